import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { keepMapOpen } from '../../../ui/map/use-open-map.ts'
import { type JobSearch, readSearch, writeSearch } from './job-search.ts'

const PICKED = 'job'

/** Search state of the URL and the job selected in the list, with functions to change both. */
export function useJobSearch() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const search = useMemo(() => readSearch(query), [query])
  return {
    search,
    picked: query.get(PICKED) ?? undefined,
    /** Resets the page and the selected job. */
    change: (part: Partial<JobSearch>) => setQuery(writeSearch({ ...search, page: 1, ...part })),
    /** Searches the area of the map, which stays open. */
    searchArea: (circle: JobSearch['circle']) =>
      setQuery(keepMapOpen(query, writeSearch({ ...search, circle, location: '', page: 1 }))),
    /** Replaces the history entry, so that going back leaves the list instead of stepping through the viewed jobs. */
    pick: (id: string) => {
      const next = new URLSearchParams(query)
      next.set(PICKED, id)
      setQuery(next, { replace: true, preventScrollReset: true, state })
    },
  }
}
