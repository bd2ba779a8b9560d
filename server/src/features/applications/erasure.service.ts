import type { Db, Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { appendStep, findParties, moveApplication } from './applications.sql.ts'
import type { Applications } from './apply.service.ts'
import { blankLapsedLetters, blankLetters, lockGoingOn } from './erasure.sql.ts'
import { stepNotices } from './steps.mails.ts'
import { callOffInterview } from './steps.service.ts'

/**
 * Ends every application of a person who leaves for good, so that nobody waits for them: their own are withdrawn, those to
 * their jobs rejected because the role is cancelled. The letters go; that there was an application stays.
 */
export async function eraseApplications(deps: Applications, tx: Tx, publish: Publish, userId: string): Promise<void> {
  for (const { id, status, employer_id: employerId, seeker_id: seekerId } of await lockGoingOn(tx, userId)) {
    const isSeeker = seekerId === userId
    const to = isSeeker ? ('withdrawn' as const) : ('rejected' as const)
    const reasonCode = isSeeker ? null : ('role_cancelled' as const)
    const about = await findParties(tx, id)
    const calledOff = await callOffInterview(deps, tx, about)
    await moveApplication(tx, id, { to, isAnswer: !isSeeker, isOpened: false })
    await appendStep(tx, {
      applicationId: id,
      from: status,
      to,
      by: isSeeker ? 'seeker' : 'employer',
      actorId: userId,
      reasonCode,
    })
    const told = { to, feedback: null, reasonCode }
    const others = [...calledOff, ...stepNotices(deps.config.publicUrl, about, told)]
    await notifyAll(
      deps,
      tx,
      publish,
      others.filter((notice) => notice.userId !== userId),
    )
    publish('application.moved', { applicationId: id, employerId, seekerId, to })
  }
  await blankLetters(tx, userId)
}

const batch = 1_000

/** Takes the letters of applications that ended 6 months ago in a rejection or a withdrawal; run daily. */
export async function tidyApplications({ db }: { db: Db }): Promise<void> {
  let blanked = batch
  while (blanked === batch) blanked = await blankLapsedLetters(db, batch)
}
