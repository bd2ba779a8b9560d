import type { Applicant } from '@hearback/contract/applications.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApplicantSearch } from './applicant-filters.ts'
import { applicantsOf } from './applicants.queries.ts'
import { asOnBoard } from './board/board-columns.ts'

// 500 cards; what is beyond stands behind the button.
const BOARD_PAGES = 5

/** The applicants that are here so far, in the order in which the view shows them, and how to get more. */
export function useApplicants(jobId: string, search: ApplicantSearch) {
  const query = useInfiniteQuery(applicantsOf(jobId, search))
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query
  const pages = data?.pages ?? []
  // A board of those who wait alone would say little: it fetches the others by itself.
  const lacks = search.view === 'board' && pages.length < BOARD_PAGES && hasNextPage && !isFetchingNextPage && !isError
  useEffect(() => {
    if (lacks) void fetchNextPage()
  }, [lacks, fetchNextPage])
  const applications = onceEach(pages.flatMap((page) => page.applications))
  const order = search.view === 'board' ? asOnBoard(applications) : applications
  return { ...query, first: pages[0], applications, order }
}

/** A page that moved while the next one was fetched may hold somebody twice. */
const onceEach = (applications: Applicant[]) => [...new Map(applications.map((one) => [one._id, one])).values()]
