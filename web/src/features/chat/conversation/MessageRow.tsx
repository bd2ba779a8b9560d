import type { Message } from '@hearback/contract/hiring/chat.ts'
import * as search from '@hearback/texts/web/chat-search.ts'
import { memo } from 'react'
import { LinkedText } from '../../../ui/text/LinkedText.tsx'
import { type Delivery, DeliveryMark } from './DeliveryMark.tsx'
import c from './Message.module.css'
import { MessageFileView } from './MessageFileView.tsx'
import { MessageTime } from './MessageTime.tsx'
import { MessageWarnings, type WarningActs } from './MessageWarnings.tsx'
import { Sender } from './Sender.tsx'

export interface MessageRowProps {
  message: Message
  /** Name of the other user. */
  name: string
  isOwn: boolean
  /** Delivery state of an own message. */
  delivery: Delivery | undefined
  first: boolean
  last: boolean
  /** The latest own message, whose delivery state is spelled out. */
  isLatestOwn: boolean
  /** The message that a search leads to. */
  isFound: boolean
  acts: WarningActs
}

/** A message stored by the server. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, name, isOwn, first, last, isLatestOwn, isFound, delivery, acts } = props
  return (
    <div
      className={c.row}
      data-own={isOwn || undefined}
      data-first={first || undefined}
      data-last={last || undefined}
      data-found={isFound || undefined}
    >
      {first && message.writer && (
        <p className={c.writer} aria-hidden="true">
          <Sender message={message} name={name} />
        </p>
      )}
      <div className={c.bubble} data-file={message.file ? true : undefined}>
        {isFound && <span className="sr">{search.foundMessage}. </span>}
        <span className="sr">
          <Sender message={message} name={name} />:{' '}
        </span>
        {message.file && <MessageFileView message={message} file={message.file} />}
        {message.content && (
          <div className={c.words}>
            <LinkedText text={message.content} />
          </div>
        )}
        <span className={c.foot}>
          <MessageTime at={Date.parse(message.createdAt)} />
          {delivery && <DeliveryMark state={delivery} inWords={isLatestOwn} />}
        </span>
      </div>
      {!isOwn && message.warnings.length > 0 && <MessageWarnings message={message} acts={acts} />}
    </div>
  )
})
