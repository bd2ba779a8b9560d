import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/job-search.ts'
import type { ReactNode } from 'react'
import c from './JobResults.module.css'
import type { JobSearch } from './job-search.ts'

interface ResultsHeadProps {
  search: JobSearch
  /** Undefined while the first answer is on its way, or when it failed. */
  found: ReplyOf<typeof searchJobs> | undefined
  /** What can be done with the search. */
  action: ReactNode
}

/** How many jobs for what and where, read out when it changes; corrected words and the place as it was understood. */
export function ResultsHead({ search, found, action }: ResultsHeadProps) {
  return (
    <div className={c.head}>
      <div className={c.words} aria-live="polite">
        <h1 className={c.title}>
          {found ? countOf(found) : 'Jobs'}
          {search.keyword && <> for {found?.corrected ?? search.keyword}</>}
          {search.location && (found?.place ? ` near ${nameOf(found.place.label)}` : ` in ${search.location}`)}
        </h1>
        {found?.corrected && (
          <p>
            Showing results for <b>{found.corrected}</b>. Nothing is posted with “{search.keyword}”.
          </p>
        )}
        {found?.place && !search.circle && <p>Around {found.place.label}</p>}
        {search.circle && (
          <p>
            Within {search.circle.radius} km of {search.location || 'the chosen point'}
          </p>
        )}
      </div>
      {action}
    </div>
  )
}

function countOf({ total, totalIsExact }: ReplyOf<typeof searchJobs>): string {
  if (!totalIsExact) return `${total}+ jobs`
  return total === 1 ? '1 job' : `${total.toLocaleString('en')} jobs`
}

const nameOf = (label: string) => label.split(',')[0] ?? label
