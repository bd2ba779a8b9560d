import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Fragment, type MouseEvent, Suspense } from 'react'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { JobCard } from '../JobCard.tsx'
import c from './JobResults.module.css'
import type { JobSearch } from './job-search.ts'

// Loaded lazily, because most searches find something.
const NoResults = retryableLazy(async () => ({ default: (await import('./NoResults.tsx')).NoResults }))

interface JobResultsProps {
  search: JobSearch
  found: ReplyOf<typeof searchJobs>
  change: (part: Partial<JobSearch>) => void
  picked: string | undefined
  /** Plain click on a card while the pane is visible. */
  onPick: ((event: MouseEvent, id: string) => void) | undefined
}

/** Search results, or suggestions when nothing was found. */
export function JobResults({ search, found, change, picked, onPick }: JobResultsProps) {
  if (found.jobs.length === 0)
    return (
      <Suspense>
        <NoResults search={search} found={found} change={change} />
      </Suspense>
    )
  return (
    <>
      <ul className={c.list} data-results>
        {found.jobs.map((job, at) => (
          <Fragment key={job._id}>
            {at === found.relatedFrom && <li className={c.related}>{t.relatedJobs}</li>}
            <JobCard
              job={job}
              dense
              selected={job._id === picked}
              onPick={onPick && ((event) => onPick(event, job._id))}
            />
          </Fragment>
        ))}
      </ul>
      <Pager page={search.page} totalPages={found.totalPages} />
    </>
  )
}
