import * as contract from '@hearback/contract/jobs/directory.ts'
import { type Api, bind } from '../../http/bind.ts'
import { cachedPublicRead } from '../../http/public-reads.ts'
import type { SearchOfTable } from '../../search/search.ts'
import { directoryOfJob, getDirectoryPage, listDirectory } from './directory.service.ts'
import { type Counts, countDirectory } from './directory-counts.service.ts'

/** Returns the counts, for the sitemaps. */
export function directoryRoutes(api: Api, search: SearchOfTable): Counts {
  const counts = cachedPublicRead(api, 60_000, countDirectory)
  bind(api, contract.listDirectory, () => listDirectory({ counts }))
  bind(api, contract.getDirectoryPage, async (r) => ({
    page: await getDirectoryPage({ db: r.reads, search: search.over(r.reads), counts }, r.query),
  }))
  bind(api, contract.directoryOfJob, (r) => directoryOfJob({ db: r.reads, counts }, r.params.id))
  return counts
}
