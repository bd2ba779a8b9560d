import { getDashboard, listWaiting } from '@hearback/contract/hiring/answering.ts'
import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { getOwnResponseStats } from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Which waiting applications are listed. */
export type Due = 'all' | 'overdue' | 'today' | 'unopened'
export interface WaitingFilters {
  due: Due
  /** Id of the job. */
  job: string | undefined
}

const DUES: readonly Due[] = ['all', 'overdue', 'today', 'unopened']

/** The filters in the URL. */
export const waitingFilters = (query: URLSearchParams): WaitingFilters => ({
  due: DUES.find((due) => due === query.get('due')) ?? 'all',
  job: query.get('job') ?? undefined,
})

const queryOf = ({ due, job }: WaitingFilters) => ({
  ...(due === 'unopened' ? { unopened: true } : { due }),
  ...(job && { job }),
})

const PER_PAGE = 50

/** Counts of waiting applications, the funnel, and the job posts left this month. */
export const dashboard = () =>
  queryOptions({
    queryKey: ['applications', 'dashboard'],
    queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
  })

/** The public response figures of the company, and those of the 90 days before. */
export const responseTrend = () =>
  queryOptions({
    queryKey: ['own-response-stats'],
    queryFn: ({ signal }) => call(getOwnResponseStats, {}, { signal }),
    staleTime: 5 * 60_000,
  })

/** Unanswered applications with their jobs, most urgent first. */
export const waiting = (filters: WaitingFilters, page: number) =>
  queryOptions({
    queryKey: ['applications', 'waiting', filters, page],
    queryFn: ({ signal }) => call(listWaiting, { query: { ...queryOf(filters), page, limit: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Unanswered applications of all pages, at most `limits.bulkAnswer`. */
export async function allWaiting(filters: WaitingFilters): Promise<readonly Applicant[]> {
  const found: Applicant[] = []
  for (let page = 1, pages = 1; page <= pages && found.length < limits.bulkAnswer; page++) {
    const query = { ...queryOf(filters), page, limit: limits.pageSize }
    const { applications, totalPages } = await call(listWaiting, { query })
    found.push(...applications)
    pages = totalPages
  }
  return [...new Map(found.map((one) => [one._id, one])).values()].slice(0, limits.bulkAnswer)
}
