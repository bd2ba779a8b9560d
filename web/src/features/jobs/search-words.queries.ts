import { suggestSearch } from '@hearback/contract/job-search.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Words of open jobs that begin with what is typed, the most frequent first. */
export const searchWords = (typed: string) =>
  queryOptions({
    queryKey: ['jobs', 'words', typed],
    queryFn: async ({ signal }) => (await call(suggestSearch, { query: { query: typed } }, { signal })).suggestions,
    placeholderData: keepPreviousData,
  })
