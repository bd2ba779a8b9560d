import type { Application, StepForm } from '@hearback/contract/hiring/applications.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { noSuchApplication, ownApplication, sideOf } from './applications.service.ts'
import { addView, findStanding, lockApplication } from './applications.sql.ts'
import { type Applications, applyToJob } from './apply.service.ts'
import { refuseLateStep } from './first-answer.service.ts'
import { checkTransition, takeTransition } from './transitions.service.ts'

/**
 * Applies a step of the transition table for one of the two people. A repeated application goes through `applyToJob`.
 * Throws not_found for others, step_not_allowed with the possible steps, invalid_input for an empty rejection. Of two
 * concurrent steps, one succeeds; the refusal of the other says who was first.
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
    const {
      newStatus: to,
      employerFeedback: feedback,
      reasonCode = null,
      reasonQuestion = null,
      interviewInvitation: invitation = null,
      lastStepAt,
    } = form
    const row = await lockApplication(tx, id)
    if (!row) throw noSuchApplication()
    // A concurrent view does not conflict.
    const hasMoved = row.status_changed_at.getTime() !== seen.status_changed_at.getTime() && row.status !== 'viewed'
    await refuseLateStep(tx, viewer, row, { to, hasMoved, lastStepAt })
    const content = { feedback: feedback || null, reasonCode, reasonQuestion, invitation }
    const step = { to, by: side, actorId: viewer.userId, ...content }
    if (to === 'applied') checkTransition(row, step)
    else await takeTransition(deps, tx, publish, row, step)
  })
  return form.newStatus === 'applied'
    ? applyToJob(deps, viewer, seen.job_id, { applicationDescription: seen.description })
    : ownApplication(deps.db, viewer, id)
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
