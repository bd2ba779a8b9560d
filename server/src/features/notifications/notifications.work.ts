import type { Deps } from '../../deps.ts'
import { sendMail } from './send-mail.service.ts'

/** Sends what is to be mailed. */
export const notificationsWork = (deps: Deps): Promise<void> =>
  deps.queue.handle('mail', (mail) => sendMail(deps, mail))
