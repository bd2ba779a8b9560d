import { promisify } from 'node:util'
import { gzip, type ZlibOptions } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addVary } from '../vary.ts'
import type { Page } from './page-cache.ts'

/** A rendered page with all its headers; compressed at most once. */
export interface CachedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
  /** All ids in the page, for invalidation. */
  readonly ids: ReadonlySet<string>
  compressed?: Promise<Buffer>
}

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
// Most of the gain at a third of the time of level 9. A proxy may compress better.
const LEVEL = 4
const WORTH_COMPRESSING = 1_400
const compress = promisify<Buffer, ZlibOptions, Buffer>(gzip)

export const cachePage = ({ status, headers, body }: Page): CachedPage => ({
  status,
  headers,
  body: Buffer.from(body),
  ids: new Set(body.match(ID)),
})

function gzipPage(page: CachedPage): Promise<Buffer> {
  page.compressed ??= compress(page.body, { level: LEVEL })
  return page.compressed
}

/** Sends the page, compressed if it is worth it and the client takes it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.code(page.status).headers(page.headers)
  if (page.body.length < WORTH_COMPRESSING) return reply.send(page.body)
  addVary(reply, 'accept-encoding')
  if (!acceptsGzip(request)) return reply.send(page.body)
  return reply.header('content-encoding', 'gzip').send(await gzipPage(page))
}

const acceptsGzip = (request: FastifyRequest) => /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
