import type { Logger } from 'pino'
import type { Server, Socket } from 'socket.io'
import type { Viewer } from '../viewer.ts'
import { personRoom, type Tokens } from './screens.ts'

const everyMs = 3_000

/**
 * Ends screens whose session ended: at once on the process where that happened, within 3 seconds on the others. Answers
 * how to stop.
 */
export function watchSessions(io: Server, tokens: Tokens, log: Logger): () => void {
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
  const timer = setInterval(() => void checked([...io.sockets.sockets.values()]), everyMs)
  return () => clearInterval(timer)
}

const sessionOf = (screen: Socket): string => (screen.data.viewer as Viewer).sessionId
