import { type ActivityEntry, listActivity } from '@hearback/contract/accounts/activity.ts'
import { activityLimits } from '@hearback/contract/accounts/company-limits.ts'
import { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'

const NAMES = ['member', 'topic', 'job', 'since', 'until'] as const
export type ActivityFilters = { readonly [N in (typeof NAMES)[number]]?: string }

/** The filters in the URL. */
export const activityFilters = (query: URLSearchParams): ActivityFilters =>
  Object.fromEntries(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])))

const PAGE = 50

const readPage = (filters: ActivityFilters, before: string, limit: number, signal?: AbortSignal) =>
  call(
    listActivity,
    { query: { ...filters, timeZone: deviceZone(), limit, ...(before && { before }) } as never },
    signal ? { signal } : {},
  )

/** Entries of the log, latest first; an infinite query. */
export const activityOf = (companyId: string, filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: ['activity', companyId, filters],
    queryFn: ({ pageParam, signal }) => readPage(filters, pageParam, PAGE, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The latest entries for a file, at most `activityLimits.file`; whether there are more. */
export async function allActivity(filters: ActivityFilters): Promise<{ entries: ActivityEntry[]; isCapped: boolean }> {
  const entries: ActivityEntry[] = []
  let next: string | null = ''
  while (next !== null && entries.length < activityLimits.file) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(filters, next, activityLimits.page)
    entries.push(...page.entries)
    next = page.next
  }
  return { entries, isCapped: next !== null }
}

/** Titles of the company's newest jobs, to filter by. */
export const jobChoices = (companyId: string) =>
  queryOptions({
    queryKey: ['jobs', 'choices', companyId],
    queryFn: async ({ signal }) => {
      const query = { limit: limits.pageSize }
      const { jobs } = await call(listJobsOfEmployer, { params: { id: companyId }, query }, { signal })
      return jobs.map(({ _id, jobTitle }) => ({ _id, jobTitle }))
    },
  })
