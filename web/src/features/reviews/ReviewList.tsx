import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listEmployerReviews, Review, ReviewOrder } from '@hearback/contract/hiring/reviews.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { SortLinks } from '../../ui/navigation/SortLinks.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { ReviewFigures } from './ReviewFigures.tsx'
import { ReviewRow } from './ReviewRow.tsx'
import c from './Reviews.module.css'
import { REVIEW_ORDERS, REVIEW_PAGE, reviewOrderOf, reviewPageOf, reviewStarsOf, withStars } from './review-page.ts'
import { reviewsAbout, type Subject } from './reviews.queries.ts'

interface ReviewListProps {
  subject: Subject
  /** Name of the subject. */
  name: string
  /** First page, rendered by the server. */
  loaded?: ReplyOf<typeof listEmployerReviews> | undefined
  /** Heading level of each review: one below that of the list. */
  heading?: 'h2' | 'h3'
  /** Shown when there are no reviews. */
  empty: ReactNode
  /** Actions of the reader for a review. */
  actions: (review: Review) => ReactNode
}

const ORDER_LABELS: Record<ReviewOrder, string> = {
  newest: t.sortNewest,
  highest: t.sortHighest,
  lowest: t.sortLowest,
}

/** Reviews about an employer or seeker, with their averages. */
export function ReviewList({ subject, name, heading = 'h3', loaded, empty, actions }: ReviewListProps) {
  const [query] = useSearchParams()
  const page = reviewPageOf(query)
  const order = reviewOrderOf(query)
  const stars = reviewStarsOf(query)
  const session = useSession()
  const list = useQuery({
    ...reviewsAbout(subject, { page, sort: order, stars }),
    ...(loaded && { initialData: loaded, ...(session && { initialDataUpdatedAt: 0 }) }),
  })
  const { data } = list
  if (!data)
    return <QueryFallback query={list} rows={3} loading={t.listLoading} failed={list.error?.message ?? t.listFailed} />
  if (data.summary.count === 0) return <>{empty}</>
  const nobody = subject.side === 'employer' ? t.seekerFallback : t.companyGone
  return (
    <>
      <ReviewFigures summary={data.summary} chosen={stars} />
      {data.total > 1 && (
        <SortLinks
          label={t.sortLabel}
          orders={REVIEW_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }))}
          chosen={order}
          pageName={REVIEW_PAGE}
        />
      )}
      {data.total === 0 && stars !== undefined && (
        <p>
          {t.filterEmpty(stars)}{' '}
          <Link to={withStars(query, undefined)} preventScrollReset rel="nofollow">
            {t.allStarsAction}
          </Link>
        </p>
      )}
      <ul className={c.list} aria-busy={list.isPlaceholderData || undefined}>
        {data.reviews.map((review) => (
          <ReviewRow
            key={review._id}
            review={review}
            heading={heading}
            title={review.authorName ? <Verbatim>{review.authorName}</Verbatim> : nobody}
            subject={name}
            actions={actions(review)}
          />
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} name={REVIEW_PAGE} stay />
    </>
  )
}
