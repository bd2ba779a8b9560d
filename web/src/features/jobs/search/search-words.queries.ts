import { suggestSearch } from '@hearback/contract/jobs/job-search.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const wordsOf = async (query: string, signal: AbortSignal) =>
  (await call(suggestSearch, { query: { query } }, { signal })).suggestions

/** `searchWords` for autocomplete fields. */
export const wordsLike = async (typed: string, signal: AbortSignal): Promise<{ label: string }[]> =>
  [...new Set(await wordsOf(typed, signal))].map((label) => ({ label }))

/** Words of open jobs with this prefix, most frequent first. */
export const searchWords = (typed: string) =>
  queryOptions({
    queryKey: ['jobs', 'words', typed],
    queryFn: ({ signal }) => wordsOf(typed, signal),
    placeholderData: keepPreviousData,
  })
