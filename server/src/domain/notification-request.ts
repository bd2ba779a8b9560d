import type { NotificationData, NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import type { PersonId } from '../db/ids.ts'
import type { Mail } from '../ports/mail.ts'
import type { AnswerMatter, ReplyMatter } from './reply-matter.ts'

/** A notification: always shown in the app, and mailed if `mail` is set and the user wants mails of its group. */
export interface NotificationRequest {
  readonly userId: string
  readonly kind: NotificationKind
  readonly data: NotificationData
  /** The page it links to. */
  readonly path: `/${string}`
  /** The job of a notification to a company: only the people of the job get it, if it has any. */
  readonly jobId?: string | null
  /** The only member of the company who gets it. */
  readonly memberId?: PersonId
  /** The action of another person behind it. Repeated actions on one matter are mailed seldom, and the latest state wins. */
  readonly act?: { readonly by: string; readonly matter: string }
  /** Groups its mail with others; by default those of one matter. */
  readonly thread?: string
  /** Its mail may be answered by email. */
  readonly answers?: ReplyMatter
  /** The applications whose buttons its mail has (`answerTokenPlaceholder`). */
  readonly answerLinks?: readonly AnswerMatter[]
  /** Composed once the user's language and time zone are known. The zone is null until a device has reported it. */
  readonly mail?: Mail | ((language: Language, timeZone: string | null) => Mail)
}

/**
 * The thread of all mails to a reader about a reported or moderated target. Mails about messages are grouped by reader,
 * because the id of a message would tell its sender which one was reported.
 */
export const caseThread = (
  { kind, targetId }: { readonly kind: string; readonly targetId: string },
  readerId: string,
) => `case ${kind} ${kind === 'message' ? readerId : targetId}`
