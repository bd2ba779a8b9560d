import { getUsage } from '@hearback/contract/accounts/subscriptions.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** All quotas of the user, with their use in the current period. */
export const myUsage = queryOptions({
  queryKey: ['billing', 'usage'],
  queryFn: ({ signal }) => call(getUsage, {}, { signal }),
})
