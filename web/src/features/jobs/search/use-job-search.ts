import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type JobSearch, readSearch, writeSearch } from './job-search.ts'

const PICKED = 'job'

/** The search as the address holds it, the job that is looked at beside the list, and how to change both. */
export function useJobSearch() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const search = useMemo(() => readSearch(query), [query])
  return {
    search,
    picked: query.get(PICKED) ?? undefined,
    /** Starts again at the first page and at the first job. */
    change: (part: Partial<JobSearch>) => setQuery(writeSearch({ ...search, page: 1, ...part })),
    /** Replaces the address: going back leaves the list, and does not walk through every job that was looked at. */
    pick: (id: string) => {
      const next = new URLSearchParams(query)
      next.set(PICKED, id)
      setQuery(next, { replace: true, preventScrollReset: true, state })
    },
  }
}
