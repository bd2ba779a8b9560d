import { listInterviews } from '@hearback/contract/hiring/answering.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Upcoming interviews, soonest first, then those without a picked time. */
export const interviews = (page: number) =>
  queryOptions({
    queryKey: ['applications', 'interviews', page],
    queryFn: ({ signal }) => call(listInterviews, { query: { page, limit: 50 } }, { signal }),
    placeholderData: keepPreviousData,
  })
