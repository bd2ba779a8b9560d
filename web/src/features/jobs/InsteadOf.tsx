import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './JobArticle.module.css'
import { SimilarJobs } from './JobMore.tsx'

interface InsteadOfProps {
  job: Job
  similar: readonly Job[]
}

/** Suggestions for a job that is no longer open. */
export const InsteadOf = ({ job, similar }: InsteadOfProps) => (
  <div className={c.instead}>
    <SimilarJobs jobs={similar} heading="h2" title={t.similarJobsTitle} />
    <LinkButton to={paths.jobs({ category: job.category })}>{t.categoryJobsAction(shownName(job.category))}</LinkButton>
  </div>
)
