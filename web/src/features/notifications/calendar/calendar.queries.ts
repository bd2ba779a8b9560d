import { getCalendar, removeCalendar, renewCalendar } from '@hearback/contract/hiring/calendars.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The private calendar address of the user; null without one. */
export const calendarAddress = () =>
  queryOptions({
    queryKey: ['calendar-address'],
    queryFn: async ({ signal }) => (await call(getCalendar, {}, { signal })).address,
  })

/** Mutation that keeps the address it returns. */
function useChange(change: () => Promise<string | null>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (address) => queries.setQueryData(calendarAddress().queryKey, address),
  })
}

export const useRenewCalendar = () => useChange(async () => (await call(renewCalendar, {})).address)

export const useRemoveCalendar = () =>
  useChange(async () => {
    await call(removeCalendar, {})
    return null
  })
