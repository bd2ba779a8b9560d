import type { Chat, Message } from '@hearback/contract/chat.ts'
import { memo } from 'react'
import { LinkedText } from '../../ui/LinkedText.tsx'
import { DeliveryMark, deliveryOf } from './DeliveryMark.tsx'
import c from './Message.module.css'
import { MessageFileView } from './MessageFileView.tsx'
import { MessageTime } from './MessageTime.tsx'
import { MessageWarnings, type WarningActs } from './MessageWarnings.tsx'

export interface MessageRowProps {
  message: Message
  /** Who wrote it. */
  name: string
  isOwn: boolean
  first: boolean
  last: boolean
  /** The latest of one's own, which says in words how far it has come. */
  isLatestOwn: boolean
  marks: Pick<Chat, 'othersReadSeq' | 'othersDeliveredSeq'>
  acts: WarningActs
}

/** A message that the server has. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, name, isOwn, first, last, isLatestOwn, marks, acts } = props
  return (
    <div className={c.row} data-own={isOwn || undefined} data-first={first || undefined} data-last={last || undefined}>
      <div className={c.bubble} data-file={message.file ? true : undefined}>
        <span className="sr">{isOwn ? 'You' : name}: </span>
        {message.file && <MessageFileView message={message} file={message.file} />}
        {message.content && (
          <div className={c.words}>
            <LinkedText text={message.content} />
          </div>
        )}
        <span className={c.foot}>
          <MessageTime at={Date.parse(message.createdAt)} />
          {isOwn && <DeliveryMark state={deliveryOf(message, marks)} inWords={isLatestOwn} />}
        </span>
      </div>
      {!isOwn && message.warnings.length > 0 && <MessageWarnings message={message} acts={acts} />}
    </div>
  )
})
