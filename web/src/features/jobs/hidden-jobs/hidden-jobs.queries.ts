import { listHiddenIds, listHiddenJobs } from '@hearback/contract/jobs/hidden-jobs.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { rememberHiddenJobs } from '../../../api/early/hidden-jobs.ts'

/** Ids of all hidden jobs, for the state of each job. */
export const hiddenJobIds = () =>
  queryOptions({
    queryKey: ['jobs', 'hidden', 'ids'],
    queryFn: async ({ signal }) => {
      const reply = await call(listHiddenIds, {}, { signal })
      rememberHiddenJobs(reply.ids)
      return reply
    },
    staleTime: 5 * 60_000,
  })

export const hiddenJobs = (page: number) =>
  queryOptions({
    queryKey: ['jobs', 'hidden', 'page', page],
    queryFn: ({ signal }) => call(listHiddenJobs, { query: { page, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  })
