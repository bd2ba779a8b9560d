import { Suspense } from 'react'
import { useMember } from '../../api/session.ts'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'

// Loaded lazily, so that visitors don't download it.
const OwnReviewChance = retryableLazy(async () => ({
  default: (await import('./OwnReviewChance.tsx')).OwnReviewChance,
}))

interface ReviewChanceProps {
  /** Id of the company or seeker. */
  personId: string
  /** User type that may review them. */
  by: 'employer' | 'jobseeker'
}

/** Review button for users with a relation to the person, or the state of their review; hidden from others. */
export function ReviewChance({ personId, by }: ReviewChanceProps) {
  const isSide = useMember()?.userType === by
  return <Suspense>{isSide && <OwnReviewChance personId={personId} />}</Suspense>
}
