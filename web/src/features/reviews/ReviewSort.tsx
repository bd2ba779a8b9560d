import type { ReviewOrder } from '@hearback/contract/hiring/reviews.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../../ui/Button.tsx'
import c from './Reviews.module.css'
import { REVIEW_ORDER, REVIEW_ORDERS, REVIEW_PAGE } from './review-page.ts'

const LABELS: Record<ReviewOrder, string> = {
  newest: t.sortNewest,
  highest: t.sortHighest,
  lowest: t.sortLowest,
}

/** Links that sort the reviews, so that each order has its own URL. Starts again at the first page. */
export function ReviewSort({ order }: { order: ReviewOrder }) {
  const [query] = useSearchParams()
  const to = (one: ReviewOrder) => {
    const next = new URLSearchParams(query)
    next.delete(REVIEW_PAGE)
    if (one === 'newest') next.delete(REVIEW_ORDER)
    else next.set(REVIEW_ORDER, one)
    return { search: next.toString() }
  }
  return (
    <nav aria-label={t.sortLabel} className={c.sort}>
      {REVIEW_ORDERS.map((one) => (
        <LinkButton
          key={one}
          to={to(one)}
          size="sm"
          round
          rel="nofollow"
          preventScrollReset
          aria-current={one === order ? 'true' : undefined}
        >
          {LABELS[one]}
        </LinkButton>
      ))}
    </nav>
  )
}
