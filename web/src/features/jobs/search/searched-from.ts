import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { createContext } from 'react'
import { type DistanceUnit, distanceText } from '../../../ui/text/distance.ts'
import { townOf } from '../job-words.ts'
import type { JobSearch } from './job-search.ts'

/** Name of the point that distances are measured from; undefined outside of a search. */
export const SearchedFrom = createContext<string | undefined>(undefined)

export const searchedFrom = ({ location }: JobSearch, place: ReplyOf<typeof searchJobs>['place']): string =>
  location ? townOf(place?.label ?? location) : t.areaPointName

/**
 * Formats "1.5 mi from Boise", or "from the center" for a job in Boise itself. Without `from` the distance is from the
 * user.
 */
export function distanceFrom(km: number, unit: DistanceUnit, from: string | undefined, city: string | null): string {
  const distance = distanceText(km, unit)
  if (from === undefined) return t.away(distance)
  return city !== null && townOf(city) === from ? t.distanceFromCenter(distance) : t.fromPlace(distance, from)
}
