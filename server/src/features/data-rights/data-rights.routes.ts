import * as contract from '@hearback/contract/accounts/data-rights.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind, bindSpooled } from '../../http/bind.ts'
import { exportOf } from './export.service.ts'
import { requestDeletion } from './leaving.service.ts'

export function dataRightsRoutes(api: Api, deps: Deps): void {
  bindSpooled(api, contract.exportData, (r) => exportOf(deps, r.viewer))
  bind(api, contract.deleteAccount, (r) => requestDeletion(deps, r.viewer, r.body))
}
