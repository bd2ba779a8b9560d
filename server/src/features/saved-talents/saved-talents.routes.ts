import * as contract from '@hearback/contract/people/saved-talents.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import type { SearchOfTable } from '../../search/search.ts'
import { exportedList } from './export-talent-list.service.ts'
import * as lists from './talent-lists.service.ts'
import * as searches from './talent-searches.service.ts'

const done = () => ({})

export function savedTalentsRoutes(api: Api, deps: Deps, search: SearchOfTable): void {
  bind(api, contract.listTalentSearches, async (r) => ({
    searches: await searches.talentSearchesOf({ db: deps.db, search: search.over(deps.db) }, r.viewer),
  }))
  bind(api, contract.saveTalentSearch, async (r) => ({
    search: await searches.saveTalentSearch(deps, r.viewer, r.body),
  }))
  bind(api, contract.renameTalentSearch, (r) =>
    searches.renameTalentSearch(deps, r.viewer, r.params.id, r.body.name).then(done),
  )
  bind(api, contract.visitTalentSearch, (r) => searches.visitTalentSearch(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.removeTalentSearch, (r) => searches.removeTalentSearch(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.listTalentLists, async (r) => ({
    lists: await lists.talentListsOf(deps, r.viewer, r.query.person),
  }))
  bind(api, contract.createTalentList, async (r) => ({
    list: await lists.createTalentList(deps, r.viewer, r.body.name),
  }))
  bind(api, contract.renameTalentList, (r) =>
    lists.renameTalentList(deps, r.viewer, r.params.id, r.body.name).then(done),
  )
  bind(api, contract.removeTalentList, (r) => lists.removeTalentList(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.listTalentListPeople, (r) => lists.talentListPeople(deps, r.viewer, r.params.id, r.query))
  bind(api, contract.exportTalentList, (r) => exportedList(deps, r.viewer, r.params.id))
  bind(api, contract.addToTalentList, (r) =>
    lists.addToTalentList(deps, r.viewer, r.params.id, r.params.person).then(done),
  )
  bind(api, contract.removeFromTalentList, (r) =>
    lists.removeFromTalentList(deps, r.viewer, r.params.id, r.params.person).then(done),
  )
}
