import { listInterviews } from '@hearback/contract/hiring/answering.ts'
import { listPastInterviews } from '@hearback/contract/hiring/interview-changes.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Upcoming interviews, soonest first, then those without a picked time. */
export const interviews = (page: number) =>
  queryOptions({
    queryKey: ['applications', 'interviews', page],
    queryFn: ({ signal }) => call(listInterviews, { query: { page, limit: 50 } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Interviews that are over or canceled, latest first. */
export const pastInterviews = (page: number) =>
  queryOptions({
    queryKey: ['applications', 'interviews', 'past', page],
    queryFn: ({ signal }) => call(listPastInterviews, { query: { page, limit: 50 } }, { signal }),
    placeholderData: keepPreviousData,
  })
