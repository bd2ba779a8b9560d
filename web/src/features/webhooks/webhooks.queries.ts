import * as contract from '@hearback/contract/accounts/webhooks.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The webhook endpoints of the company. */
export const ownWebhooks = (companyId: string) =>
  queryOptions({
    queryKey: ['webhooks', companyId],
    queryFn: async ({ signal }) => (await call(contract.listWebhooks, {}, { signal })).webhooks,
  })

/** The log of an endpoint, by pages; read again while a delivery is waiting. */
export const webhookLog = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', 'log', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.listWebhookDeliveries,
        { params: { id }, query: { limit: 10, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(({ status }) => status === 'waiting')) ? 3_000 : false,
  })

/** Changes of webhooks. Each reads them and their logs again, also after a failure. */
export function useWebhookActs() {
  const queries = useQueryClient()
  const refreshing = <T>(sending: Promise<T>): Promise<T> =>
    sending.finally(() => void queries.invalidateQueries({ queryKey: ['webhooks'] }))
  return {
    add: (body: InputOf<typeof contract.addWebhook>['body']) => refreshing(call(contract.addWebhook, { body })),
    edit: (id: string, body: InputOf<typeof contract.editWebhook>['body']) =>
      refreshing(call(contract.editWebhook, { params: { id }, body })),
    remove: (id: string) => refreshing(call(contract.removeWebhook, { params: { id } })),
    showSecret: (id: string) => call(contract.showWebhookSecret, { params: { id } }),
    rotate: (id: string) => refreshing(call(contract.rotateWebhookSecret, { params: { id } })),
    test: (id: string) => refreshing(call(contract.testWebhook, { params: { id } })),
    replay: (id: string, delivery: string) =>
      refreshing(call(contract.replayWebhookDelivery, { params: { id, delivery } })),
    replayFailed: (id: string, since: string) =>
      refreshing(call(contract.replayFailedWebhooks, { params: { id }, body: { since } })),
  }
}
