import type { Review } from '@hearback/contract/hiring/reviews.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import type { ReactNode } from 'react'
import { PlainText } from '../../ui/text/PlainText.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Reviews.module.css'
import { metWords } from './review-words.ts'
import { Stars } from './Stars.tsx'

interface ReviewRowProps {
  review: Review
  /** The author, or the subject. */
  title: ReactNode
  /** Heading level: one below that of the list. */
  heading?: 'h2' | 'h3'
  /** Name of the subject, who may reply. */
  subject: string
  /** Actions of the reader. */
  actions?: ReactNode
  /** Moderation state of a review that is not public. */
  state?: ReactNode
}

/** One review with its context and the reply. */
export function ReviewRow({ review, title, heading: Heading = 'h3', subject, actions, state }: ReviewRowProps) {
  const { rating, communicationRating, serviceQualityRating, comment, reply, createdAt, afterReading } = review
  return (
    <li className={c.row}>
      <div className={c.rowHead}>
        <Heading className={c.name}>{title}</Heading>
        {state}
      </div>
      <p className={c.rowStars}>
        <Stars value={rating} />
        <span>
          {t.communication} <b>{communicationRating}</b>
          <span className="sr"> {t.of5}</span>
        </span>
        <span>
          {t.serviceQualityLabel} <b>{serviceQualityRating}</b>
          <span className="sr"> {t.of5}</span>
        </span>
      </p>
      <PlainText text={comment} />
      <p className={c.meta}>
        {t.rowDates(metWords(review))} <RelativeTime at={createdAt} />
        {afterReading && t.writtenAfterReading}
      </p>
      {reply && (
        <div className={c.reply}>
          <p className={c.name}>
            <Sentence of={t.replyBy} names={[subject]} />
          </p>
          <PlainText text={reply.comment} />
          <p className={c.meta}>
            <RelativeTime at={reply.createdAt} />
          </p>
        </div>
      )}
      {actions && <div className={c.rowActs}>{actions}</div>}
    </li>
  )
}
