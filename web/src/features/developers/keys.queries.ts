import { createApiKey, listApiKeys, revokeApiKey } from '@hearback/contract/accounts/api-keys.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The API keys of the company that were not revoked. */
export const ownKeys = (companyId: string) =>
  queryOptions({
    queryKey: ['api-keys', companyId],
    queryFn: async ({ signal }) => (await call(listApiKeys, {}, { signal })).keys,
  })

/** Creates and revokes keys. Each reads them again, also after a failure. */
export function useKeyActs() {
  const queries = useQueryClient()
  const refreshing = <T>(sending: Promise<T>): Promise<T> =>
    sending.finally(() => void queries.invalidateQueries({ queryKey: ['api-keys'] }))
  return {
    create: (body: InputOf<typeof createApiKey>['body']) => refreshing(call(createApiKey, { body })),
    revoke: (id: string) => refreshing(call(revokeApiKey, { params: { id } })),
  }
}
