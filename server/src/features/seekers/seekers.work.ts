import type { Deps } from '../../deps.ts'
import { readSeekerPlaces } from './profile/seeker-places.service.ts'
import { updateTalentSeen } from './talents/talent-seen.service.ts'
import { updateTalentYears } from './talents/talent-years.service.ts'

/** Parses places of profiles stored by earlier releases, and keeps years of experience and last visits in the search current. */
export async function seekersWork(deps: Deps): Promise<void> {
  await deps.queue.handle('profile-places', () => readSeekerPlaces(deps))
  await deps.queue.schedule('profile-places', '* * * * *')
  await deps.queue.handle('talent-years', () => updateTalentYears(deps))
  await deps.queue.schedule('talent-years', '17 * * * *')
  await deps.queue.handle('talent-seen', () => updateTalentSeen(deps))
  await deps.queue.schedule('talent-seen', '*/10 * * * *')
}
