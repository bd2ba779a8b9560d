import { type JobStatus, listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Jobs of the employer with any status, newest first, with their application counts. */
export const ownJobs = (employerId: string, status: JobStatus | undefined, page: number) =>
  queryOptions({
    queryKey: ['jobs', 'own', employerId, status ?? 'all', page],
    queryFn: ({ signal }) =>
      call(listJobsOfEmployer, { params: { id: employerId }, query: { page, ...(status && { status }) } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: employerId !== '',
  })
