import { mapTalents } from '@hearback/contract/jobs/maps.ts'
import * as contract from '@hearback/contract/people/seekers.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import type { SearchOfTable } from '../../search/search.ts'
import { decideExperience, experienceClaim, requestProof } from './experiences/experience-proofs.service.ts'
import { addExperience, changeExperience, removeExperience } from './experiences/experiences.service.ts'
import { hiddenEmployers, hideFromEmployer, showToEmployer } from './hidden-employers.service.ts'
import { setProfilePicture } from './profile/profile-picture.service.ts'
import { publishProfile, updateProfile } from './profile/publish-profile.service.ts'
import { profileFor } from './profile/seekers.service.ts'
import { hiddenEmployerView } from './profile/seekers.view.ts'
import { talentMap } from './talents/map-talents.service.ts'
import { searchTalents } from './talents/search-talents.service.ts'

const done = () => ({})

export function seekersRoutes(api: Api, deps: Deps, search: SearchOfTable): void {
  bind(api, contract.publishProfile, async (r) => ({ profile: await publishProfile(deps, r.viewer, r.body) }))
  bind(api, contract.updateSeekerProfile, async (r) => ({
    profile: await updateProfile(deps, r.viewer, r.params.id, r.body),
  }))
  bind(api, contract.getSeekerProfile, async (r) => ({
    profile: await profileFor(deps, r.viewer, r.params.id, r.query.as),
  }))
  bind(api, contract.uploadSeekerPicture, async (r) => ({ profile: await setProfilePicture(deps, r.viewer, r.file) }))
  bind(api, contract.addExperience, (r) => addExperience(deps, r.viewer, r.body))
  bind(api, contract.updateExperience, (r) => changeExperience(deps, r.viewer, r.params.id, r.body))
  bind(api, contract.removeExperience, async (r) => ({
    profile: await removeExperience(deps, r.viewer, r.params.id),
  }))
  bind(api, contract.requestExperienceProof, (r) => requestProof(deps, r.viewer, r.params.id))
  bind(api, contract.getExperienceClaim, async (r) => ({ claim: await experienceClaim(deps, r.query.code) }))
  bind(api, contract.confirmExperience, (r) => decideExperience(deps, r.body.code, r.body.decision))
  const on = (db: Database) => ({ db, search: search.over(db) })
  bind(api, contract.listTalents, (r) => searchTalents(on(r.searches), r.viewer, r.body))
  bind(api, contract.searchTalents, (r) => searchTalents(on(r.searches), r.viewer, r.body))
  bind(api, mapTalents, (r) => talentMap(on(r.searches), r.viewer, r.body))
  bind(api, contract.listHiddenEmployers, async (r) => ({
    employers: (await hiddenEmployers(deps, r.viewer)).map(hiddenEmployerView),
  }))
  bind(api, contract.hideFromEmployer, (r) => hideFromEmployer(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.showToEmployer, (r) => showToEmployer(deps, r.viewer, r.params.id).then(done))
}
