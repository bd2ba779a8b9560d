import { directoryOfJob, getDirectoryPage, listDirectory } from '@hearback/contract/directory.ts'
import type { Call, ReplyOf } from '@hearback/contract/endpoint.ts'
import { limits } from '@hearback/contract/limits.ts'
import { redirect } from 'react-router'
import type { LoadInput } from '../../api/load.ts'
import { paths } from '../../routing/paths.ts'

type Entries = Omit<ReplyOf<typeof listDirectory>, 'success'>
const NOTHING: Entries = { categories: [], places: [] }

export const loadDirectory = (call: Call) => call(listDirectory, {})

/** For pages that stand without it. */
export const loadDirectoryLinks = (call: Call): Promise<Entries> => loadDirectory(call).catch(() => NOTHING)

/** The page of the address; where there are too few jobs for one, on to the search for them, until there are more. */
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

/** The way to a job through the directory; without it a job page stands as well. */
export const loadWayToJob = (call: Call, { params }: LoadInput<{ id: string }>) =>
  call(directoryOfJob, { params: { id: params.id } }).catch(() => ({ entries: [], region: null }))
