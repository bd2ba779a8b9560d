import { markNoShow } from '@hearback/contract/hiring/interview-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Refetches after failures too, because a conflict means that the other side was faster. */
export function useMarkNoShow(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(markNoShow, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['applications'] }),
  })
}
