import type { Db, Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { eraseFiles, purgeSentFiles } from '../file-library/application-files.service.ts'
import { eraseAnswers, purgeAnswers } from '../screening/answers.service.ts'
import { readLocked } from './applications.sql.ts'
import type { Applications } from './apply.service.ts'
import { blankLapsedLetters, blankLetters, blankTimeRequests, lockOngoing } from './erasure.sql.ts'
import { takeTransition } from './transitions.service.ts'

/**
 * Ends every application of an erased account: withdraws their own, and rejects those to their jobs because the role is
 * canceled. Erases the cover letters with the answers to questions and the files, and keeps the rows.
 */
export async function eraseApplications(deps: Applications, tx: Tx, publish: Publish, userId: string): Promise<void> {
  const asSeeker = { to: 'withdrawn', by: 'seeker', actorId: userId, erasedUserId: userId } as const
  const asEmployer = { ...asSeeker, to: 'rejected', by: 'employer', reasonCode: 'role_cancelled' } as const
  for (const row of await readLocked(tx, await lockOngoing(tx, userId))) {
    await takeTransition(deps, tx, publish, row, row.seeker_id === userId ? asSeeker : asEmployer)
  }
  await blankLetters(tx, userId)
  await eraseAnswers(tx, userId)
  await eraseFiles(tx, userId)
  await blankTimeRequests(tx, userId)
}

const batch = 1_000

/** Erases the cover letters, screening answers and files of applications rejected or withdrawn 6 months ago; runs daily. */
export async function purgeCoverLetters({ db }: { db: Db }): Promise<void> {
  let blanked = batch
  while (blanked === batch) blanked = await blankLapsedLetters(db, batch)
  while ((await purgeAnswers(db, batch)) > 0);
  while ((await purgeSentFiles(db, batch)) > 0);
}
