import type { JobSearch } from '../job-search.ts'

/** Keyword and place of the search, for a form of its filters. */
export const SearchWords = ({ search }: { search: JobSearch }) => (
  <>
    <input type="hidden" name="keyword" value={search.keyword} />
    <input type="hidden" name="location" value={search.location} />
  </>
)
