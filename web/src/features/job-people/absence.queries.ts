import { endAbsence, getAbsence, setAbsence } from '@hearback/contract/accounts/absence.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The user's own absence; null while there is none. */
export const ownAbsence = () =>
  queryOptions({
    queryKey: ['absence'],
    queryFn: async ({ signal }) => (await call(getAbsence, {}, { signal })).absence,
  })

/** Announces and ends the user's absence. */
export function useAbsence() {
  const queries = useQueryClient()
  const { queryKey } = ownAbsence()
  return {
    announce: async (body: InputOf<typeof setAbsence>['body']) => {
      const { absence } = await call(setAbsence, { body })
      queries.setQueryData(queryKey, absence)
    },
    end: async () => {
      await call(endAbsence, {})
      queries.setQueryData(queryKey, null)
    },
  }
}
