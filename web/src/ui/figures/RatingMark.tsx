import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import { Star } from 'lucide-react'
import { decimal } from '../text/decimal.ts'
import c from './RatingMark.module.css'

interface RatingMarkProps {
  /** Null until there are 3 reviews; then nothing is shown. */
  average: number | null
  count: number
}

/** "★ 4.4 (142 reviews)"; never shown below the number of reviews from which an average means something. */
export const RatingMark = ({ average, count }: RatingMarkProps) =>
  average === null ? null : (
    <span className={c.rating}>
      <Star size={14} aria-hidden />
      <b>{decimal(average)}</b>
      <span className="sr"> {t.ratingScale}</span> {t.reviews(count.toLocaleString(locale.numbers))}
    </span>
  )
