import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOpenedPlaces } from '../../domain/use-opened-places.ts'
import { type ApplicantSearch, applicantParams } from './applicant-filters.ts'
import { applicantsOf } from './applicants.queries.ts'
import { asOnBoard, placedAsNew } from './board/board-columns.ts'

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
  const list = JSON.stringify([jobId, search.view, applicantParams(search)])
  const loadedSoFar = onceEach(pages.flatMap((page) => page.applications))
  const { applications, openedAsNew } = useOpenedPlaces({
    list,
    applications: loadedSoFar,
    selected: search.selected,
  })
  /** Loads further pages until all are loaded, or `most`; returns what is loaded. Throws if a page fails. */
  const loadUpTo = async (most: number): Promise<readonly Applicant[]> => {
    let loaded: readonly Applicant[] = loadedSoFar
    for (let more = hasNextPage; more && loaded.length < most; ) {
      const next = await fetchNextPage()
      if (next.error) throw next.error
      loaded = onceEach((next.data?.pages ?? []).flatMap((page) => page.applications))
      more = next.hasNextPage
    }
    return loaded
  }
  const isNew = placedAsNew(openedAsNew)
  const order = search.view === 'board' ? asOnBoard(applications, isNew) : applications
  return { ...query, first: pages[0], applications, isNew, order, loadUpTo }
}

/** Removes duplicates: an applicant who moved between two page fetches appears on both. */
const onceEach = (applications: Applicant[]) => [...new Map(applications.map((one) => [one._id, one])).values()]
