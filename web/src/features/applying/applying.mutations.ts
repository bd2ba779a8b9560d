import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../api/call.ts'
import { ownApplication } from './applying.queries.ts'

/** Sends the application, then refetches everything that counts or lists applications. */
export function useApply(jobId: string) {
  const client = useQueryClient()
  const { queryKey } = ownApplication(jobId)
  return useMutation({
    mutationFn: (applicationDescription: string) =>
      call(applyToJob, { params: { jobId }, body: { applicationDescription } }),
    onSuccess: async ({ application }) => {
      client.setQueryData(queryKey, { hasApplied: true, application })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['applications'], refetchType: 'none' }),
        client.invalidateQueries({ queryKey: ['jobs', 'detail', jobId] }),
      ])
    },
    onError: async (error) => {
      const settled = error instanceof ApiError && ['already_applied', 'job_not_open'].includes(error.code)
      if (!settled) return
      await client.invalidateQueries({ queryKey })
      await client.invalidateQueries({ queryKey: ['jobs', 'detail', jobId] })
    },
  })
}
