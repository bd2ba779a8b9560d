import type { Db, Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { readLocked } from './applications.sql.ts'
import type { Applications } from './apply.service.ts'
import { blankLapsedLetters, blankLetters, lockOngoing } from './erasure.sql.ts'
import { takeTransition } from './transitions.service.ts'

/**
 * Ends every application of a person who leaves for good, so that nobody waits for them: their own are withdrawn, those to
 * their jobs rejected because the role is cancelled. The letters go; that there was an application stays.
 */
export async function eraseApplications(deps: Applications, tx: Tx, publish: Publish, userId: string): Promise<void> {
  const asSeeker = { to: 'withdrawn', by: 'seeker', actorId: userId, erasedUserId: userId } as const
  const asEmployer = { ...asSeeker, to: 'rejected', by: 'employer', reasonCode: 'role_cancelled' } as const
  for (const row of await readLocked(tx, await lockOngoing(tx, userId))) {
    await takeTransition(deps, tx, publish, row, row.seeker_id === userId ? asSeeker : asEmployer)
  }
  await blankLetters(tx, userId)
}

const batch = 1_000

/** Takes the letters of applications that ended 6 months ago in a rejection or a withdrawal; run daily. */
export async function tidyApplications({ db }: { db: Db }): Promise<void> {
  let blanked = batch
  while (blanked === batch) blanked = await blankLapsedLetters(db, batch)
}
