import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApplicantSearch } from './applicant-filters.ts'
import { applicantsOf } from './applicants.queries.ts'
import { asOnBoard } from './board/board-columns.ts'

// 500 cards; the rest is behind the button.
const BOARD_PAGES = 5

/** Applicants loaded so far, in the order of the view, with a function to load more. */
export function useApplicants(jobId: string, search: ApplicantSearch) {
  const query = useInfiniteQuery(applicantsOf(jobId, search))
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query
  const pages = data?.pages ?? []
  // The board needs applicants of every status, so it loads further pages automatically.
  const lacks = search.view === 'board' && pages.length < BOARD_PAGES && hasNextPage && !isFetchingNextPage && !isError
  useEffect(() => {
    if (lacks) void fetchNextPage()
  }, [lacks, fetchNextPage])
  const applications = onceEach(pages.flatMap((page) => page.applications))
  /** Loads further pages until all are loaded, or `most`; returns what is loaded. */
  const loadUpTo = async (most: number): Promise<readonly Applicant[]> => {
    let loaded = onceEach(pages.flatMap((page) => page.applications))
    for (let more = hasNextPage; more && loaded.length < most; ) {
      const next = await fetchNextPage()
      loaded = onceEach((next.data?.pages ?? []).flatMap((page) => page.applications))
      more = next.hasNextPage && !next.isError
    }
    return loaded
  }
  const order = search.view === 'board' ? asOnBoard(applications) : applications
  return { ...query, first: pages[0], applications, order, loadUpTo }
}

/** Removes duplicates: an applicant who moved between two page fetches appears on both. */
const onceEach = (applications: Applicant[]) => [...new Map(applications.map((one) => [one._id, one])).values()]
