import * as contract from '@hearback/contract/accounts/api-keys.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { createKey, keysOf, revokeKey } from './api-keys.service.ts'

export function apiKeysRoutes(api: Api, deps: Deps): void {
  bind(api, contract.listApiKeys, async (r) => ({ keys: await keysOf(deps, r.viewer) }))
  bind(api, contract.createApiKey, (r) => createKey(deps, r.viewer, r.body))
  bind(api, contract.revokeApiKey, (r) => revokeKey(deps, r.viewer, r.params.id).then(() => ({})))
}
