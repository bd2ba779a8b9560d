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
  const hide = async (client: ClientConnection): Promise<void> => {
    const before = shown.get(client.id)
    if (!before) return
    shown.delete(client.id)
    await client.leave(openRoom(before.chatId))
    await client.leave(watchRoom(before.otherId))
  }
  return {
    hide,
    shownOn: (client: ClientConnection): Shown | undefined => shown.get(client.id),
    async show(client: ClientConnection, next: Shown): Promise<void> {
      // Joins again each time, because a block on any process may have removed the connection from the room.
      if (shown.get(client.id)?.chatId !== next.chatId) await hide(client)
      shown.set(client.id, next)
      await client.join(openRoom(next.chatId))
      await client.join(watchRoom(next.otherId))
    },
  }
}
