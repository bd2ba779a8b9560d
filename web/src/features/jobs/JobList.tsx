import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { JobCard } from './JobCard.tsx'
import c from './JobList.module.css'

interface JobListProps {
  jobs: readonly Job[]
  heading?: 'h2' | 'h3'
  /** On the page of their company, which the rows do not repeat. */
  inCompany?: boolean
}

/** Jobs as rows with separators, for lists without a pane. */
export const JobList = ({ jobs, heading = 'h2', inCompany }: JobListProps) => (
  <ul className={c.list}>
    {jobs.map((job) => (
      <JobCard key={job._id} job={job} heading={heading} inCompany={inCompany} />
    ))}
  </ul>
)
