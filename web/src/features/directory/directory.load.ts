import type { Call, ReplyOf } from '@hearback/contract/endpoint.ts'
import { directoryOfJob, getDirectoryPage, listDirectory } from '@hearback/contract/jobs/directory.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { redirect } from 'react-router'
import type { LoadInput } from '../../api/load.ts'
import { paths } from '../../routing/paths.ts'

type Entries = Omit<ReplyOf<typeof listDirectory>, 'success'>
const NOTHING: Entries = { categories: [], places: [] }

export const loadDirectory = (call: Call) => call(listDirectory, {})

/** For pages that work without these links. */
export const loadDirectoryLinks = (call: Call): Promise<Entries> => loadDirectory(call).catch(() => NOTHING)

/** Loads the directory page of the URL; redirects to the search while there are too few jobs. */
export async function loadDirectoryPage(
  call: Call,
  { params }: LoadInput<{ category?: string | undefined; place?: string | undefined }>,
) {
  const { category = '', place = '' } = params
  const { page } = await call(getDirectoryPage, { query: { category, place } })
  if (page.jobs < limits.directoryJobs) {
    throw redirect(paths.jobs({ category: page.category?.name ?? '', location: page.place?.name ?? '' }), 302)
  }
  return page
}

/** Breadcrumb of a job through the directory; optional for the job page. */
export const loadWayToJob = (call: Call, { params }: LoadInput<{ id: string }>) =>
  call(directoryOfJob, { params: { id: params.id } }).catch(() => ({ entries: [], region: null }))
