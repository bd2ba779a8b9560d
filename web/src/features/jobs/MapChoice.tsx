import type { JobPin } from '@hearback/contract/maps.ts'
import { slugOf } from '@hearback/contract/slug.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { dotted } from '../../ui/dotted.ts'
import { RateTag } from '../../ui/RateTag.tsx'
import c from './MapChoice.module.css'

/** The chosen job at the lower edge of a map that covers the list. */
export const MapChoice = ({ job }: { job: JobPin }) => (
  <article className={c.choice} aria-live="polite">
    <h2>
      <Link to={paths.job(job._id, slugOf(job.jobTitle))}>{job.jobTitle}</Link>
    </h2>
    <p>{dotted([job.businessName, job.city])}</p>
    <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} />
  </article>
)
