import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Opening } from '../../ui/overlays/Opening.tsx'
import { ApplicationState } from './ApplicationState.tsx'
import { ownApplication } from './applying.queries.ts'
import { useAsked } from './use-asked.ts'

// Loaded lazily, because most readers of a job do not apply.
const ApplySheet = retryableLazy(async () => ({ default: (await import('./ApplySheet.tsx')).ApplySheet }))

interface SeekersActionProps {
  job: Job
  path: string
  userId: string
}

/** Apply button of a seeker, or the status of the application. */
export function SeekersAction({ job, path, userId }: SeekersActionProps) {
  const { asked, ask } = useAsked()
  const { data, isPending } = useQuery(ownApplication(job._id))
  const application = data?.application
  const mayApply = job.status === 'open' && (!application || ['withdrawn', 'declined'].includes(application.status))
  return (
    <>
      {application && <ApplicationState application={application} />}
      {mayApply && (
        <Button variant="primary" size="lg" wide busy={isPending && asked} onClick={() => ask(true)}>
          {application ? t.reapplyAction : t.applyAction}
        </Button>
      )}
      {asked && !isPending && (
        <Suspense fallback={<Opening />}>
          <ApplySheet
            job={job}
            userId={userId}
            path={path}
            applied={mayApply ? undefined : (application ?? undefined)}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </>
  )
}
