import { getDashboard, listWaiting } from '@hearback/contract/hiring/answering.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type Due = 'all' | 'today' | 'overdue'

const PER_PAGE = 50

/** Counts of waiting applications, the funnel, and the job posts left this month. */
export const dashboard = () =>
  queryOptions({
    queryKey: ['applications', 'dashboard'],
    queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
  })

/** Unanswered applications, most urgent first. */
export const waiting = (due: Due, page: number) =>
  queryOptions({
    queryKey: ['applications', 'waiting', due, page],
    queryFn: ({ signal }) => call(listWaiting, { query: { due, page, limit: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  })
