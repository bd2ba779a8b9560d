import { createHash } from 'node:crypto'
import type { ContactForm, ContactMessage, ContactState } from '@hearback/contract/trust/contact.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { languageOf, ownAccount } from '../accounts/account/accounts.service.ts'
import { actorOf, mailModerators } from '../accounts/admins.service.ts'
import { record } from '../audit/audit.service.ts'
import { contactAnswerMail, contactMail } from './contact.mails.ts'
import {
  countMessages,
  countRecent,
  findMessage,
  handleMessage,
  insertMessage,
  listMessages,
  lockSender,
} from './contact.sql.ts'
import { contactMessageView } from './contact.view.ts'

interface Sender {
  readonly key: string
  readonly userId: string | null
  readonly email: string
}

/**
 * Stores a contact message and mails it to the moderators, at most once an hour after the first. Limited to two messages in 24 hours per person, or per IP
 * address and email together, also under concurrency. Throws contact_limit_reached, also for an IP address that uses
 * many emails, and invalid_input.
 */
export async function contactUs(
  deps: Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'limits'>,
  viewer: Viewer | undefined,
  form: ContactForm,
  { address }: { address: string },
): Promise<{ message: string }> {
  const { key, userId, email } = await senderOf(deps, viewer, form, address)
  if (userId === null) await countAddress(deps, address)
  const { name, message } = form
  await inTransaction(deps, async (tx) => {
    await lockSender(tx, key)
    const { used, resets_at, seconds_left } = await countRecent(tx, key)
    if (used >= limits.contactMessagesADay) {
      throw new AppError('contact_limit_reached', {
        limit: limits.contactMessagesADay,
        used,
        resetsAt: resets_at.toISOString(),
        retryAfterSeconds: Math.ceil(seconds_left),
      })
    }
    await insertMessage(tx, { sender_key: key, user_id: userId, name, email, message })
    await mailModerators(deps, tx, 'contact', (to) => contactMail(deps.config.publicUrl, to, { name, email, message }))
  })
  return { message: 'Thank you. We’ll reply by email.' }
}

/** Maps the rate limit of the IP address to the same error as the daily limit. */
async function countAddress(counts: Pick<Deps, 'limits'>, address: string): Promise<void> {
  try {
    await counts.limits.consume('contactByAddress', address)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    const { retryAfterSeconds = 0 } = error.detail
    const limit = limits.contactMessagesOfAnAddress
    const resetsAt = new Date(Date.now() + retryAfterSeconds * 1_000).toISOString()
    throw new AppError('contact_limit_reached', { ...error.detail, limit, used: limit, resetsAt })
  }
}

/** A viewer with an unconfirmed registration counts as anonymous. */
async function senderOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer | undefined,
  form: ContactForm,
  address: string,
): Promise<Sender> {
  if (viewer && !viewer.pending) {
    const { email = '' } = await ownAccount(db, viewer)
    return { key: viewer.userId, userId: viewer.userId, email }
  }
  if (!form.email) throw invalid('email', 'Enter your email address so we can reply')
  const key = createHash('sha256').update(`${address} ${form.email}`).digest('base64url')
  return { key, userId: null, email: form.email }
}

/** A page of contact messages, newest first. */
export async function contactMessages(
  { db }: Pick<Deps, 'db'>,
  { state, ...paging }: { state?: ContactState | undefined; page: number; limit: number },
): Promise<{ messages: ContactMessage[]; total: number; totalPages: number }> {
  const rows = await listMessages(db, { state }, paging)
  const { total } = await countMessages(db, { state })
  return { messages: rows.map(contactMessageView), total, totalPages: Math.ceil(total / paging.limit) }
}

/** Replies to a new message by mail, or closes it without a reply. Throws not_found, and conflict if it was handled concurrently. */
export const handleContactMessage = (
  deps: Pick<Deps, 'db' | 'events' | 'queue'>,
  viewer: Viewer,
  id: string,
  answer: string | null,
): Promise<{ message: ContactMessage }> =>
  inTransaction(deps, async (tx) => {
    const actor = await actorOf(tx, viewer)
    const row = await handleMessage(tx, id, actor.name, answer)
    if (!row) {
      if (!(await findMessage(tx, id))) throw new AppError('not_found', { message: 'We couldn’t find this message.' })
      throw new AppError('conflict', { message: 'This message has already been answered or closed.' })
    }
    await record(tx, actor, {
      act: answer === null ? 'contact_closed' : 'contact_answered',
      kind: 'contact',
      targetId: id,
      targetName: row.name,
    })
    if (answer !== null) {
      const language = row.user_id === null ? 'en' : await languageOf(tx, row.user_id)
      await deps.queue.enqueue(tx, 'mail', [contactAnswerMail(row, answer, language)])
    }
    return { message: contactMessageView(row) }
  })
