import type { Call, ReplyOf } from '@hearback/contract/endpoint.ts'
import { listCategories, searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { readSearch, requestOf } from './job-search.ts'

/** Data rendered by the server; missing parts are fetched by the browser, which also shows their errors. */
export interface LoadedSearch {
  found?: ReplyOf<typeof searchJobs> | undefined
  categories?: ReplyOf<typeof listCategories> | undefined
  picked?: ReplyOf<typeof getJob> | undefined
}

const missing = () => undefined

export async function loadJobSearch(call: Call, { url }: { url: URL }): Promise<LoadedSearch> {
  const id = url.searchParams.get('job')
  const [found, categories, picked] = await Promise.all([
    call(searchJobs, { body: requestOf(readSearch(url.searchParams)) }).catch(missing),
    call(listCategories, {}).catch(missing),
    id ? call(getJob, { params: { id } }).catch(missing) : undefined,
  ])
  return { found, categories, picked }
}
