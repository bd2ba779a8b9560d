import * as contract from '@hearback/contract/jobs/salaries.ts'
import { type Api, bind } from '../../http/bind.ts'
import { cachedPublicRead } from '../../http/public-reads.ts'
import { getSalaryPage, listSalaries, salaryOfJob } from './salaries.service.ts'

export function salariesRoutes(api: Api): void {
  const everywhere = cachedPublicRead(api, 60_000, listSalaries)
  bind(api, contract.listSalaries, async () => ({ salaries: await everywhere() }))
  bind(api, contract.getSalaryPage, async (r) => ({ page: await getSalaryPage(r.reads, r.query) }))
  bind(api, contract.salaryOfJob, (r) => salaryOfJob(r.reads, r.params.id))
}
