import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import { Link } from 'react-router'
import { useDistanceUnit } from '../../ui/text/distance.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { partsOf, searchOf } from './alert-words.ts'
import c from './NewInSearches.module.css'

/** Latest searches, each a link to its results. */
export function RecentSearches({ searches }: { searches: SeekerHome['recentSearches'] }) {
  const unit = useDistanceUnit()
  return (
    <ul className={c.news}>
      {searches.map((search) => (
        <li key={search.searchedAt}>
          <Link to={searchOf(search, { newest: false })}>{joinWithDots(partsOf(search, unit))}</Link>
        </li>
      ))}
    </ul>
  )
}
