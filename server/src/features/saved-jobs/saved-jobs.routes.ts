import * as contract from '@hearback/contract/jobs/jobs.ts'
import { setSavedJobNote } from '@hearback/contract/jobs/saved-job-notes.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { listSavedIds, listSavedJobs, saveJob, unsaveJob, writeNote } from './saved-jobs.service.ts'

const done = () => ({})

export function savedJobsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.saveJob, (r) => saveJob(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.unsaveJob, (r) => unsaveJob(deps, r.viewer, r.params.id).then(done))
  bind(api, setSavedJobNote, (r) => writeNote(deps, r.viewer, r.params.id, r.body))
  bind(api, contract.listSavedJobs, (r) => listSavedJobs(deps, r.viewer, r.query))
  bind(api, contract.listSavedIds, (r) => listSavedIds(deps, r.viewer))
}
