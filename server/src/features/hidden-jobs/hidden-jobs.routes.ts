import * as contract from '@hearback/contract/jobs/hidden-jobs.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { hideJob, listHiddenIds, listHiddenJobs, unhideJob } from './hidden-jobs.service.ts'

const done = () => ({})

export function hiddenJobsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.hideJob, (r) => hideJob(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.unhideJob, (r) => unhideJob(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.listHiddenJobs, (r) => listHiddenJobs(deps, r.viewer, r.query))
  bind(api, contract.listHiddenIds, (r) => listHiddenIds(deps, r.viewer))
}
