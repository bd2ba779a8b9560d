import type { ClientConnection } from '../../realtime/client-connections.ts'

/** The screens that show a chat. */
export const openRoom = (chatId: string): string => `open:${chatId}`
/** The screens that want to know whether this person is here. */
export const watchRoom = (userId: string): string => `watch:${userId}`

export interface Shown {
  readonly chatId: string
  readonly otherId: string
}

/** Which chat each screen of this process shows; one at a time. */
export function createChatScreens() {
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
      // Joined anew each time: a block may have put the screen out meanwhile, on whatever process it was set.
      if (shown.get(screen.id)?.chatId !== next.chatId) await hide(screen)
      shown.set(screen.id, next)
      await screen.join(openRoom(next.chatId))
      await screen.join(watchRoom(next.otherId))
    },
  }
}
