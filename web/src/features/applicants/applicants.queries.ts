import { getApplication, listApplicants } from '@hearback/contract/hiring/applications.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { ApplicantFilters } from './applicant-filters.ts'

const PER_PAGE = 100

/** Applications to one of the user's jobs, longest waiting first; an infinite query. */
export const applicantsOf = (jobId: string, { status, keyword }: ApplicantFilters) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'of-job', jobId, { status: status ?? 'all', keyword }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listApplicants,
        { params: { jobId }, query: { page: pageParam, limit: PER_PAGE, keyword, ...(status && { status }) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })

/** Number of applications to a job by status. */
export const applicantCounts = (jobId: string) =>
  queryOptions({
    queryKey: ['applications', 'counts', jobId],
    queryFn: ({ signal }) => call(listApplicants, { params: { jobId }, query: { limit: 1 } }, { signal }),
    select: ({ counts, total }) => ({ counts, total }),
  })

/** One application with its applicant, job and history. */
export const applicationDetail = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'detail', id],
    queryFn: ({ signal }) => call(getApplication, { params: { id } }, { signal }),
  })
