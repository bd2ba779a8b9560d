import type { ClientConnection } from '../../realtime/client-connections.ts'

/** Room of the connections that show a chat. */
export const openRoom = (chatId: string): string => `open:${chatId}`
/** Room of the connections that watch a person's presence. */
export const watchRoom = (userId: string): string => `watch:${userId}`

export interface Shown {
  readonly chatId: string
  readonly otherId: string
}

/** Tracks the open chat of each connection of this process; one at a time. */
export function createOpenChats() {
  const shown = new Map<string, Shown>()
  const hide = async (screen: ClientConnection): Promise<void> => {
    const before = shown.get(screen.id)
    if (!before) return
    shown.delete(screen.id)
    await screen.leave(openRoom(before.chatId))
    await screen.leave(watchRoom(before.otherId))
  }
  return {
    hide,
    shownOn: (screen: ClientConnection): Shown | undefined => shown.get(screen.id),
    async show(screen: ClientConnection, next: Shown): Promise<void> {
      // Joins again each time, because a block on any process may have removed the connection from the room.
      if (shown.get(screen.id)?.chatId !== next.chatId) await hide(screen)
      shown.set(screen.id, next)
      await screen.join(openRoom(next.chatId))
      await screen.join(watchRoom(next.otherId))
    },
  }
}
