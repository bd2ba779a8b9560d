import * as contract from '@hearback/contract/jobs/follows.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { follow, followedBy, followedIds, followersOf, unfollow } from './follows.service.ts'

const done = () => ({})

export function followsRoutes(api: Api, deps: Deps): void {
  bind(api, contract.followCompany, (r) => follow(deps, r.viewer, { id: r.params.id, ...r.body }).then(done))
  bind(api, contract.unfollowCompany, (r) => unfollow(deps, r.viewer, r.params.id).then(done))
  bind(api, contract.listFollowed, async (r) => ({ companies: await followedBy(deps, r.viewer) }))
  bind(api, contract.listFollowedIds, async (r) => ({ ids: await followedIds(deps, r.viewer) }))
  bind(api, contract.countFollowers, async (r) => ({ followers: await followersOf(deps, r.viewer) }))
}
