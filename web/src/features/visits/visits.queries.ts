import { getVisits } from '@hearback/contract/trust/visits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const visitsOf = (days: number) =>
  queryOptions({
    queryKey: ['visits', days],
    queryFn: ({ signal }) => call(getVisits, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  })
