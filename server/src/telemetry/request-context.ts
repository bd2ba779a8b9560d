import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** The context of a log line: the request or socket event that it belongs to. */
export interface RequestContext {
  readonly requestId: string
  /** Method and route pattern; `socket NAME` for an event. */
  readonly route: string
  /** The client address, which leaves this process only as a hash (`placeOf`). */
  readonly address: string
  /** The account of the request, once it is known. */
  userId?: string | undefined
  /** The response is sent; later timers of the request no longer belong to it. */
  isOver?: boolean
}

const running = new AsyncLocalStorage<RequestContext>()

/** Always generated here: a client could choose the id of another request. */
export const newRequestId = (): string => randomUUID()

export const runInContext = <R>(context: RequestContext, work: () => R): R => running.run(context, work)

export function currentRequest(): RequestContext | undefined {
  const request = running.getStore()
  return request?.isOver ? undefined : request
}

/** Sets the account of the request for its log lines. */
export function setLogUser(userId: string | undefined): void {
  const request = currentRequest()
  if (request) request.userId = userId
}
