import type { NotificationKind } from '@hearback/contract/notifications.ts'
import type { Notice } from '../../notice.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { otherOf, type Side } from './chat.rules.ts'

/** Whom a notice about a chat tells, and what they call the other. */
export interface ChatReader {
  readonly userId: string
  readonly email: string
  readonly side: Side
  readonly other: string
  readonly chatId: string
}

/** What was written stays in the chat. */
function noticeOf(
  reader: ChatReader,
  publicUrl: string,
  {
    kind,
    count,
    subject,
    paragraphs,
  }: { kind: NotificationKind; count?: number; subject: string; paragraphs: string[] },
): Notice {
  const path = `/messages/${reader.chatId}` as const
  return {
    userId: reader.userId,
    kind,
    data: { [otherOf(reader.side) === 'employer' ? 'company' : 'person']: reader.other, ...(count && { count }) },
    path,
    mail: composeMail(reader.email, subject, [...paragraphs, { label: 'Read and answer', url: `${publicUrl}${path}` }]),
  }
}

export function unreadNotice(publicUrl: string, reader: ChatReader, unread: number): Notice {
  const messages = unread === 1 ? 'A message' : `${unread} messages`
  return noticeOf(reader, publicUrl, {
    kind: 'messages_unread',
    count: unread,
    subject: `${messages} from ${reader.other}`,
    paragraphs: [`${reader.other} has written to you, and you have not read it yet.`],
  })
}

export const requestNotice = (publicUrl: string, reader: ChatReader): Notice =>
  noticeOf(reader, publicUrl, {
    kind: 'chat_requested',
    subject: `${reader.other} asks to write to you`,
    paragraphs: [
      `${reader.other} has sent you a message and would like to chat.`,
      'Accept or decline: until you do, they can write nothing more.',
    ],
  })

export const acceptedNotice = (publicUrl: string, reader: ChatReader): Notice =>
  noticeOf(reader, publicUrl, {
    kind: 'chat_accepted',
    subject: `${reader.other} has accepted your message`,
    paragraphs: [`${reader.other} has accepted your request. You can write to each other now.`],
  })
