import type { Tx } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { stepsFor } from './applications.rules.ts'
import { sideOf } from './applications.service.ts'
import type { LockedApplication } from './applications.sql.ts'
import { applicationStandingView } from './applications.view.ts'
import { firstAnswer } from './late-steps/first-answer.rules.ts'
import { findLatestStep } from './late-steps/first-answer.sql.ts'

interface Attempt {
  readonly to: string
  /** Another step was taken while this one waited for the lock. */
  readonly hasMoved: boolean
  /** The latest step that the viewer has seen; undefined if the client does not say. */
  readonly lastStepAt: string | null | undefined
}

/**
 * Throws step_not_allowed if another step was first, with who took it (product.md 15.5): during the request, after
 * `lastStepAt`, or by someone else so that the step is impossible now. An answer that follows the clock is not refused.
 */
export async function refuseLateStep(
  tx: Tx,
  viewer: Viewer,
  row: LockedApplication,
  { to, hasMoved, lastStepAt }: Attempt,
): Promise<void> {
  const side = sideOf(viewer, row)
  const allowed = stepsFor(applicationStandingView(row), side)
  const isAllowed = allowed.some((step) => step === to)
  if (isAllowed && !hasMoved && !lastStepAt) return
  const latest = await findLatestStep(tx, row.id)
  const isUnseen = Boolean(lastStepAt && latest && latest.at.getTime() > Date.parse(lastStepAt))
  const isLate = isAllowed ? isUnseen && latest?.by !== 'system' : isUnseen || latest?.actorId !== viewer.userId
  if (!hasMoved && !isLate) return
  const said = latest && firstAnswer(latest, { userId: viewer.userId, side })
  if (said === undefined && !hasMoved) return
  throw new AppError('step_not_allowed', {
    message: said ?? `This application has just become ${row.status}.`,
    allowed,
  })
}
