import type { ReviewSummary } from '@hearback/contract/hiring/reviews.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import { decimal } from '../../ui/text/decimal.ts'
import c from './Reviews.module.css'
import { countWords } from './review-words.ts'
import { Stars } from './Stars.tsx'

/** Averages and star distribution; explains the missing average below 3 reviews. */
export function ReviewFigures({ summary }: { summary: ReviewSummary }) {
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
              <span>
                {star} <span className="sr">{t.stars}</span>
              </span>
              <Bar share={number / count} />
              <span>{number}</span>
            </li>
          ))}
      </ul>
      <ul className={c.bars} aria-label={t.averages}>
        {[
          { name: t.communication, value: communication },
          { name: t.serviceQualityLabel, value: serviceQuality },
        ].map(({ name, value }) => (
          <li key={name} className={c.named}>
            <span>{name}</span>
            <Bar share={(value ?? 0) / 5} />
            <span>{value !== null && decimal(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Bar = ({ share }: { share: number }) => (
  <span className={c.bar} aria-hidden>
    <span style={{ width: `${share * 100}%` }} />
  </span>
)
