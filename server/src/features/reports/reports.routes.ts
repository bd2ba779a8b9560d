import * as contract from '@hearback/contract/trust/reports.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { fileReport, reportsOf } from './reports.service.ts'

export function reportsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.reportCompany, (r) => fileReport(deps, r.viewer, { kind: 'company', id: r.params.id }, r.body))
  bind(api, contract.reportJob, (r) => fileReport(deps, r.viewer, { kind: 'job', id: r.params.id }, r.body))
  bind(api, contract.reportSeeker, (r) => fileReport(deps, r.viewer, { kind: 'seeker', id: r.params.id }, r.body))
  bind(api, contract.reportMessage, (r) => fileReport(deps, r.viewer, { kind: 'message', id: r.params.id }, r.body))
  bind(api, contract.reportEmployerReview, (r) =>
    fileReport(deps, r.viewer, { kind: 'review', id: r.params.id }, r.body),
  )
  bind(api, contract.reportSeekerReview, (r) => fileReport(deps, r.viewer, { kind: 'review', id: r.params.id }, r.body))
  bind(api, contract.listMyReports, (r) => reportsOf(deps, r.viewer, r.query))
}
