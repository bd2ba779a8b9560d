import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { getHiringReport } from '@hearback/contract/hiring/hiring-report.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type Report = ReplyOf<typeof getHiringReport>
export interface ReportFilters {
  /** Days as `YYYY-MM-DD`. */
  since?: string
  until?: string
  /** Id of the job. */
  job?: string
}

/** The filters in the URL. */
export const reportFilters = (query: URLSearchParams): ReportFilters =>
  Object.fromEntries(
    (['since', 'until', 'job'] as const).flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )

export const reportOf = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ['applications', 'report', filters],
    queryFn: ({ signal }) => call(getHiringReport, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  })
