import * as contract from '@hearback/contract/directory.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import type { Search } from '../../search/search.ts'
import { directoryOfJob, getDirectoryPage, listDirectory } from './directory.service.ts'
import { type Counts, directoryCounts } from './directory-counts.service.ts'

/** Answers the counts, for the sitemaps. */
export function directoryRoutes(api: Api, { db }: Deps, search: Search): Counts {
  const counts = directoryCounts(db)
  const deps = { db, search, counts }
  bind(api, contract.listDirectory, () => listDirectory(deps))
  bind(api, contract.getDirectoryPage, async (r) => ({ page: await getDirectoryPage(deps, r.query) }))
  bind(api, contract.directoryOfJob, (r) => directoryOfJob(deps, r.params.id))
  return counts
}
