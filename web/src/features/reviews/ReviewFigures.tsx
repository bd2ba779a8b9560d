import type { ReviewSummary } from '@hearback/contract/hiring/reviews.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { decimal } from '../../ui/text/decimal.ts'
import c from './Reviews.module.css'
import { withStars } from './review-page.ts'
import { countWords } from './review-words.ts'
import { Stars } from './Stars.tsx'

interface ReviewFiguresProps {
  summary: ReviewSummary
  /** Rating that the list is filtered by. */
  chosen?: number | undefined
}

/** Averages and star distribution, which filters the list; explains the missing average below 3 reviews. */
export function ReviewFigures({ summary, chosen }: ReviewFiguresProps) {
  const [query] = useSearchParams()
  const { average, count, communication, serviceQuality, stars } = summary
  if (average === null) return count === 0 ? null : <p className={c.few}>{t.averageTooFew}</p>
  return (
    <div className={c.figures}>
      <div className={c.average}>
        <b>{decimal(average)}</b>
        <Stars value={average} size={18} />
        <span>{countWords(count)}</span>
      </div>
      <ul className={c.bars} aria-label={t.distributionLabel}>
        {stars
          .map((number, index) => ({ number, star: index + 1 }))
          .reverse()
          .map(({ number, star }) => (
            <li key={star}>
              <Filter
                to={withStars(query, star === chosen ? undefined : star)}
                chosen={star === chosen}
                empty={number === 0}
              >
                <span>
                  {star} <span className="sr">{t.stars}</span>
                </span>
                <Bar share={number / count} />
                <span>{number}</span>
              </Filter>
            </li>
          ))}
        {chosen !== undefined && (
          <li>
            <Link className={c.all} to={withStars(query, undefined)} preventScrollReset rel="nofollow">
              {t.allStarsAction}
            </Link>
          </li>
        )}
      </ul>
      <ul className={c.bars} aria-label={t.averages}>
        {[
          { name: t.communication, value: communication },
          { name: t.serviceQualityLabel, value: serviceQuality },
        ].map(({ name, value }) => (
          <li key={name} className={`${c.barRow} ${c.named}`}>
            <span>{name}</span>
            <Bar share={(value ?? 0) / 5} />
            <span>{value !== null && decimal(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FilterProps {
  to: { search: string }
  chosen: boolean
  empty: boolean
  children: ReactNode
}

/** A bar that filters by its rating; a rating without reviews is no link. */
const Filter = ({ to, chosen, empty, children }: FilterProps) =>
  empty && !chosen ? (
    <span className={c.barRow}>{children}</span>
  ) : (
    <Link className={c.barRow} to={to} preventScrollReset rel="nofollow" aria-current={chosen ? 'true' : undefined}>
      {children}
    </Link>
  )

const Bar = ({ share }: { share: number }) => (
  <span className={c.bar} aria-hidden>
    <span style={{ width: `${share * 100}%` }} />
  </span>
)
