import type { Server } from 'socket.io'

/** What may wait for a client that reads slowly; it fetches what it missed when it connects again. */
const greatest = { packets: 2_000, bytes: 1_000_000 }

interface Connection {
  readonly writeBuffer: readonly unknown[]
  readonly transport: { readonly socket?: { readonly bufferedAmount: number; terminate(): void } }
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): void
  on(event: 'flush', listener: () => void): void
  close(discard: boolean): void
}

/** Cuts clients that have stopped reading as soon as too much waits for them, so that they fill no memory. */
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
    // Not from within what is being sent to everybody.
    queueMicrotask(() => cut(connection))
  })
}

/** Without waiting for a farewell: it would stand behind what is not read. */
function cut(connection: Connection): void {
  const { socket } = connection.transport
  connection.close(true)
  socket?.terminate()
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length
  return data instanceof Uint8Array ? data.byteLength : 0
}
