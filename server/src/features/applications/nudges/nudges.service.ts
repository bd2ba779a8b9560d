import type { Nudge } from '@hearback/contract/hiring/clock/nudges.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { remindedMembers } from '../../job-people/absences.service.ts'
import { notifyAll } from '../../notifications/notifications.service.ts'
import { noSuchApplication, sideOf } from '../applications.service.ts'
import { findParties, type LockedApplication, lockApplication } from '../applications.sql.ts'
import type { Applications } from '../apply.service.ts'
import { setNudged } from '../nudged/nudge.sql.ts'
import { nudgeView } from '../nudged/nudge.view.ts'
import { nudgedNotice } from './nudges.mails.ts'

/**
 * Asks the people of the job again for an answer (specification 20.4): once in each round of an application, from day 10 on. Throws
 * not_found, conflict for a second time, and step_not_allowed before that day, without a wait, during a claimed answer and after a block.
 */
export const nudgeEmployer = (deps: Applications, viewer: Viewer, id: string): Promise<Nudge> =>
  inTransaction(deps, async (tx, publish) => {
    const row = await lockApplication(tx, id)
    if (!row || sideOf(viewer, row) !== 'seeker') throw noSuchApplication()
    const nudged = await setNudged(tx, id)
    if (!nudged) throw refusalOf(row)
    const { job_id: jobId, employer_id: employerId, seeker_id: seekerId, applied_at: appliedAt } = row
    const about = await findParties(tx, id)
    const { ofJob } = await remindedMembers(tx, employerId, [jobId])
    const notice = nudgedNotice(deps.config.publicUrl, about, { appliedAt, isOverdue: row.answer_due_at <= row.now })
    const notices = ofJob(jobId).map((memberId) => ({ ...notice, memberId }))
    await notifyAll(deps, tx, publish, notices)
    publish('application.nudged', { applicationId: id, employerId, seekerId })
    return nudgeView(nudged)
  })

function refusalOf(row: LockedApplication): AppError {
  if (row.nudged_at !== null) return new AppError('conflict', { message: nudgedBefore })
  const { possibleFrom } = nudgeView(row)
  const isEarly = row.answered_at === null && row.now < new Date(possibleFrom)
  return isEarly
    ? new AppError('step_not_allowed', { message: tooEarly, resetsAt: possibleFrom })
    : new AppError('step_not_allowed', { message: notPossible })
}

const nudgedBefore = 'You’ve already asked for an answer. You can do this once.'
const tooEarly = 'You can ask for an answer 10 days after you applied.'
const notPossible = 'You can’t ask for an answer to this application right now.'
