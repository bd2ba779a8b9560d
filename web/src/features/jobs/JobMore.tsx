import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { RateTag } from '../../ui/pay/RateTag.tsx'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { NamedFacts } from '../../ui/text/NamedFacts.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './JobArticle.module.css'
import { placeOf } from './job-words.ts'

interface CompanyBoxProps extends Pick<Job, 'company'> {
  heading: 'h2' | 'h3'
  /** Follow button. */
  follow?: ReactNode
}

/** Summary of the company with a link to its page. */
export function CompanyBox({ company, heading: Heading, follow }: CompanyBoxProps) {
  const { businessName, businessLocation, industryType, companySize } = company
  return (
    <section className={c.box} aria-label={t.companyTitle}>
      <Heading className={c.boxTitle}>{t.companyTitle}</Heading>
      <div className={c.boxRow}>
        <CompanyTile id={company._id} name={businessName} picture={company.profilePicture} />
        <div>
          <Link className={c.company} to={paths.company(company._id, slugOf(businessName))} translate="no">
            {businessName}
          </Link>
          <p className={c.meta}>
            {joinWithDots([
              industryType && shownName(industryType),
              companySize && t.companySize(companySize),
              businessLocation,
            ])}
          </p>
        </div>
      </div>
      {follow}
    </section>
  )
}

interface SimilarJobsProps {
  jobs: readonly Job[]
  heading: 'h2' | 'h3'
  title?: string
}

/** Open jobs of the same kind; renders nothing without any. */
export const SimilarJobs = ({ jobs, heading: Heading, title = t.similarJobs }: SimilarJobsProps) =>
  jobs.length === 0 ? null : (
    <section className={c.box} aria-label={title}>
      <Heading className={c.boxTitle}>{title}</Heading>
      <ul className={c.similar}>
        {jobs.map((job) => (
          <li key={job._id}>
            <Link to={paths.job(job._id, slugOf(job.jobTitle))}>{job.jobTitle}</Link>
            <p className={c.meta}>
              <NamedFacts name={job.company.businessName} facts={[placeOf(job)]} />
            </p>
            <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} />
          </li>
        ))}
      </ul>
    </section>
  )
