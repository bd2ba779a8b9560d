import * as absences from '@hearback/contract/accounts/absence.ts'
import * as contract from '@hearback/contract/jobs/job-people.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { absenceOf, beAbsent, returnFromAbsence } from './absences.service.ts'
import { changeJobPeople, jobPeopleOf, muteJobFor } from './job-people.service.ts'

const done = () => ({})

export function jobPeopleRoutes(api: Api, deps: Deps): void {
  bind(api, contract.getJobPeople, async (r) => ({ people: await jobPeopleOf(deps, r.viewer, r.params.id) }))
  bind(api, contract.setJobPeople, async (r) => ({
    people: await changeJobPeople(deps, r.viewer, r.params.id, r.body),
  }))
  bind(api, contract.muteJob, (r) => muteJobFor(deps, r.viewer, r.params.id, r.body).then(done))
  bind(api, absences.getAbsence, async (r) => ({ absence: await absenceOf(deps, r.viewer) }))
  bind(api, absences.setAbsence, async (r) => ({ absence: await beAbsent(deps, r.viewer, r.body) }))
  bind(api, absences.endAbsence, (r) => returnFromAbsence(deps, r.viewer).then(done))
}
