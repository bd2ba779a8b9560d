import { getDashboard, listWaiting } from '@hearback/contract/hiring/answering.ts'
import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { limits } from '@hearback/contract/values/limits.ts'
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

/** Unanswered applications of all pages, at most `limits.bulkAnswer`. */
export async function allWaiting(due: Due): Promise<readonly Applicant[]> {
  const found: Applicant[] = []
  for (let page = 1, pages = 1; page <= pages && found.length < limits.bulkAnswer; page++) {
    const { applications, totalPages } = await call(listWaiting, { query: { due, page, limit: limits.pageSize } })
    found.push(...applications)
    pages = totalPages
  }
  return [...new Map(found.map((one) => [one._id, one])).values()].slice(0, limits.bulkAnswer)
}
