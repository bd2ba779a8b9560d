import * as t from '@hearback/texts/web/reviews.ts'
import { Star } from 'lucide-react'
import c from './Reviews.module.css'

const FIVE = [1, 2, 3, 4, 5]

interface StarsProps {
  /** 1 to 5; a fraction fills a part of a star. */
  value: number
  size?: number
}

/** Star rating with a text alternative such as "4 of 5 stars". */
export const Stars = ({ value, size = 16 }: StarsProps) => (
  <span className={c.stars} role="img" aria-label={t.starsLabel(value)}>
    <Five size={size} />
    <span className={c.filled} style={{ inlineSize: `${(value / FIVE.length) * 100}%` }}>
      <Five size={size} />
    </span>
  </span>
)

const Five = ({ size }: { size: number }) => FIVE.map((star) => <Star key={star} size={size} aria-hidden />)
