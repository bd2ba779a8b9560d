import type { JobPin } from '@hearback/contract/jobs/maps.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { RateTag } from '../../../ui/pay/RateTag.tsx'
import { NamedFacts } from '../../../ui/text/NamedFacts.tsx'
import c from './MapChoice.module.css'

/** The selected job at the lower edge of a full-screen map. */
export const MapChoice = ({ job }: { job: JobPin }) => (
  <article className={c.choice} aria-live="polite">
    <h2>
      <Link to={paths.job(job._id, slugOf(job.jobTitle))}>{job.jobTitle}</Link>
    </h2>
    <p>
      <NamedFacts name={job.businessName} facts={[job.city]} />
    </p>
    <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} />
  </article>
)
