import * as t from '@hearback/texts/web/reviews.ts'
import { Star } from 'lucide-react'
import c from './Reviews.module.css'

const FIVE = [1, 2, 3, 4, 5]

interface StarsProps {
  /** 1 to 5; fractions are rounded. */
  value: number
  size?: number
}

/** Star rating with a text alternative such as "4 of 5 stars". */
export const Stars = ({ value, size = 16 }: StarsProps) => (
  <span className={c.stars} role="img" aria-label={t.starsLabel(value)}>
    {FIVE.map((star) => (
      <Star key={star} size={size} data-full={star <= Math.round(value) || undefined} aria-hidden />
    ))}
  </span>
)
