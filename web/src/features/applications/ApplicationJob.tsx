import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { placeText } from '@hearback/contract/values/place-text.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { AnswerClock } from '../../ui/figures/AnswerClock.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { RateTag } from '../../ui/pay/RateTag.tsx'
import { DOT } from '../../ui/text/join-with-dots.ts'
import c from './Application.module.css'

const CLOSED: Record<Exclude<Job['status'], 'open'>, string> = {
  paused: t.jobPaused,
  closed: t.jobClosed,
  expired: t.jobExpired,
}

/** Current state of the job and its company. */
export function ApplicationJob({ job }: { job: Job }) {
  const { company } = job
  const { answeredShare, medianDays, finished } = company.responseStats
  return (
    <section className={c.job} aria-label={t.jobLink}>
      <div className={c.company}>
        <CompanyTile id={company._id} name={company.businessName} picture={company.profilePicture} />
        <div>
          <h2>
            <Link to={paths.job(job._id)}>{job.jobTitle}</Link>
          </h2>
          <p>
            <Link to={paths.company(company._id)} translate="no">
              {company.businessName}
            </Link>
            {placeText(job.location) && DOT + placeText(job.location)}
          </p>
        </div>
      </div>
      <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} />
      <AnswerClock share={answeredShare} medianDays={medianDays} finished={finished} />
      {job.status !== 'open' && <p className={c.note}>{CLOSED[job.status]}</p>}
    </section>
  )
}
