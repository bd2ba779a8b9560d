import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import { staleWhileRevalidate } from '../cache/stale-while-revalidate.ts'
import type { Database } from '../db/database.ts'
import type { Api } from './bind.ts'

interface PublicRequest<Route extends RouteGenericInterface> {
  readonly request: FastifyRequest<Route>
  readonly reply: FastifyReply
  /** The replica if its lag is acceptable, else the primary. */
  readonly reads: Database
}

/** Serves a public GET that is no endpoint of the contract, such as a picture or a feed. */
export function bindPublicGet<Route extends RouteGenericInterface>(
  { app, replica }: Api,
  path: string,
  handler: (request: PublicRequest<Route>) => Promise<unknown>,
  onRequest?: (request: FastifyRequest) => Promise<void>,
): void {
  app.get(path, { ...(onRequest && { onRequest }) }, (request, reply) =>
    handler({ request: request as FastifyRequest<Route>, reply, reads: replica.forPublicReads() }),
  )
}

/** Stale-while-revalidate cache of a public aggregate, for statements that read a whole table. */
export const cachedPublicRead = <T extends {}>(
  { replica }: Pick<Api, 'replica'>,
  ttlMs: number,
  load: (reads: Database) => Promise<T>,
): (() => Promise<T>) => staleWhileRevalidate(() => load(replica.forPublicReads()), { ttlMs })

/** The TTL of a cache of public reads, which are up to the replica's lag old already. */
export const publicTtlMs = ({ replica }: Pick<Api, 'replica'>, ttlMs: number) => ttlMs - replica.lagMs
