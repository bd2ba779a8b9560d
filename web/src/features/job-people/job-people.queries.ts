import { getJobPeople, type JobPeople, muteJob, setJobPeople } from '@hearback/contract/jobs/job-people.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** The members who answer for a job of the company. */
export const jobPeople = (jobId: string) =>
  queryOptions({
    queryKey: ['job-people', jobId],
    queryFn: async ({ signal }) => (await call(getJobPeople, { params: { id: jobId } }, { signal })).people,
  })

/** Changes the people of a job, or mutes it for the user. `shown` is what the pending change will lead to. */
export function useJobPeople(jobId: string, people: JobPeople) {
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: async ({ muted, ...chosen }: JobPeople) => {
      if (muted !== people.muted) await call(muteJob, { params: { id: jobId }, body: { muted } })
      else await call(setJobPeople, { params: { id: jobId }, body: chosen })
    },
    onError: (error) => toast(error.message),
    onSettled: () => queries.invalidateQueries(jobPeople(jobId)),
  })
  return { shown: change.isPending ? change.variables : people, change: change.mutate, busy: change.isPending }
}
