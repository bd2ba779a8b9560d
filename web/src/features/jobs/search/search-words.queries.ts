import { suggestSearch } from '@hearback/contract/jobs/job-search.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const suggestionsOf = (query: string, signal: AbortSignal) => call(suggestSearch, { query: { query } }, { signal })

/** `searchWords` for autocomplete fields, with the number of open jobs where it is known. */
export async function wordsLike(typed: string, signal: AbortSignal): Promise<{ label: string; jobs: number }[]> {
  const { suggestions, counts } = await suggestionsOf(typed, signal)
  return [...new Set(suggestions)].map((label) => ({ label, jobs: counts?.[label] ?? 0 }))
}

/** Words of open jobs with this prefix, most frequent first. */
export const searchWords = (typed: string) =>
  queryOptions({
    queryKey: ['jobs', 'words', typed],
    queryFn: async ({ signal }) => (await suggestionsOf(typed, signal)).suggestions,
    placeholderData: keepPreviousData,
  })
