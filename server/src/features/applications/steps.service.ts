import type { Application, StepForm } from '@hearback/contract/hiring/applications.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { type Side, stepsFor } from './applications.rules.ts'
import { noSuchApplication, ownApplication, sideOf } from './applications.service.ts'
import { addView, findStanding, type LockedApplication, lockApplication } from './applications.sql.ts'
import { applicationStandingView } from './applications.view.ts'
import { type Applications, applyToJob } from './apply.service.ts'
import { checkTransition, takeTransition } from './transitions.service.ts'

/**
 * Applies a step of the transition table for one of the two people. A repeated application goes through `applyToJob`.
 * Throws not_found for others, step_not_allowed with the possible steps, invalid_input for an empty rejection.
 */
export async function updateStatus(
  deps: Applications,
  viewer: Viewer,
  id: string,
  form: StepForm,
): Promise<Application> {
  const seen = await findStanding(deps.db, id)
  const side = sideOf(viewer, seen)
  if (!seen) throw noSuchApplication()
  await inTransaction(deps, async (tx, publish) => {
    const row = await lockUnmoved(tx, side, seen)
    const {
      newStatus: to,
      employerFeedback: feedback,
      reasonCode = null,
      reasonQuestion = null,
      interviewInvitation: invitation = null,
    } = form
    const content = { feedback: feedback || null, reasonCode, reasonQuestion, invitation }
    const step = { to, by: side, actorId: viewer.userId, ...content }
    if (to === 'applied') checkTransition(row, step)
    else await takeTransition(deps, tx, publish, row, step)
  })
  return form.newStatus === 'applied'
    ? applyToJob(deps, viewer, seen.job_id, { applicationDescription: seen.description })
    : ownApplication(deps.db, viewer, id)
}

/**
 * Locks the row. Throws if a concurrent step changed the status that the viewer acted on, so that only one of two
 * contradicting steps succeeds. A concurrent view does not conflict.
 */
async function lockUnmoved(
  tx: Tx,
  side: Side,
  seen: { id: string; status_changed_at: Date },
): Promise<LockedApplication> {
  const row = await lockApplication(tx, seen.id)
  if (!row) throw noSuchApplication()
  const moved = row.status_changed_at.getTime() !== seen.status_changed_at.getTime()
  if (moved && row.status !== 'viewed') {
    throw new AppError('step_not_allowed', {
      message: `This application has just become ${row.status}.`,
      allowed: stepsFor(applicationStandingView(row), side),
    })
  }
  return row
}

/** Records a view by the employer; the first one moves the application to viewed. Throws not_found. */
export async function countView(deps: Applications, viewer: Viewer, id: string): Promise<Application> {
  await inTransaction(deps, async (tx, publish) => {
    const row = await lockApplication(tx, id)
    if (!row || sideOf(viewer, row) !== 'employer') throw noSuchApplication()
    await addView(tx, id)
    if (row.status !== 'applied') return
    await takeTransition(deps, tx, publish, row, { to: 'viewed', by: 'employer', actorId: viewer.userId })
  })
  return ownApplication(deps.db, viewer, id)
}
