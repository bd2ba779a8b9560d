import type { Server } from 'socket.io'

/** The largest send buffer of a slow client. It fetches what it missed after it reconnects. */
const greatest = { packets: 2_000, bytes: 1_000_000 }

interface Connection {
  readonly writeBuffer: readonly unknown[]
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } }
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): void
  on(event: 'flush', listener: () => void): void
  close(discard: boolean): void
}

/** Disconnects clients that have stopped reading as soon as their send buffer exceeds the limits, to bound memory. */
export function disconnectSlowConsumers(io: Server): void {
  io.engine.on('connection', watch)
}

function watch(connection: Connection): void {
  let waiting = 0
  let isCut = false
  connection.on('flush', () => {
    waiting = 0
  })
  connection.on('packetCreate', ({ data }) => {
    waiting += sizeOf(data)
    const bytes = waiting + (connection.transport.socket?.bufferedAmount ?? 0)
    if (isCut || (bytes <= greatest.bytes && connection.writeBuffer.length <= greatest.packets)) return
    isCut = true
    // Deferred, so as not to close within a broadcast.
    queueMicrotask(() => cut(connection))
  })
}

/** Terminates without a close frame, which would queue behind the unread data. */
function cut(connection: Connection): void {
  const { socket } = connection.transport
  connection.close(true)
  socket?.terminate()
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length
  return data instanceof Uint8Array ? data.byteLength : 0
}
