import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { useState } from 'react'
import { Sheet } from '../../ui/overlays/Dialog.tsx'
import { ApplicationSent } from './ApplicationSent.tsx'
import c from './Applying.module.css'
import { ApplySteps } from './ApplySteps.tsx'

interface ApplySheetProps {
  job: Job
  userId: string
  path: string
  /** The active application, if any; a second one is not possible. */
  applied: Application | undefined
  onClose: () => void
}

/** Application form in three steps, then the time by which the answer is due. */
export function ApplySheet({ job, userId, path, applied, onClose }: ApplySheetProps) {
  const [sent, setSent] = useState<Application>()
  const done = sent ?? applied
  return (
    <Sheet opened onClose={onClose} title={done ? t.sheetTitle : t.apply(job.jobTitle)}>
      <div className={c.sheet}>
        {done ? (
          <ApplicationSent application={done} company={job.company.businessName} onClose={onClose} />
        ) : (
          <ApplySteps job={job} userId={userId} path={path} onSent={setSent} />
        )}
      </div>
    </Sheet>
  )
}
