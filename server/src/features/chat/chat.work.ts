import type { Deps } from '../../deps.ts'
import { mailUnread } from './notices/chat-notices.service.ts'
import { pushMessages, pushUnreadLater } from './notices/message-pushes.service.ts'

/** Pushes messages after a short delay, and mails people about unread ones, checked every minute. */
export async function chatWork(deps: Deps): Promise<void> {
  pushUnreadLater(deps)
  await deps.queue.handle('push-messages', (unread) => pushMessages(deps, unread))
  await deps.queue.handle('unread-mails', () => mailUnread(deps))
  await deps.queue.schedule('unread-mails', '* * * * *')
}
