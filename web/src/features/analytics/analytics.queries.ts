import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { getSeekerAnalytics } from '@hearback/contract/hiring/analytics.ts'
import * as t from '@hearback/texts/web/analytics.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'

export type Analytics = ReplyOf<typeof getSeekerAnalytics>
export type AnalyzedApplication = Analytics['detailedApplications'][number]

/** Application statistics of the user; without a seeker id nothing is fetched (product.md 5). */
export const seekerAnalytics = (id: string | undefined) =>
  queryOptions({
    queryKey: ['analytics', 'seeker', id],
    queryFn: id ? ({ signal }) => call(getSeekerAnalytics, { params: { id } }, { signal }) : skipToken,
  })

export const isRestricted = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 403

/** Message for missing analytics, in the fixed words of product.md 4. */
export function failureOf(error: unknown): string {
  if (!isRestricted(error)) return t.fetchFailed
  return error.explained ? error.message : t.accessRestricted
}
