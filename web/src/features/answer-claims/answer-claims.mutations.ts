import type { InputOf } from '@hearback/contract/endpoint.ts'
import { claimAnswer, settleClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Refetches after failures too, because a conflict means that somebody was faster. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['applications'] })
}

export function useClaimAnswer(id: string) {
  const refresh = useRefresh()
  return (body: InputOf<typeof claimAnswer>['body']) => call(claimAnswer, { params: { id }, body }).finally(refresh)
}

export const useSettleClaim = (id: string) =>
  useMutation({
    mutationFn: (heard: boolean) => call(settleClaim, { params: { id }, body: { heard } }),
    onSettled: useRefresh(),
  })
