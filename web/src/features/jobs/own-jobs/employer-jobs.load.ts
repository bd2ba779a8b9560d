import type { Call, ReplyOf } from '@hearback/contract/endpoint.ts'
import { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import type { LoadInput } from '../../../api/load.ts'
import { pageOf } from '../search/page-number.ts'

/** Open jobs of a company for its page, which works without them too. */
export const loadOpenJobs = (
  call: Call,
  { params, url }: Pick<LoadInput<{ id: string }>, 'params' | 'url'>,
): Promise<ReplyOf<typeof listJobsOfEmployer> | undefined> =>
  call(listJobsOfEmployer, {
    params: { id: params.id },
    query: { page: pageOf(url.searchParams), status: 'open' },
  }).catch(() => undefined)
