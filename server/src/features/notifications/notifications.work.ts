import type { Deps } from '../../deps.ts'
import { sendMail } from './send-mail.service.ts'
import { sendPush } from './send-push.service.ts'

/** Sends queued mails and pushes. */
export async function notificationsWork(deps: Deps): Promise<void> {
  await deps.queue.handle('mail', (mail) => sendMail(deps, mail))
  await deps.queue.handle('push', (push) => sendPush(deps, push))
}
