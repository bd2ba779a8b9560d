import { type JobStatus, listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const OWN_JOB_ORDERS = ['newest', 'overdue'] as const
export type OwnJobOrder = (typeof OWN_JOB_ORDERS)[number]

interface OwnJobFilters {
  /** Undefined for all. */
  status: JobStatus | undefined
  sort: OwnJobOrder
  page: number
}

/** Jobs of the employer with their application counts. */
export const ownJobs = (employerId: string, { status, sort, page }: OwnJobFilters) =>
  queryOptions({
    queryKey: ['jobs', 'own', employerId, status ?? 'all', sort, page],
    queryFn: ({ signal }) =>
      call(
        listJobsOfEmployer,
        { params: { id: employerId }, query: { page, sort, ...(status && { status }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: employerId !== '',
  })
