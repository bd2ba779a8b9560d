import type { Deps } from '../../deps.ts'
import { readCompanyPlaces } from './employer-places.service.ts'
import { refreshAllResponseStats, refreshResponseStats, requestResponseStats } from './response-stats.service.ts'

/** Updates the response figures after each step or answer of an application, and nightly for all companies. */
export async function employersWork(deps: Deps): Promise<void> {
  const { db, events, queue } = deps
  events.on('application.moved', ({ employerId }) => requestResponseStats(deps, employerId))
  events.on('application.answered', ({ employerId }) => requestResponseStats(deps, employerId))
  await queue.handle('response-stats', (data) =>
    data?.employerId === undefined ? refreshAllResponseStats(deps) : refreshResponseStats(db, data.employerId),
  )
  await queue.schedule('response-stats', '41 3 * * *')
  await queue.handle('company-places', () => readCompanyPlaces(deps))
  await queue.schedule('company-places', '* * * * *')
}
