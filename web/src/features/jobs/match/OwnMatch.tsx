import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Suspense, useState } from 'react'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { loadedOwnParts, loadOwnParts } from './load-own-parts.ts'
import c from './OwnMatch.module.css'
import { useOwnProfile } from './own-profile.queries.ts'

// Loaded lazily, because visitors have no profile to compare.
const OwnCardParts = retryableLazy(async () => ({ default: (await loadOwnParts()).OwnCardParts }))
const OwnPageParts = retryableLazy(async () => ({ default: (await loadOwnParts()).OwnPageParts }))

/** Compares the job with the signed-in seeker, part by part. */
export function OwnMatch({ job, heading }: { job: Job; heading: 'h2' | 'h3' }) {
  const profile = useOwnProfile()
  return (
    <div className={c.reserved}>
      {profile !== undefined && (
        <Suspense fallback={<SkeletonRows rows={profile ? 7 : 0} height={41} tile={false} label={t.comparing} />}>
          <OwnPageParts job={job} profile={profile} heading={heading} />
        </Suspense>
      )}
    </div>
  )
}

/** Match summary of a card and the button to hide it, for seekers. */
export function OwnMatchLine({ job, dense }: { job: Job; dense: boolean | undefined }) {
  const profile = useOwnProfile()
  // A lazy component is empty in its first frame, even if its code is there.
  const [{ Parts }] = useState(() => ({ Parts: loadedOwnParts()?.OwnCardParts ?? OwnCardParts }))
  return <Suspense>{profile !== undefined && <Parts job={job} profile={profile} dense={dense} />}</Suspense>
}
