import type { ChatClosed, Message, MessageWarning, Participant } from '@hearback/contract/hiring/chat.ts'
import { onOneLine, truncate } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { shownName } from '../../ui/text/stored-name.ts'

/** A message shortened to one line for lists, toasts and notifications. */
export function firstWords({ content, file }: Pick<Message, 'content' | 'file'>): string {
  const words = onOneLine(content)
  if (words) return truncate(words, 140)
  if (!file) return ''
  return file.mediaType.startsWith('image/') ? t.sentPicture : t.sentFile(file.name)
}

/** The sender of a message from the other user: `Dana, Copper Kettle Bakery` where a member of a company wrote it. */
export const senderName = ({ writer }: Pick<Message, 'writer'>, name: string): string =>
  writer?.firstName ? t.memberOfCompany(writer.firstName, name) : name

/** The industry of a company in the language of the page, or the job title of a seeker. */
export const headlineOf = ({ userType, headline }: Pick<Participant, 'userType' | 'headline'>): string | null =>
  headline && userType === 'employer' ? shownName(headline) : headline

/** Explains why the chat is closed to new messages, and what the user can do about it. */
export const CLOSED_WORDS: Record<ChatClosed, (name: string) => string> = {
  request_pending: (name) => t.cannotWriteRequestPending(name),
  declined: (name) => t.cannotWriteDeclined(name),
  blocked: (name) => t.cannotWriteBlocked(name),
  unavailable: () => t.cannotWriteUnavailable,
}

/** Warning sentences for a seeker who receives a message (product.md 6.10). */
const SEEKER_WARNINGS: Record<MessageWarning, string> = {
  money: t.warningMoney,
  bank_details: t.warningBankDetails,
  identity_number: t.warningIdentityNumber,
  other_messenger: t.warningOtherMessenger,
  foreign_link: t.warningForeignLink,
}
const EMPLOYER_WARNINGS: Record<MessageWarning, string> = {
  ...SEEKER_WARNINGS,
  money: t.warningMoneyEmployer,
  bank_details: t.warningBankDetailsEmployer,
  identity_number: t.warningIdentityNumberEmployer,
  foreign_link: t.warningForeignLinkEmployer,
}
export const warningWords = (warning: MessageWarning, isEmployer: boolean): string =>
  (isEmployer ? EMPLOYER_WARNINGS : SEEKER_WARNINGS)[warning]

const SEEN: Record<string, string> = {
  today: t.presenceToday,
  'this week': t.presenceThisWeek,
  'longer ago': t.presenceLongerAgo,
}

/** Last-seen sentence; `lastSeen` is as coarse as the server reveals it. */
export const seenWords = (lastSeen: string | null | undefined): string => SEEN[lastSeen ?? ''] ?? ''
