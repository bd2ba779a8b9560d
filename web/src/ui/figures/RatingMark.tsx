import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import { Star } from 'lucide-react'
import { decimal } from '../text/decimal.ts'
import c from './RatingMark.module.css'

interface RatingMarkProps {
  /** Null below 3 reviews; then nothing is rendered. */
  average: number | null
  count: number
}

/** Formats "★ 4.4 (142 reviews)"; hidden without an average. */
export const RatingMark = ({ average, count }: RatingMarkProps) =>
  average === null ? null : (
    <span className={c.rating}>
      <Star size={14} aria-hidden />
      <b>{decimal(average)}</b>
      <span className="sr"> {t.ratingScale}</span> {t.reviews(count.toLocaleString(locale.numbers))}
    </span>
  )
