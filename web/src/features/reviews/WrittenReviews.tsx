import * as t from '@hearback/texts/web/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'
import { ReviewRow } from './ReviewRow.tsx'
import c from './Reviews.module.css'
import { REVIEW_PAGE, reviewPageOf } from './review-page.ts'
import { writtenReviews } from './reviews.queries.ts'

/** Reviews written by the signed-in user, public or not. */
export function WrittenReviews() {
  const [query] = useSearchParams()
  const page = reviewPageOf(query)
  const list = useQuery(writtenReviews(page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={3} loading={t.writtenLoading} failed={t.writtenFailed} />
  if (data.total === 0)
    return (
      <EmptyState title={t.writtenEmptyTitle} icon={<PenLine size={28} aria-hidden />}>
        {t.writtenEmptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul className={c.list}>
        {data.reviews.map((review) => {
          const name = review.subjectName ?? (review.about === 'hr' ? t.companyFallback : t.seekerFallback)
          return (
            <ReviewRow
              key={review._id}
              review={review}
              heading="h2"
              title={<Sentence of={t.about} names={[name]} />}
              subject={name}
              state={
                review.shown ? (
                  <Pill tone="have">{t.shown}</Pill>
                ) : (
                  <Pill tone="quiet">{t.waitsUntil(localDate(review.shownFrom))}</Pill>
                )
              }
            />
          )
        })}
      </ul>
      <Pager page={page} totalPages={data.totalPages} name={REVIEW_PAGE} />
    </>
  )
}
