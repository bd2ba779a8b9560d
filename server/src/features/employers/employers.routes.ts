import * as careers from '@hearback/contract/people/careers-page.ts'
import * as contract from '@hearback/contract/people/employers.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { windowOf } from '../../http/paging.ts'
import { cachedPublicRead } from '../../http/public-reads.ts'
import { ownCareersSites, setCareersSites } from './careers-sites/careers-sites.service.ts'
import { loadCompanyChoices } from './company-choices.service.ts'
import {
  companyPage,
  createEmployerProfile,
  updateEmployerProfile,
  uploadEmployerPicture,
} from './employer-profile.service.ts'
import { listEmployers } from './list-employers.service.ts'
import { responseTrend } from './response-stats.service.ts'

export function employersRoutes(api: Api, deps: Deps): void {
  const choices = cachedPublicRead(api, 600_000, loadCompanyChoices)
  bind(api, contract.createEmployerProfile, async (r) => ({
    profile: await createEmployerProfile(deps, r.viewer, r.body),
  }))
  bind(api, contract.getEmployerProfile, async (r) => ({
    profile: await companyPage({ db: r.reads, config: deps.config }, r.viewer, r.params.id),
  }))
  bind(api, contract.updateEmployerProfile, async (r) => ({
    profile: await updateEmployerProfile(deps, r.viewer, r.params.id, r.body),
  }))
  bind(api, contract.listEmployers, (r) => listEmployers({ db: r.reads }, { ...r.query, ...windowOf(r.query, 20) }))
  bind(api, contract.listCompanyChoices, () => choices())
  bind(api, contract.getOwnResponseStats, (r) => responseTrend(deps.db, r.viewer.companyId))
  bind(api, careers.getCareersSites, async (r) => ({ sites: await ownCareersSites(deps.db, r.viewer) }))
  bind(api, careers.setCareersSites, async (r) => ({ sites: await setCareersSites(deps, r.viewer, r.body.sites) }))
  bind(api, contract.uploadEmployerPicture, async (r) => ({
    profile: await uploadEmployerPicture(deps, r.viewer, r.file),
  }))
}
