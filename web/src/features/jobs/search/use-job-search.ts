import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useMember } from '../../../api/session.ts'
import { keepMapOpen } from '../../../ui/map/use-open-map.ts'
import { type JobSearch, readSearch, usualSort, writeSearch } from './job-search.ts'

const PICKED = 'job'

/** Search state of the URL, in the reader's order, and the job selected in the list, with functions to change both. */
export function useJobSearch() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const member = useMember()
  const hasProfile = member?.userType === 'jobseeker' && member.profileComplete === true
  const asked = useMemo(() => readSearch(query), [query])
  const search = useMemo(() => ({ ...asked, sort: asked.sort ?? usualSort(asked, hasProfile) }), [asked, hasProfile])
  const write = (next: JobSearch) =>
    writeSearch({ ...next, sort: next.sort === usualSort(next, hasProfile) ? undefined : next.sort })
  return {
    search,
    /** Whether the URL leaves the order to the reader's usual one. */
    isUsual: asked.sort === undefined,
    hasProfile,
    picked: query.get(PICKED) ?? undefined,
    /** Resets the page and the selected job. */
    change: (part: Partial<JobSearch>) => setQuery(keepMapOpen(query, write({ ...asked, page: 1, ...part }))),
    /** Searches the area of the map, which stays open. */
    searchArea: (circle: JobSearch['circle']) =>
      setQuery(keepMapOpen(query, write({ ...asked, circle, location: '', page: 1 }))),
    /** Replaces the history entry, so that going back leaves the list instead of stepping through the viewed jobs. */
    pick: (id: string) => {
      const next = new URLSearchParams(query)
      next.set(PICKED, id)
      setQuery(next, { replace: true, preventScrollReset: true, state })
    },
  }
}
