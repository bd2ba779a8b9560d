import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { JobCard } from './JobCard.tsx'
import c from './JobList.module.css'

/** Jobs as rows with separators, for lists without a pane. */
export const JobList = ({ jobs, heading = 'h2' }: { jobs: readonly Job[]; heading?: 'h2' | 'h3' }) => (
  <ul className={c.list}>
    {jobs.map((job) => (
      <JobCard key={job._id} job={job} heading={heading} />
    ))}
  </ul>
)
