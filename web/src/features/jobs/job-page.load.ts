import type { Call } from '@hearback/contract/endpoint.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import { data, redirect } from 'react-router'
import type { LoadInput } from '../../api/load.ts'
import { isId } from '../../routing/page-id.ts'
import { paths } from '../../routing/paths.ts'

/** Loads the job of the URL, redirects to its canonical URL, or throws the 404 page. */
export async function loadJobPage(call: Call, { params, url }: LoadInput<{ id: string; slug?: string | undefined }>) {
  if (!isId(params.id)) throw data({ code: 'not_found' }, { status: 404 })
  const found = await call(getJob, { params: { id: params.id } })
  const slug = slugOf(found.job.jobTitle)
  if ((params.slug ?? '') !== slug) throw redirect(paths.job(params.id, slug) + url.search, 301)
  // 410 Gone for search engines; applicants still see the job.
  const gone = ['closed', 'expired'].includes(found.job.status)
  return data(found, { status: gone ? 410 : 200 })
}
