import type { Logger } from 'pino'
import type { Server, Socket } from 'socket.io'
import type { Viewer } from '../domain/viewer.ts'
import { type Tokens, userRoom } from './client-connections.ts'

const everyMs = 3_000

/**
 * Disconnects sockets whose session has ended, or whose user has another company or role now. This happens immediately after
 * an event of this process, or of another one through Redis, else within 3 seconds. Returns a function to stop.
 */
export function watchSessions(
  io: Server,
  tokens: Tokens,
  { log, isShared }: { log: Logger; isShared: boolean },
): () => void {
  const check = async (clients: readonly Socket[]): Promise<void> => {
    if (clients.length === 0) return
    const valid = await tokens.validSessions(clients.map(viewerOf))
    for (const client of clients) if (!valid.has(viewerOf(client).sessionId)) client.disconnect(true)
  }
  const checked = (clients: readonly Socket[]) =>
    check(clients).catch((error: unknown) => log.warn({ err: error }, 'sessions of sockets could not be checked'))
  const checkPerson = (userId: string) => {
    const ids = io.sockets.adapter.rooms.get(userRoom(userId)) ?? []
    void checked([...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []))
  }
  tokens.onEnded((userId) => {
    checkPerson(userId)
    if (isShared) io.serverSideEmit('sessionsEnded', userId)
  })
  io.on('sessionsEnded', checkPerson)
  const timer = setInterval(() => void checked([...io.sockets.sockets.values()]), everyMs)
  return () => clearInterval(timer)
}

const viewerOf = (client: Socket) => client.data.viewer as Viewer
