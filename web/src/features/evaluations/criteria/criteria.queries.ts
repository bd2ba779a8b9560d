import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { getCriteria, setCriteria } from '@hearback/contract/hiring/scorecards.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export type JobCriteria = ReplyOf<typeof getCriteria>

/** The scorecard criteria of a job. */
export const criteriaOf = (jobId: string) =>
  queryOptions({
    queryKey: ['scorecard-criteria', jobId],
    queryFn: ({ signal }) => call(getCriteria, { params: { id: jobId } }, { signal }),
  })

export interface DraftCriterion {
  /** Undefined for a new one. */
  _id?: string | undefined
  name: string
}

/** Saves criteria in place of the shown ones; throws the refusal, after the cached criteria are right again. */
export function useSaveCriteria(jobId: string) {
  const client = useQueryClient()
  const { queryKey } = criteriaOf(jobId)
  return async (shown: JobCriteria, criteria: readonly DraftCriterion[]): Promise<void> => {
    try {
      const body = { criteria: [...criteria], version: shown.version }
      client.setQueryData(queryKey, await call(setCriteria, { params: { id: jobId }, body }))
      await client.invalidateQueries({ queryKey: ['scorecards'] })
    } catch (error) {
      await client.refetchQueries({ queryKey, type: 'active' })
      throw error
    }
  }
}
