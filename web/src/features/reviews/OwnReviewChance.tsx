import * as t from '@hearback/texts/web/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { localDate } from '../../ui/text/times.ts'
import c from './Reviews.module.css'
import { reviewChance } from './reviews.queries.ts'
import { WriteReview } from './WriteReview.tsx'

/** Review button for users of the type that may review this person. */
export function OwnReviewChance({ personId }: { personId: string }) {
  const [opened, setOpened] = useState(false)
  const { data } = useQuery(reviewChance(personId))
  if (data?.reviewable)
    return (
      <>
        <Button icon={<PenLine size={16} aria-hidden />} onClick={() => setOpened(true)}>
          {t.writeAction}
        </Button>
        <WriteReview person={data.reviewable} opened={opened} onClose={() => setOpened(false)} />
      </>
    )
  if (!data?.written) return null
  const { shown, shownFrom } = data.written
  return <p className={c.meta}>{shown ? t.ownReviewShown : t.ownReviewPending(localDate(shownFrom))}</p>
}
