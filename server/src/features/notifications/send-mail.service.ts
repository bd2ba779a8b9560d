import type { MailGroup } from '@hearback/contract/notifications.ts'
import type { Deps } from '../../deps.ts'
import type { Mail } from '../../ports/mail.ts'
import { listMutedGroups } from './notifications.sql.ts'
import { type Subscription, unsubscribeToken } from './unsubscribe.service.ts'

const topics: Record<MailGroup, string> = {
  applications: 'applications',
  interviews: 'interviews',
  messages: 'messages',
  offers: 'offers',
  reviews: 'reviews',
  reports: 'reports',
  jobs: 'your jobs',
  alerts: 'your saved searches',
}

/**
 * Sends a mail of the queue; one of a group says how to switch such mails off, and is dropped where that has been done meanwhile.
 * One that brings its own way out keeps it.
 */
export async function sendMail(
  deps: Pick<Deps, 'db' | 'mailer' | 'config'>,
  { about, ...mail }: Mail & { about?: Subscription },
): Promise<void> {
  if (!about) return deps.mailer.send(mail)
  const muted = await listMutedGroups(deps.db, about.userId)
  if (muted.some((row) => row.mail_group === about.group)) return
  if (mail.unsubscribe) return deps.mailer.send(mail)
  const query = `?token=${encodeURIComponent(await unsubscribeToken(deps, about))}`
  const { publicUrl } = deps.config
  await deps.mailer.send({
    ...mail,
    unsubscribe: {
      topic: topics[about.group],
      page: `${publicUrl}/unsubscribe${query}`,
      oneClick: `${publicUrl}/api/notifications/unsubscribe${query}`,
    },
  })
}
