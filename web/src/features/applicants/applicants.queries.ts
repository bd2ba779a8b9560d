import { findApplicants, listApplicationsOfPerson } from '@hearback/contract/hiring/applicants.ts'
import { getApplication, listApplicants } from '@hearback/contract/hiring/applications.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type ApplicantFilters, applicantParams } from './applicant-filters.ts'

const PER_PAGE = 100

/** Applications to one of the user's jobs, sorted and filtered by the server; an infinite query. */
export const applicantsOf = (jobId: string, filters: ApplicantFilters) => {
  const chosen = applicantParams(filters)
  return infiniteQueryOptions({
    queryKey: ['applications', 'of-job', jobId, chosen],
    queryFn: ({ pageParam, signal }) =>
      call(
        listApplicants,
        { params: { jobId }, query: { limit: PER_PAGE, ...chosen, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  })
}

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

const OF_PERSON = 50

/** All applications of one person to the company; an infinite query. */
export const applicationsOfPerson = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'of-person', id],
    queryFn: ({ pageParam, signal }) =>
      call(listApplicationsOfPerson, { params: { id }, query: { page: pageParam, limit: OF_PERSON } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length + 1 : undefined),
  })

/** People who applied to the company, by the beginning of their name. */
export const applicantsByName = (name: string) =>
  queryOptions({
    queryKey: ['applications', 'by-name', name],
    queryFn: ({ signal }) => call(findApplicants, { query: { name } }, { signal }),
    placeholderData: keepPreviousData,
  })
