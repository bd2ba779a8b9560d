import type { Deps } from '../../deps.ts'
import { mailUnread } from './chat-notices.service.ts'

/** Mails people of what they left unread, looked for every minute. */
export async function chatWork(deps: Deps): Promise<void> {
  await deps.queue.handle('unread-mails', () => mailUnread(deps))
  await deps.queue.schedule('unread-mails', '* * * * *')
}
