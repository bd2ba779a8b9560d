import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'

/** Why the user's job takes no applications for now, and the ways out; renders nothing for other jobs. */
export function OwnJobPause({ job }: { job: Pick<Job, '_id' | 'applicantLimit' | 'applicationsPaused'> }) {
  if (!job.applicationsPaused) return null
  if (job.applicationsPaused === 'answering_first')
    return (
      <span>
        {t.ownAnsweringFirst} <Link to={`${paths.employer()}?due=overdue`}>{t.answerOverdueAction}</Link>
      </span>
    )
  return (
    <span>
      {t.ownFull(job.applicantLimit ?? 0)} <Link to={paths.applicants(job._id)}>{t.ownFullAnswer}</Link>
      {' · '}
      <Link to={paths.editJob(job._id)}>{t.ownFullRaise}</Link>
    </span>
  )
}
