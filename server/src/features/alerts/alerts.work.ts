import type { Deps } from '../../deps.ts'
import { createSearch } from '../../search/search.ts'
import { sendDigests } from './digests.service.ts'

/** Sends digests of new results, to each person by their rhythm and in their time zone. */
export async function alertsWork(deps: Deps): Promise<void> {
  const search = createSearch(deps.db, 'job_search')
  await deps.queue.handle('alerts', () => sendDigests({ ...deps, search }))
  await deps.queue.schedule('alerts', '*/5 * * * *')
}
