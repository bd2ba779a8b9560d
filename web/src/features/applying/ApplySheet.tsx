import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Sheet } from '../../ui/overlays/Dialog.tsx'
import { ApplicationSent } from './ApplicationSent.tsx'
import { ApplyBlocked } from './ApplyBlocked.tsx'
import c from './Applying.module.css'
import { ApplySteps } from './ApplySteps.tsx'
import { ApplyTerms } from './ApplyTerms.tsx'
import { applyTerms } from './applying.queries.ts'

interface ApplySheetProps {
  job: Job
  userId: string
  path: string
  /** The active application, if any; a second one is not possible. */
  applied: Application | undefined
  /** Button that saves the job. */
  save: ReactNode
  onClose: () => void
}

/** Application form in three steps, then the time by which the answer is due. */
export function ApplySheet({ job, userId, path, applied, save, onClose }: ApplySheetProps) {
  const [sent, setSent] = useState<Application>()
  const done = sent ?? applied
  return (
    <Sheet opened keepsInput onClose={onClose} title={done ? t.sheetTitle : t.apply(job.jobTitle)}>
      <div className={c.sheet}>
        {done ? (
          <ApplicationSent application={done} company={job.company.businessName} onClose={onClose} />
        ) : (
          <WithTerms job={job} userId={userId} path={path} save={save} onSent={setSent} />
        )}
      </div>
    </Sheet>
  )
}

type WithTermsProps = Omit<ApplySheetProps, 'applied' | 'onClose'> & { onSent: (application: Application) => void }

/** The terms of applying, and the steps unless a limit is reached. */
function WithTerms({ save, ...props }: WithTermsProps) {
  const query = useQuery(applyTerms(props.job._id))
  const terms = query.data
  if (!terms) return <QueryFallback query={query} rows={3} loading={t.profileLoading} failed={t.profileFailed} />
  const { applicationBudget: budget, applicationsPaused } = terms
  return (
    <>
      <ApplyTerms terms={terms} />
      {applicationsPaused !== null || budget.used >= budget.limit ? (
        <ApplyBlocked job={props.job} terms={terms} save={save} />
      ) : (
        <ApplySteps {...props} topChoices={terms.topChoices} />
      )}
    </>
  )
}
