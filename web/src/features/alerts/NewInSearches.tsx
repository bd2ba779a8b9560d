import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import * as t from '@hearback/texts/web/alerts.ts'
import { Link } from 'react-router'
import { useDistanceUnit } from '../../ui/text/distance.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { partsOf, searchOf } from './alert-words.ts'
import c from './NewInSearches.module.css'

/** Saved searches with the number of results of the last 7 days, which their links show. */
export function NewInSearches({ searches }: { searches: SeekerHome['savedSearches'] }) {
  const unit = useDistanceUnit()
  return (
    <ul className={c.news}>
      {searches.map(({ search, newJobs, newJobsIsExact }) => (
        <li key={search._id}>
          <Link to={newJobs > 0 ? `${searchOf(search)}&postedWithin=7` : searchOf(search)}>{search.name}</Link>
          <span data-new={newJobs > 0 || undefined}>{t.jobCountOfWeek(newJobs, newJobsIsExact)}</span>
          <p>{joinWithDots(partsOf(search, unit))}</p>
        </li>
      ))}
    </ul>
  )
}
