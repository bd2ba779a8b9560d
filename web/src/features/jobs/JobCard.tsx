import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { type MouseEvent, useContext } from 'react'
import { Link } from 'react-router'
import { EMPLOYMENT_WORDS } from '../../domain/job-kind-words.ts'
import { LEVEL_WORDS, SHIFT_WORDS } from '../../domain/work-detail-words.ts'
import { paths } from '../../routing/paths.ts'
import { AnswerClock } from '../../ui/figures/AnswerClock.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { RateTag } from '../../ui/pay/RateTag.tsx'
import { useDistanceUnit } from '../../ui/text/distance.ts'
import { DOT, joinWithDots } from '../../ui/text/join-with-dots.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { Verified } from '../../ui/verification/Verified.tsx'
import c from './JobCard.module.css'
import { JOB_STATE_WORDS, jobStateOf, placeOf } from './job-words.ts'
import { OwnMatchLine } from './match/OwnMatch.tsx'
import { SaveButton } from './saved-jobs/SaveButton.tsx'
import { distanceFrom, SearchedFrom } from './search/searched-from.ts'

interface JobCardProps {
  job: Job
  heading?: 'h2' | 'h3'
  selected?: boolean
  /** Omits name, logo and response statistics of the company. */
  inCompany?: boolean | undefined
  /** In search results: the match of the reader begins the last line, which is cut rather than wrapped. */
  dense?: boolean | undefined
  /** Plain click on the card; modified clicks follow the link to the job page. */
  onPick?: ((event: MouseEvent) => void) | undefined
}

/** A job in a list: pay, distance and response statistics. */
export function JobCard({ job, heading: Heading = 'h2', selected, inCompany, dense, onPick }: JobCardProps) {
  const { company } = job
  const { answeredShare, medianDays, finished } = company.responseStats
  const state = jobStateOf(job)
  return (
    <li
      className={c.card}
      data-selected={selected || undefined}
      data-in-company={inCompany || undefined}
      data-on-map={job._id}
    >
      {!inCompany && <CompanyTile id={company._id} name={company.businessName} picture={company.profilePicture} />}
      <div className={c.body}>
        <Heading className={c.title}>
          <Link
            to={paths.job(job._id, slugOf(job.jobTitle))}
            {...(onPick && { onClick: onPick })}
            aria-current={selected || undefined}
            data-walk={onPick ? 'press' : ''}
          >
            {job.jobTitle}
          </Link>
        </Heading>
        <Where job={job} inCompany={inCompany} />
        {!inCompany && <Verified of={company.verification} />}
        <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} />
        {!inCompany && <AnswerClock share={answeredShare} medianDays={medianDays} finished={finished} />}
        <div className={c.foot}>
          <OwnMatchLine job={job} dense={dense} />
          {state && <Pill tone="quiet">{JOB_STATE_WORDS[state]}</Pill>}
          {job.employmentType && <span>{EMPLOYMENT_WORDS[job.employmentType]}</span>}
          <span>
            {t.posted} <RelativeTime at={job.publishedAt} />
          </span>
          <Details job={job} />
        </div>
      </div>
      <div className={c.save}>
        <SaveButton job={job} />
      </div>
    </li>
  )
}

/** Details of the work, as many as fit the line. */
function Details({ job: { shifts = [], experienceLevel, benefits = [] } }: Pick<JobCardProps, 'job'>) {
  const details = [
    ...shifts.map((shift) => SHIFT_WORDS[shift]),
    ...(experienceLevel ? [LEVEL_WORDS[experienceLevel]] : []),
    ...(benefits.length > 0 ? [t.benefitCount(benefits.length)] : []),
  ]
  return (
    details.length > 0 && (
      <span className={c.details}>
        {details.map((detail) => (
          <span key={detail}>{detail} </span>
        ))}
      </span>
    )
  )
}

/** Company, place and distance. */
function Where({ job, inCompany }: Pick<JobCardProps, 'job' | 'inCompany'>) {
  const from = useContext(SearchedFrom)
  const unit = useDistanceUnit(job.location.country)
  const facts = joinWithDots([
    placeOf(job),
    job.distanceKm !== undefined && distanceFrom(job.distanceKm, unit, from, job.location.city),
  ])
  return (
    <p className={c.where}>
      {!inCompany && <Verbatim>{job.company.businessName}</Verbatim>}
      {facts && (inCompany ? facts : DOT + facts)}
    </p>
  )
}
