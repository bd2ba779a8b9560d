import { listInvitableJobs } from '@hearback/contract/hiring/job-invitations.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The company's open jobs, and whether the person was invited to each or has applied. */
export const invitableJobs = (person: string) =>
  queryOptions({
    queryKey: ['job-invitations', 'jobs', person],
    queryFn: ({ signal }) => call(listInvitableJobs, { params: { person } }, { signal }),
    select: ({ jobs }) => jobs,
    staleTime: 0,
  })
