import type { Rating } from '@hearback/contract/hiring/scorecards.ts'
import * as t from '@hearback/texts/web/scorecards.ts'
import { UserText } from '../../../ui/text/UserText.tsx'
import { ratingWord } from './rating-words.ts'
import c from './Scorecards.module.css'

type ListedRating = Pick<Rating, 'criterion' | 'name' | 'rating' | 'sentence'> & Partial<Rating>

/** Ratings with their criteria. Nothing is added up. */
export const RatingList = ({ ratings }: { ratings: readonly ListedRating[] }) => (
  <dl className={c.ratings}>
    {ratings.map(({ criterion, name, ratedAs, isArchived, rating, sentence }) => (
      <div key={criterion} className={c.rating}>
        <dt>
          <UserText as="span">{name}</UserText>
          {isArchived && <span className={c.note}>{t.archived}</span>}
          {ratedAs && <span className={c.note}>{t.ratedAs(ratedAs)}</span>}
        </dt>
        <dd className={c.word} data-none={rating === null || undefined}>
          {ratingWord(rating)}
        </dd>
        {sentence && (
          <UserText as="dd" className={c.sentence}>
            {sentence}
          </UserText>
        )}
      </div>
    ))}
  </dl>
)
