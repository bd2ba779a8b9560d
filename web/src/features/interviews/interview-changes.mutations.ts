import { cancelInterview, markNoShow } from '@hearback/contract/hiring/interview-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Refetches after failures too, because a conflict means that the other side was faster. */
function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['applications'] })
}

export const useCancelInterview = (id: string) =>
  useMutation({
    mutationFn: (body: { reason?: string | undefined }) => call(cancelInterview, { params: { id }, body }),
    onSettled: useRefresh(),
  })

export const useMarkNoShow = (id: string) =>
  useMutation({ mutationFn: () => call(markNoShow, { params: { id } }), onSettled: useRefresh() })
