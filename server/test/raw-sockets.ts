import { once } from 'node:events'
import type { Socket as TcpSocket } from 'node:net'
import type { TestSocket } from './sockets.ts'

/** A websocket without a client library for the protocol above. */
export interface RawSocket {
  send(data: string | Uint8Array<ArrayBuffer>): void
  /** The next unread frame; undefined once the socket is closed. */
  next(): Promise<unknown>
  /** Resolves once it is closed, with all unread frames. */
  readonly closed: Promise<unknown[]>
  close(): void
}

/** Opens without waiting; a refusal closes it. */
export function openRawSocket(url: string): RawSocket {
  const socket = new WebSocket(url.replace(/^http/, 'ws'))
  const frames: unknown[] = []
  const waiting: ((frame: unknown) => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    const taker = waiting.shift()
    if (taker) taker(data)
    else frames.push(data)
  })
  const opened = once(socket, 'open').catch(() => {})
  return {
    send: (data) => void opened.then(() => socket.send(data)),
    next: async () => (frames.length > 0 ? frames.shift() : new Promise((resolve) => waiting.push(resolve))),
    closed: new Promise((resolve) => {
      socket.addEventListener('close', () => {
        for (const taker of waiting.splice(0)) taker(undefined)
        resolve(frames)
      })
    }),
    close: () => socket.close(),
  }
}

/** The TCP connection of a socket, to stop reading from it. */
export function tcpOf(client: TestSocket): TcpSocket {
  const { transport } = client.io.engine as unknown as { transport: { ws: { _socket: TcpSocket } } }
  return transport.ws._socket
}

/** Resolves when the socket disconnects, with the reason. */
export const endOf = (client: TestSocket): Promise<string> =>
  new Promise((resolve) => {
    client.once('disconnect', resolve)
  })
