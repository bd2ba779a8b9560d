import { getSeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import type { Search } from '../../search/search.ts'
import { seekerHome } from './seeker-home.service.ts'

export function seekerHomeRoutes(api: Api, { db, config }: Deps, search: Search): void {
  bind(api, getSeekerHome, async (r) => ({ home: await seekerHome({ db, config, search }, r.viewer) }))
}
