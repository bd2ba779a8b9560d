import * as contract from '@hearback/contract/jobs/recent-activity.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import * as activity from './recent-activity.service.ts'

const done = () => ({})

export function recentActivityRoutes(api: Api, deps: Deps): void {
  bind(api, contract.listViewedJobs, async (r) => ({ jobs: await activity.viewedJobs(deps.db, r.viewer) }))
  bind(api, contract.clearViewedJobs, (r) => activity.clearViewedJobs(deps, r.viewer).then(done))
  bind(api, contract.recordSearch, (r) => activity.recordSearch(deps, r.viewer, r.body).then(done))
  bind(api, contract.listRecentSearches, async (r) => ({
    searches: await activity.recentSearches(deps.db, r.viewer),
  }))
  bind(api, contract.clearRecentSearches, (r) => activity.clearRecentSearches(deps, r.viewer).then(done))
}
