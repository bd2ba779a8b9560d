import { Suspense } from 'react'
import { useMember } from '../../api/session.ts'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'

// Visitors do not pay for it.
const OwnReviewChance = retryableLazy(async () => ({
  default: (await import('./OwnReviewChance.tsx')).OwnReviewChance,
}))

interface ReviewChanceProps {
  /** The company or job seeker. */
  personId: string
  /** Which side may review them. */
  by: 'employer' | 'jobseeker'
}

/** A button to review somebody one had to do with, or what became of one's review; nothing for all others. */
export function ReviewChance({ personId, by }: ReviewChanceProps) {
  const isSide = useMember()?.userType === by
  return <Suspense>{isSide && <OwnReviewChance personId={personId} />}</Suspense>
}
