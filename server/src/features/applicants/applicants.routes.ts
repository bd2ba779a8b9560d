import { listApplicants } from '@hearback/contract/hiring/applications.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { applicantsOf } from './applicants.service.ts'

export function applicantsRoutes(api: Api, { db }: Deps): void {
  bind(api, listApplicants, (r) => applicantsOf(db, r.viewer, r.params.jobId, r.query))
}
