import * as contract from '@hearback/contract/jobs/company-views.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { viewCompany } from './company-views.service.ts'

export function companyViewsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.viewCompany, (r) => viewCompany(deps, r.viewer, r.params.id))
}
