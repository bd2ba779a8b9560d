import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What a log line says of the request, or the event of a socket, in whose course it is written. */
export interface RequestContext {
  readonly requestId: string
  /** Method and pattern of its route; an event as `socket NAME`. */
  readonly route: string
  /** Where it comes from; it leaves this process as a hash alone (`placeOf`). */
  readonly address: string
  /** Whose account it is about, once that is known. */
  userId?: string | undefined
  /** It was answered: a timer that it has set going is none of its business any more. */
  isOver?: boolean
}

const running = new AsyncLocalStorage<RequestContext>()

/** Ours alone: an id that a client chose could be that of somebody else's request. */
export const newRequestId = (): string => randomUUID()

export const inRequest = <R>(context: RequestContext, work: () => R): R => running.run(context, work)

export function requestNow(): RequestContext | undefined {
  const request = running.getStore()
  return request?.isOver ? undefined : request
}

/** Notes whose account the request is about, for what is logged of it. */
export function concerning(userId: string | undefined): void {
  const request = requestNow()
  if (request) request.userId = userId
}
