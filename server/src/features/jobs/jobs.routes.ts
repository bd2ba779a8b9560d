import * as deletion from '@hearback/contract/jobs/job-deletion.ts'
import * as drafts from '@hearback/contract/jobs/job-drafts.ts'
import * as contract from '@hearback/contract/jobs/jobs.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { windowOf } from '../../http/paging.ts'
import type { SearchOfTable } from '../../search/search.ts'
import { draftsOf, removeDraft, saveDraft } from './drafts/job-drafts.service.ts'
import { deleteJob, restoreJob } from './posting/delete-job.service.ts'
import { listJobsOfEmployer } from './posting/employer-jobs.service.ts'
import { renewJob, setJobStatus } from './posting/job-status.service.ts'
import { postJob, updateJob } from './posting/post-job.service.ts'
import { getJob } from './reading/job-page.service.ts'
import { countJobView } from './reading/job-views.service.ts'

export function jobsRoutes(api: Api, deps: Deps, search: SearchOfTable): void {
  bind(api, contract.postJob, async (r) => ({ job: await postJob(deps, r.viewer, r.body) }))
  bind(api, contract.updateJob, async (r) => ({ job: await updateJob(deps, r.viewer, r.params.id, r.body) }))
  bind(api, contract.setJobStatus, async (r) => ({
    job: await setJobStatus(deps, r.viewer, r.params.id, r.body.status),
  }))
  bind(api, contract.renewJob, async (r) => ({ job: await renewJob(deps, r.viewer, r.params.id) }))
  bind(api, deletion.deleteJob, (r) => deleteJob(deps, r.viewer, r.params.id).then(() => ({})))
  bind(api, deletion.restoreJob, (r) => restoreJob(deps, r.viewer, r.params.id).then(() => ({})))
  bind(api, contract.listJobsOfEmployer, (r) =>
    listJobsOfEmployer({ db: r.reads }, r.viewer, r.params.id, { ...r.query, ...windowOf(r.query, 20) }),
  )
  bind(api, contract.getJob, (r) =>
    getJob({ db: r.reads, config: deps.config, search: search.over(r.reads) }, r.viewer, r.params.id),
  )
  bind(api, drafts.listJobDrafts, async (r) => ({ drafts: await draftsOf(deps.db, r.viewer) }))
  bind(api, drafts.saveJobDraft, async (r) => ({ draft: await saveDraft(deps, r.viewer, { ...r.params, ...r.body }) }))
  bind(api, drafts.removeJobDraft, (r) => removeDraft(deps.db, r.viewer, r.params.id).then(() => ({})))
  bind(api, contract.countJobView, (r) => countJobView(deps, r.viewer, r.params.id, r))
}
