import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { applyAction } from '@hearback/texts/web/apply-action.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Opening } from '../../ui/overlays/Opening.tsx'
import { ApplicationState } from './ApplicationState.tsx'
import { ApplyPaused } from './ApplyPaused.tsx'
import { ownApplication } from './applying.queries.ts'
import { useAsked } from './use-asked.ts'

// Loaded lazily, because most readers of a job do not apply.
const ApplySheet = retryableLazy(async () => ({ default: (await import('./ApplySheet.tsx')).ApplySheet }))

interface SeekersActionProps {
  job: Job
  path: string
  userId: string
  /** Button that saves the job. */
  save: ReactNode
}

/** Apply button of a seeker, or the status of the application. */
export function SeekersAction({ job, path, userId, save }: SeekersActionProps) {
  const { asked, ask } = useAsked()
  const { data, isPending } = useQuery(ownApplication(job._id))
  const application = data?.application
  const mayApply = job.status === 'open' && (!application || ['withdrawn', 'declined'].includes(application.status))
  return (
    <>
      {application && <ApplicationState application={application} />}
      {mayApply && job.applicationsPaused && <ApplyPaused job={job} reason={job.applicationsPaused} save={save} />}
      {mayApply && !job.applicationsPaused && (
        <Button variant="primary" size="lg" wide busy={isPending && asked} onClick={() => ask(true)}>
          {application ? t.reapplyAction : applyAction}
        </Button>
      )}
      {asked && !isPending && (
        <Suspense fallback={<Opening />}>
          <ApplySheet
            job={job}
            userId={userId}
            path={path}
            save={save}
            applied={mayApply ? undefined : (application ?? undefined)}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </>
  )
}
