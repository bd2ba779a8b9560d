import type { InputOf } from '@hearback/contract/endpoint.ts'
import { addCaseNote, releaseCase, takeCase } from '@hearback/contract/trust/case-work.ts'
import { approveCompany, transferDomain, withdrawApproval } from '@hearback/contract/trust/company-approval.ts'
import {
  decideAppeal,
  decideCase,
  fileAppeal,
  readAround,
  reinstate,
  type SuspendedKind,
  suspend,
} from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type Verdict = InputOf<typeof decideAppeal>['body']

/** Every action of a moderator affects the queue, the case and the lists beside them. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['moderation'] })
}

export function useDecideCase(kind: ReportKind, id: string, version: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Verdict) => call(decideCase, { params: { kind, id }, body: { ...body, version } }),
    onSuccess: refresh,
  }).mutateAsync
}

/** Refetches after failures too, because a conflict means that another moderator was faster. */
export function useAssignment(kind: ReportKind, id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ take, from }: { take: boolean; from: string | null }) =>
      take ? call(takeCase, { params: { kind, id }, body: { from } }) : call(releaseCase, { params: { kind, id } }),
    onSettled: refresh,
  })
}

export function useAddNote(kind: ReportKind, id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: { words: string }) => call(addCaseNote, { params: { kind, id }, body }),
    onSuccess: refresh,
  }).mutateAsync
}

export function useDecideAppeal(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Verdict) => call(decideAppeal, { params: { id }, body }),
    onSuccess: refresh,
  }).mutateAsync
}

export function useSuspension(kind: SuspendedKind, id: string, act: 'suspend' | 'reinstate') {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: { reason: string }) =>
      call(act === 'suspend' ? suspend : reinstate, { params: { kind, id }, body }),
    onSuccess: refresh,
  }).mutateAsync
}

/** Acts on the approval and the domains of a company. */
export function useApproval(id: string) {
  const refresh = useRefresh()
  const refreshing = <T>(sending: Promise<T>): Promise<T> => sending.finally(() => void refresh())
  return {
    approve: (body: { reason: string }) => refreshing(call(approveCompany, { params: { id }, body })),
    withdraw: (body: { reason: string }) => refreshing(call(withdrawApproval, { params: { id }, body })),
    transfer: (domainId: string, body: { reason: string }) =>
      refreshing(call(transferDomain, { params: { id: domainId }, body })),
  }
}

export const useReadAround = (id: string) =>
  useMutation({ mutationFn: async () => (await call(readAround, { params: { id } })).messages })

export function useFileAppeal(id: string, token: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { words: string }) =>
      call(fileAppeal, { params: { id }, body: { ...body, ...(token && { token }) } }),
    onSuccess: ({ decision }) => client.setQueryData(['decision', id, token], decision),
  }).mutateAsync
}
