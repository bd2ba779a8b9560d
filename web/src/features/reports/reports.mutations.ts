import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  type ReportKind,
  reportCompany,
  reportEmployerReview,
  reportJob,
  reportMessage,
  reportSeeker,
} from '@hearback/contract/trust/reports.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Reviews of companies and seekers share one endpoint. */
const CALLS = {
  company: reportCompany,
  job: reportJob,
  seeker: reportSeeker,
  message: reportMessage,
  review: reportEmployerReview,
} as const

type Body = InputOf<typeof reportJob>['body']

export function useReport(kind: ReportKind, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => call(CALLS[kind], { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['reports'] }),
  })
}
