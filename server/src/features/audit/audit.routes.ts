import { listAudit } from '@hearback/contract/trust/audit.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { auditOf } from './audit.service.ts'

export function auditRoutes(api: Api, deps: Deps): void {
  bind(api, listAudit, (r) => auditOf(deps, r.query))
}
