import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { placeText } from '@hearback/contract/values/place-text.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { NamedFacts } from '../../ui/text/NamedFacts.tsx'
import c from './SeekerHome.module.css'

/** Viewed jobs in short rows. */
export const RecentJobs = ({ jobs }: { jobs: readonly Job[] }) => (
  <ul className={c.recent}>
    {jobs.map((job) => (
      <li key={job._id}>
        <CompanyTile
          id={job.company._id}
          name={job.company.businessName}
          picture={job.company.profilePicture}
          size={32}
        />
        <div>
          <Link to={paths.job(job._id, slugOf(job.jobTitle))} translate="no">
            {job.jobTitle}
          </Link>
          <p className={c.quiet}>
            <NamedFacts name={job.company.businessName} facts={[placeText(job.location)]} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)
