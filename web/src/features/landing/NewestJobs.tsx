import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { placeText } from '@hearback/contract/values/place-text.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/landing.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { ArrowRight, BriefcaseBusiness } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { AnswerClock } from '../../ui/figures/AnswerClock.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { RateTag } from '../../ui/pay/RateTag.tsx'
import { DOT } from '../../ui/text/join-with-dots.ts'
import { NamedFacts } from '../../ui/text/NamedFacts.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import c from './Landing.module.css'

/** The three newest jobs with pay, place and response statistics. */
export function NewestJobs({ jobs, total, exact }: { jobs: Job[]; total: number; exact: boolean }) {
  return (
    <section className={`${c.band} ${c.part}`} aria-label={t.newestJobs}>
      <div className={c.partHead}>
        <h2>{t.newestJobsTitle}</h2>
        {total > 0 && (
          <Link to={paths.jobs()} className={c.more}>
            {t.newestJobsAction(`${total.toLocaleString(locale.numbers)}${exact ? '' : '+'}`)}{' '}
            <ArrowRight size={16} aria-hidden />
          </Link>
        )}
      </div>
      {jobs.length ? (
        <ul className={c.jobs}>
          {jobs.map((job) => (
            <JobRow key={job._id} job={job} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t.newestJobsEmptyTitle}
          heading="h3"
          icon={<BriefcaseBusiness size={30} />}
          actions={<LinkButton to={paths.signup({ as: 'employer' })}>{t.newestJobsEmptyAction}</LinkButton>}
        >
          {t.newestJobsEmptyHint}
        </EmptyState>
      )}
    </section>
  )
}

function JobRow({ job }: { job: Job }) {
  const { answeredShare, medianDays, finished } = job.company.responseStats
  return (
    <li className={c.job}>
      <CompanyTile id={job.company._id} name={job.company.businessName} picture={job.company.profilePicture} />
      <div>
        <h3>
          <Link to={paths.job(job._id, slugOf(job.jobTitle))}>{job.jobTitle}</Link>
        </h3>
        <p className={c.meta}>
          <NamedFacts name={job.company.businessName} facts={[placeText(job.location)]} />
          {DOT}
          <RelativeTime at={job.publishedAt} />
        </p>
      </div>
      <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} />
      <AnswerClock share={answeredShare} medianDays={medianDays} finished={finished} />
    </li>
  )
}
