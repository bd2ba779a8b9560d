import { listActivity } from '@hearback/contract/accounts/activity.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { activityOf } from './company-activity.service.ts'

export function companyActivityRoutes(api: Api, deps: Deps): void {
  bind(api, listActivity, (r) => activityOf(deps, r.viewer, r.query))
}
