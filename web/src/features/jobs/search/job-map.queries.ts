import { mapJobs } from '@hearback/contract/jobs/maps.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { type JobSearch, requestOf } from './job-search.ts'

/** All pages of a search share one map. */
export function jobMap(search: JobSearch) {
  const { page: _, resultsPerPage: _size, brief: _brief, ...body } = requestOf(search) ?? {}
  return queryOptions({
    queryKey: ['jobs', 'map', body],
    queryFn: ({ signal }) => call(mapJobs, { body }, { signal }),
    placeholderData: keepPreviousData,
  })
}
