import { recordSearch as recordSearchCall } from '@hearback/contract/jobs/recent-activity.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query-client.ts'
import { currentSession } from '../../../api/session.ts'
import { type JobSearch, savedFormOf, writeSearch } from '../search/job-search.ts'
import { addDeviceSearch, addDeviceView } from './device-activity.ts'

let latest = ''

/** Remembers a search: of seekers in their account, of visitors on this device, and none of others. */
export async function recordSearch(search: JobSearch): Promise<void> {
  const text = String(writeSearch({ ...search, page: 1, sort: undefined, postedWithin: undefined }))
  if (text === '' || text === latest) return
  latest = text
  const user = currentSession()?.user
  if (!user) return addDeviceSearch(text)
  if (user.userType !== 'jobseeker' || !user.emailVerified) return
  await call(recordSearchCall, { body: savedFormOf(search) })
  await queryClient().invalidateQueries({ queryKey: ['recent-searches'] })
}

/** Remembers a job that a visitor views on this device; the server remembers those of seekers. */
export function recordView(job: { id: string; title: string }): void {
  if (!currentSession()) addDeviceView(job)
}
