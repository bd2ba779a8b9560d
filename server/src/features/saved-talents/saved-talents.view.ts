import { SavedTalentFilters, type TalentList, type TalentSearch } from '@hearback/contract/people/saved-talents.ts'
import type { ListRow } from './talent-lists.sql.ts'
import type { SearchRow } from './talent-searches.sql.ts'

/** The stored filters; ones that came later have their defaults. */
export const filtersView = (filters: unknown): SavedTalentFilters => SavedTalentFilters.parse(filters)

export function searchView({ id, name, filters, created_at }: SearchRow, newMatches: number): TalentSearch {
  const { minYears = null, maxRate = null, lastSeen = null, ...rest } = filtersView(filters)
  const { latitude = null, longitude = null, radius = null } = rest
  return {
    _id: id,
    name,
    filters: { ...rest, minYears, maxRate, lastSeen, latitude, longitude, radius },
    newMatches,
    createdAt: created_at.toISOString(),
  }
}

export const listView = ({ id, name, people, has_person, created_at }: ListRow): TalentList => ({
  _id: id,
  name,
  people,
  hasPerson: has_person,
  createdAt: created_at.toISOString(),
})
