import type { Message } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { Verbatim } from '../../../ui/text/Verbatim.tsx'
import { ownId, ownUserId } from '../chat.queries.ts'
import { senderName } from '../chat-words.ts'

interface SenderProps {
  message: Pick<Message, 'sender' | 'writer'>
  /** Name of the other user of the chat; without it, a member of a company is shown by first name alone. */
  name?: string
}

/** The sender of a message: the user, a colleague by first name, or the other user of the chat. */
export function Sender({ message, name }: SenderProps) {
  const { sender, writer } = message
  if (sender !== ownId()) return <Verbatim>{name ? senderName(message, name) : writer?.firstName}</Verbatim>
  if (!writer || writer._id === ownUserId()) return t.you
  return writer.firstName ? <Verbatim>{writer.firstName}</Verbatim> : t.colleague
}
