import { listMyReports } from '@hearback/contract/trust/reports.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const ownReports = (page: number) =>
  queryOptions({
    queryKey: ['reports', 'own', page],
    queryFn: ({ signal }) => call(listMyReports, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
