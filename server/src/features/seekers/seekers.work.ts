import type { Deps } from '../../deps.ts'
import { readSeekerPlaces } from './profile/seeker-places.service.ts'

/** Parses places of profiles stored by earlier releases. */
export async function seekersWork(deps: Deps): Promise<void> {
  await deps.queue.handle('profile-places', () => readSeekerPlaces(deps))
  await deps.queue.schedule('profile-places', '* * * * *')
}
