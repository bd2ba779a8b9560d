import { getAlertSubscription, listAlerts } from '@hearback/contract/jobs/alerts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const ownAlerts = () =>
  queryOptions({ queryKey: ['alerts'], queryFn: ({ signal }) => call(listAlerts, {}, { signal }) })

/** The saved search of an unsubscribe link. */
export const alertOfLink = (token: string) =>
  queryOptions({
    queryKey: ['alert-of-link', token],
    queryFn: ({ signal }) => call(getAlertSubscription, { query: { token } }, { signal }),
  })
