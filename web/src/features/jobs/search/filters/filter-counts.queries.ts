import { countFilters } from '@hearback/contract/jobs/filter-counts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { type JobSearch, requestOf } from '../job-search.ts'

/** Jobs of each choice of the filters; all pages and orders of a search share them. */
export function filterCounts(search: JobSearch) {
  const { page: _, resultsPerPage: _size, brief: _brief, sort: _sort, ...body } = requestOf(search) ?? {}
  return queryOptions({
    queryKey: ['jobs', 'filter-counts', body],
    queryFn: ({ signal }) => call(countFilters, { body }, { signal }),
    placeholderData: keepPreviousData,
  })
}
