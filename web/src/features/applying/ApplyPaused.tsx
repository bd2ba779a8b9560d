import type { ApplicationsPaused, Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applying.ts'
import type { ReactNode } from 'react'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './Applying.module.css'

interface ApplyPausedProps {
  job: Job
  reason: ApplicationsPaused
  /** Button that saves the job. */
  save: ReactNode
}

/** In place of the apply button: why the job takes no applications for now, and what to do instead. */
export const ApplyPaused = ({ job, reason, save }: ApplyPausedProps) => (
  <div className={c.source}>
    <p className={c.note}>{pausedHint(reason, job.applicantLimit ?? 0)}</p>
    <div className={c.acts}>
      {save}
      <SimilarJobsLink job={job} />
    </div>
  </div>
)

export const SimilarJobsLink = ({ job }: { job: Job }) => (
  <LinkButton to={paths.jobs({ category: job.category })}>{t.similarJobsAction(shownName(job.category))}</LinkButton>
)

export const pausedHint = (reason: ApplicationsPaused, limit: number): string =>
  reason === 'full' ? t.fullHint(limit) : t.answeringFirstHint
