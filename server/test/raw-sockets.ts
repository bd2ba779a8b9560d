import { once } from 'node:events'
import type { Socket as TcpSocket } from 'node:net'
import type { TestSocket } from './sockets.ts'

/** A websocket without a library of the protocol above it. */
export interface RawSocket {
  send(data: string | Uint8Array<ArrayBuffer>): void
  /** The next frame that nobody has taken yet; undefined once it is closed. */
  next(): Promise<unknown>
  /** Resolves once it is closed, with all frames that nobody took. */
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

/** The connection under a screen, to stop reading from it. */
export function tcpOf(screen: TestSocket): TcpSocket {
  const { transport } = screen.io.engine as unknown as { transport: { ws: { _socket: TcpSocket } } }
  return transport.ws._socket
}

/** Why a screen lost its connection, once it has. */
export const endOf = (screen: TestSocket): Promise<string> =>
  new Promise((resolve) => {
    screen.once('disconnect', resolve)
  })
