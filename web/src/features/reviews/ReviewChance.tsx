import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { shortDate } from '../../ui/times.ts'
import c from './Reviews.module.css'
import { reviewChance } from './reviews.queries.ts'
import { WriteReview } from './WriteReview.tsx'

interface ReviewChanceProps {
  /** The company or job seeker. */
  personId: string
  /** Which side may review them. */
  by: 'employer' | 'jobseeker'
}

/** A button to review somebody one had to do with, or what became of one's review; nothing for all others. */
export function ReviewChance({ personId, by }: ReviewChanceProps) {
  const isSide = useSession()?.user.userType === by
  return isSide ? <Chance personId={personId} /> : null
}

function Chance({ personId }: { personId: string }) {
  const [opened, setOpened] = useState(false)
  const { data } = useQuery(reviewChance(personId))
  if (data?.reviewable)
    return (
      <>
        <Button icon={<PenLine size={16} aria-hidden />} onClick={() => setOpened(true)}>
          Write a review
        </Button>
        <WriteReview person={data.reviewable} opened={opened} onClose={() => setOpened(false)} />
      </>
    )
  if (!data?.written) return null
  const { shown, shownFrom } = data.written
  return (
    <p className={c.meta}>
      {shown
        ? 'You have reviewed them.'
        : `You have written a review. It shows on ${shortDate(shownFrom)}, or once they have written theirs.`}
    </p>
  )
}
