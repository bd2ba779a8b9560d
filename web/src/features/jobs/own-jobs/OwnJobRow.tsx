import type { OwnedJob } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as own from '@hearback/texts/web/own-jobs.ts'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { isContributor } from '../../../domain/company-role.ts'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { RowCheckbox } from '../../../ui/fields/RowCheckbox.tsx'
import { RateTag } from '../../../ui/pay/RateTag.tsx'
import { placeOf } from '../job-words.ts'
import { OwnJobActs } from './OwnJobActs.tsx'
import { OwnJobCounts } from './OwnJobCounts.tsx'
import { OwnJobPause } from './OwnJobPause.tsx'
import { OwnJobState } from './OwnJobState.tsx'
import c from './OwnJobs.module.css'

interface OwnJobRowProps {
  job: OwnedJob
  /** Selection of the row, if it can be selected. */
  choice?: { isChosen: boolean; turn: () => void } | undefined
}

/** A job of the user: status, waiting applicants and actions. */
export function OwnJobRow({ job, choice }: OwnJobRowProps) {
  const reads = isContributor(useSession()?.user)
  return (
    <li className={c.row}>
      <div className={c.what}>
        <div className={c.title}>
          {choice && (
            <RowCheckbox of={own.choose} names={[job.jobTitle]} checked={choice.isChosen} onChange={choice.turn} />
          )}
          <h2>
            <Link to={paths.employerJob(job._id)}>{job.jobTitle}</Link>
          </h2>
          <span>{placeOf(job)}</span>
        </div>
        <p className={c.facts}>
          <OwnJobState job={job} />
          <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} />
        </p>
        {job.applicationsPaused && (
          <p className={c.facts}>
            <OwnJobPause job={job} />
          </p>
        )}
        {job.status === 'paused' && job.pausedByPlan && !reads && (
          <p className={c.facts}>
            <span>
              {t.pausedByPlanHint} <Link to={paths.billing()}>{t.yourPlan}</Link>
            </span>
          </p>
        )}
      </div>
      <OwnJobCounts job={job} />
      <div className={c.acts}>
        <LinkButton to={paths.applicants(job._id)} aria-label={t.applicantsOf(job.jobTitle)}>
          {t.applicants}
        </LinkButton>
        {!reads && <OwnJobActs job={job} />}
      </div>
    </li>
  )
}
