import { listTemplates } from '@hearback/contract/hiring/answering.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Answer templates of the user. */
export const answerTemplates = () =>
  queryOptions({
    queryKey: ['templates'],
    queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
    staleTime: 5 * 60_000,
  })
