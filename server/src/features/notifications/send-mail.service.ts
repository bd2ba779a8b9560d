import type { MailGroup } from '@hearback/contract/accounts/notifications.ts'
import * as en from '@hearback/texts/en/mails/frame.ts'
import * as es from '@hearback/texts/es/mails/frame.ts'
import type { Deps } from '../../deps.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { Mail } from '../../ports/mail.ts'
import type { JobPayloads } from '../../queue/queue.ts'
import { fillAnswerTokens } from '../reply-addresses/answer-links.service.ts'
import { replyAddress } from '../reply-addresses/reply-addresses.service.ts'
import { isMemberToTell, listMutedGroups } from './notifications.sql.ts'
import { deliver } from './undeliverable-emails.service.ts'
import { unsubscribeToken } from './unsubscribe.service.ts'

const texts = inLanguages({ en, es })

const topicsOf = (t: ReturnType<typeof texts>): Record<MailGroup, string> => ({
  applications: t.applications,
  interviews: t.interviews,
  messages: t.messages,
  offers: t.offers,
  reviews: t.reviews,
  reports: t.reports,
  jobs: t.jobs,
  alerts: t.alerts,
  weekly: t.weekly,
})

/**
 * Sends a mail of the queue. Drops it if its group has been muted meanwhile, or if emails to the address are stopped. Drops one
 * to the member of a company who has left it or lost the role in which they get it.
 */
export async function sendMail(
  deps: Pick<Deps, 'db' | 'events' | 'queue' | 'mailer' | 'config'>,
  { member, isRequested, ...queued }: JobPayloads['mail'],
): Promise<void> {
  if (member && !(await isMemberToTell(deps.db, member))) return
  const mail = await complete(deps, queued)
  if (mail) await deliver(deps, mail, { isRequested })
}

/**
 * Adds the address for replies, if the installation takes any, the tokens of its buttons, and an unsubscribe link for its group
 * unless it brings its own. Returns undefined if the group has been muted.
 */
async function complete(
  deps: Pick<Deps, 'db' | 'config'>,
  { about, reply, answerLinks, ...composed }: Omit<JobPayloads['mail'], 'member' | 'isRequested'>,
): Promise<Mail | undefined> {
  const { replies, publicUrl } = deps.config
  const written = answerLinks ? await withAnswerTokens(deps, composed, answerLinks) : composed
  const mail = reply && replies ? { ...written, replyTo: await replyAddress(deps, replies.domain, reply) } : written
  if (!about) return mail
  const muted = await listMutedGroups(deps.db, about.userId)
  if (muted.some((row) => row.mail_group === about.group)) return undefined
  if (mail.unsubscribe) return mail
  const query = `?token=${encodeURIComponent(await unsubscribeToken(deps, about))}`
  const { language = 'en' } = mail
  return {
    ...mail,
    unsubscribe: {
      topic: topicsOf(texts(language))[about.group],
      page: `${siteUrl(language, publicUrl)}/unsubscribe${query}`,
      oneClick: `${publicUrl}/api/notifications/unsubscribe${query}`,
    },
  }
}

async function withAnswerTokens(
  { db }: Pick<Deps, 'db'>,
  mail: Mail,
  links: NonNullable<JobPayloads['mail']['answerLinks']>,
): Promise<Mail> {
  const [text = '', html] = await fillAnswerTokens(db, [mail.text, ...(mail.html ? [mail.html] : [])], links)
  return { ...mail, text, ...(html && { html }) }
}
