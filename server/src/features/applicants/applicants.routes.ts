import * as contract from '@hearback/contract/hiring/applicants.ts'
import { listApplicants } from '@hearback/contract/hiring/applications.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { applicantsOf } from './applicants.service.ts'
import { applicationsOfPerson, findApplicants } from './people.service.ts'

export function applicantsRoutes(api: Api, { db }: Deps): void {
  bind(api, listApplicants, (r) => applicantsOf(db, r.viewer, r.params.jobId, r.query))
  bind(api, contract.listApplicationsOfPerson, (r) => applicationsOfPerson(db, r.viewer, r.params.id, r.query))
  bind(api, contract.findApplicants, async (r) => ({ applicants: await findApplicants(db, r.viewer, r.query.name) }))
}
