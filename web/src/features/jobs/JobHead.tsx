import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { MapPin } from 'lucide-react'
import { Fragment, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../domain/job-kind-words.ts'
import { paths } from '../../routing/paths.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { RatingMark } from '../../ui/figures/RatingMark.tsx'
import { RateTag } from '../../ui/pay/RateTag.tsx'
import { useDistanceUnit } from '../../ui/text/distance.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import { Verified } from '../../ui/verification/Verified.tsx'
import c from './JobArticle.module.css'
import { addressOf, JOB_STATE_SENTENCES, jobStateOf } from './job-words.ts'
import { SaveButton } from './saved-jobs/SaveButton.tsx'
import { distanceFrom, SearchedFrom } from './search/searched-from.ts'
import { ShareButton } from './share/ShareButton.tsx'

/** Header of a job: company, title, place and pay. */
export function JobHead({ job, heading: Heading }: { job: Job; heading: 'h1' | 'h2' }) {
  const state = jobStateOf(job)
  const from = useContext(SearchedFrom)
  const unit = useDistanceUnit(job.location.country)
  return (
    <header className={c.head}>
      <div className={c.who}>
        <CompanyTile
          id={job.company._id}
          name={job.company.businessName}
          picture={job.company.profilePicture}
          size={56}
        />
        <Company job={job} />
        <div className={c.acts}>
          <SaveButton job={job} variant="default" />
          <ShareButton title={job.jobTitle} path={paths.job(job._id, slugOf(job.jobTitle))} />
        </div>
      </div>
      <Heading className={c.title} lang={job.language}>
        {job.jobTitle}
      </Heading>
      <p className={c.line}>
        <MapPin size={15} aria-hidden />
        <Dotted
          parts={[
            addressOf(job) ?? t.placeMissing,
            job.distanceKm !== undefined && distanceFrom(job.distanceKm, unit, from, job.location.city),
            job.workplace === 'hybrid' && WORKPLACE_WORDS.hybrid,
            job.employmentType && EMPLOYMENT_WORDS[job.employmentType],
            <>
              {t.posted} <RelativeTime at={job.publishedAt} />
            </>,
          ]}
        />
      </p>
      <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} size="lg" />
      {state && <Notice>{JOB_STATE_SENTENCES[state]}</Notice>}
    </header>
  )
}

const Company = ({ job: { company } }: { job: Job }) => (
  <div>
    <Link className={c.company} to={paths.company(company._id, slugOf(company.businessName))} translate="no">
      {company.businessName}
    </Link>
    <p className={c.companyFacts}>
      <RatingMark {...company.rating} />
      {company.industryType && <span>{shownName(company.industryType)}</span>}
    </p>
    <Verified of={company.verification} />
  </div>
)

const Dotted = ({ parts }: { parts: ReactNode[] }) =>
  parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
    <Fragment key={index}>
      {index > 0 && <span aria-hidden="true">•</span>}
      <span>{part}</span>
    </Fragment>
  ))
