import type { Logger } from 'pino'
import type { Server, Socket } from 'socket.io'
import type { Viewer } from '../viewer.ts'
import { personRoom, type Tokens } from './screens.ts'

const everyMs = 3_000
/** What may wait for a client that reads slowly; it fetches what it missed when it connects again. */
const greatestBacklog = { packets: 2_000, bytes: 1_000_000 }

/**
 * Ends screens whose session ended, at once on the process where that happened and within 3 seconds on the others, and
 * those that have stopped reading. Answers how to stop.
 */
export function watchScreens(io: Server, tokens: Tokens, log: Logger): () => void {
  const check = async (screens: readonly Socket[]): Promise<void> => {
    const ids = [...new Set(screens.map(sessionOf))]
    if (ids.length === 0) return
    const good = await tokens.stillGood(ids)
    for (const screen of screens) if (!good.has(sessionOf(screen))) screen.disconnect(true)
  }
  const checked = (screens: readonly Socket[]) =>
    check(screens).catch((error: unknown) => log.warn({ err: error }, 'sessions of sockets could not be checked'))
  tokens.onEnded((userId) => {
    const ids = io.sockets.adapter.rooms.get(personRoom(userId)) ?? []
    void checked([...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []))
  })
  const timer = setInterval(() => {
    const screens = [...io.sockets.sockets.values()]
    for (const screen of screens) if (isStuck(screen)) cut(screen)
    void checked(screens)
  }, everyMs)
  return () => clearInterval(timer)
}

const sessionOf = (screen: Socket): string => (screen.data.viewer as Viewer).sessionId

interface Buffered {
  readonly writeBuffer: readonly { data?: unknown }[]
  readonly transport: { readonly socket?: { readonly bufferedAmount?: number; terminate?(): void } }
}

function isStuck({ conn }: Socket): boolean {
  const { writeBuffer, transport } = conn as unknown as Buffered
  if (writeBuffer.length > greatestBacklog.packets) return true
  const waiting = writeBuffer.reduce((sum, { data }) => sum + (typeof data === 'string' ? data.length : 0), 0)
  return waiting + (transport.socket?.bufferedAmount ?? 0) > greatestBacklog.bytes
}

/** Without a farewell: it would wait behind what is not read. */
function cut({ conn }: Socket): void {
  const { transport } = conn as unknown as Buffered
  if (transport.socket?.terminate) transport.socket.terminate()
  else conn.close(true)
}
