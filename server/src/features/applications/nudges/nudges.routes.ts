import * as contract from '@hearback/contract/hiring/clock/nudges.ts'
import type { Deps } from '../../../deps.ts'
import { type Api, bind } from '../../../http/bind.ts'
import { nudgeEmployer } from './nudges.service.ts'

export function nudgesRoutes(api: Api, deps: Deps): void {
  bind(api, contract.nudgeEmployer, async (r) => ({ nudge: await nudgeEmployer(deps, r.viewer, r.params.id) }))
}
