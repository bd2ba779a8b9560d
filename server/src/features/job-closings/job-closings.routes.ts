import * as contract from '@hearback/contract/hiring/clock/job-closings.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { closeMany } from './close-many.service.ts'
import { closeJob, closingCounts, undoClosing } from './job-closings.service.ts'
import { outcomeView } from './job-closings.view.ts'

export function jobClosingsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.getClosingCounts, (r) => closingCounts(deps, r.viewer, r.params.id))
  bind(api, contract.closeJob, (r) => closeJob(deps, r.viewer, r.params.id, r.body))
  bind(api, contract.closeJobs, async (r) => ({
    results: (await closeMany(deps, r.viewer, r.body)).map(outcomeView),
  }))
  bind(api, contract.undoClosing, async (r) => ({ job: await undoClosing(deps, r.viewer, r.params.id) }))
}
