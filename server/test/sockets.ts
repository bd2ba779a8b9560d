import type { ErrorBody } from '@hearback/contract/error-body.ts'
import type { ClientEvent, ServerEvent, ServerPayload } from '@hearback/contract/hiring/chat-events.ts'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'

/** A socket.io client that records received events. */
export interface TestSocket extends Socket {
  /** Emits and returns the data of the acknowledgement; throws a Refusal. */
  ask<Data = unknown>(event: ClientEvent, payload: unknown): Promise<Data>
  /** The payloads received so far, oldest first. */
  heard<E extends ServerEvent>(event: E): ServerPayload<E>[]
}

type Acknowledgement = { success: true; data: unknown } | ErrorBody
type Options = Partial<ManagerOptions & SocketOptions>

/** Resolves once connected. Throws what `refuse` makes of a refusal's body, and other failures unchanged. */
export async function connectSocket(
  url: string,
  { refuse, ...options }: Options & { refuse: (body: ErrorBody) => Error },
): Promise<TestSocket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, ...options })
  const heard: [event: string, payload: unknown][] = []
  socket.onAny((event: string, payload: unknown) => heard.push([event, payload]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error: Error & { data?: ErrorBody }) => {
      reject(error.data ? refuse(error.data) : error)
      socket.disconnect()
    })
    // Delayed, because a refusal closes the connection before it is reported.
    const closed = (reason: string) => setTimeout(() => reject(new Error(`closed by ${reason}`)), 10)
    if (!options.reconnection) socket.io.once('close', closed)
  })
  return Object.assign(socket, {
    async ask<Data>(event: ClientEvent, payload: unknown): Promise<Data> {
      const answer: Acknowledgement = await socket.timeout(10_000).emitWithAck(event, payload)
      if (answer.success) return answer.data as Data
      throw refuse(answer)
    },
    heard: <E extends ServerEvent>(event: E) =>
      heard.filter(([name]) => name === event).map(([, payload]) => payload as ServerPayload<E>),
  })
}
