import { listTemplates } from '@hearback/contract/answering.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** One's own answer templates. */
export const answerTemplates = () =>
  queryOptions({
    queryKey: ['templates'],
    queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
    staleTime: 5 * 60_000,
  })
