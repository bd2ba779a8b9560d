import type { NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import * as en from '@hearback/texts/en/mails/chat.ts'
import * as es from '@hearback/texts/es/mails/chat.ts'
import { inLanguages, siteUrl } from '../../../domain/languages.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { composeMail } from '../../../ports/mail-text.ts'
import { otherOf, type Side } from '../conversation/chat.rules.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>

/** The recipient of a chat notification, and the other person's name. */
export interface ChatReader {
  readonly userId: string
  readonly email: string
  readonly side: Side
  readonly other: string
  readonly otherId: string
  readonly chatId: string
}

interface Told {
  kind: NotificationKind
  count?: number
  subject: (t: Texts) => string
  paragraphs: (t: Texts) => string[]
}

/** Notifications do not quote messages. */
function noticeOf(
  reader: ChatReader,
  publicUrl: string,
  { kind, count, subject, paragraphs }: Told,
): NotificationRequest {
  const path = `/messages/${reader.chatId}` as const
  return {
    userId: reader.userId,
    act: { by: reader.otherId, matter: `chat ${reader.chatId}` },
    answers: { kind: 'chat', id: reader.chatId },
    kind,
    data: { [otherOf(reader.side) === 'employer' ? 'company' : 'person']: reader.other, ...(count && { count }) },
    path,
    mail: (language) => {
      const t = texts(language)
      const link = { label: t.chatLink, url: `${siteUrl(language, publicUrl)}${path}` }
      return composeMail(reader.email, subject(t), [...paragraphs(t), link], language)
    },
  }
}

export const unreadNotice = (publicUrl: string, reader: ChatReader, unread: number): NotificationRequest =>
  noticeOf(reader, publicUrl, {
    kind: 'messages_unread',
    count: unread,
    subject: (t) => t.messagesSubject(unread, reader.other),
    paragraphs: (t) => [t.messageText(reader.other)],
  })

export const requestNotice = (publicUrl: string, reader: ChatReader): NotificationRequest =>
  noticeOf(reader, publicUrl, {
    kind: 'chat_requested',
    subject: (t) => t.requestSubject(reader.other),
    paragraphs: (t) => [t.requestText(reader.other), t.requestAdvice],
  })

export const acceptedNotice = (publicUrl: string, reader: ChatReader): NotificationRequest =>
  noticeOf(reader, publicUrl, {
    kind: 'chat_accepted',
    subject: (t) => t.acceptedSubject(reader.other),
    paragraphs: (t) => [t.acceptedText(reader.other)],
  })
