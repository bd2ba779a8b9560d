import type { Chat, Participant } from '@hearback/contract/hiring/chat.ts'
import type { FoundMessage } from '@hearback/contract/hiring/chat-search.ts'
import { messageFor, messageView, type Sign } from '../conversation/chat.view.ts'
import type { MessageRow } from '../conversation/messages.sql.ts'

const otherIn = ({ participants }: Chat, viewerId: string): Participant | undefined =>
  participants.find(({ _id }) => _id !== viewerId)

/** The name of the other user of the chat, as the viewer sees it. */
export const shownNameIn = (chat: Chat | undefined, viewerId: string): string =>
  (chat && otherIn(chat, viewerId)?.name) ?? ''

/** A found message with the other user of its chat. */
export function foundMessageView(row: MessageRow, chat: Chat, reader: { viewerId: string; sign: Sign }): FoundMessage {
  const { viewerId, sign } = reader
  const other = otherIn(chat, viewerId)
  if (!other) throw new Error('A chat without another user')
  return { message: messageFor(messageView(row), viewerId, sign), other }
}
