import { getApplyTerms } from '@hearback/contract/hiring/application-limits.ts'
import { hasApplied } from '@hearback/contract/hiring/applications.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { getSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The user's application to a job, if any. */
export const ownApplication = (jobId: string) =>
  queryOptions({
    queryKey: ['applications', 'of-job', jobId],
    queryFn: ({ signal }) => call(hasApplied, { params: { jobId } }, { signal }),
  })

/** The terms of applying to the job. */
export const applyTerms = (jobId: string) =>
  queryOptions({
    queryKey: ['applications', 'terms', jobId],
    queryFn: ({ signal }) => call(getApplyTerms, { params: { jobId } }, { signal }),
    staleTime: 0,
  })

/** The questions of a job, as its page has them. */
export const questionsOfJob = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'detail', jobId],
    queryFn: ({ signal }) => call(getJob, { params: { id: jobId } }, { signal }),
    select: ({ questions = [] }) => questions,
  })

/** The user's profile as an employer sees it after an application. */
export const profileAsSeen = (userId: string) =>
  queryOptions({
    queryKey: ['seekers', 'profile', userId, 'ring2'],
    queryFn: ({ signal }) => call(getSeekerProfile, { params: { id: userId }, query: { as: 'ring2' } }, { signal }),
    staleTime: 0,
  })
