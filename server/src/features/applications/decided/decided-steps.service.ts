import type { Tx } from '../../../db/database.ts'
import type { Publish } from '../../../domain/events.ts'
import { type LockedApplication, lockApplication, readLocked } from '../applications.sql.ts'
import type { Applications } from '../apply.service.ts'
import { checkTransition, type Transition, takeTransition } from '../transitions.service.ts'

/** An application in the round in which its answer was decided. */
interface Decided {
  readonly id: string
  readonly round: number
}

/** Throws step_not_allowed and invalid_input as a step now would. Takes no lock. */
export async function requirePossibleStep(tx: Tx, { id }: Decided, step: Transition): Promise<void> {
  const [row] = await readLocked(tx, [id])
  if (row) checkTransition(row, step)
}

/**
 * Takes a step of the employer that was decided a while ago; false if the application was answered or withdrawn meanwhile. The
 * clock may have expired it: the step is then a late answer. Throws as `takeTransition`.
 */
export async function takeDecidedStep(
  deps: Applications,
  tx: Tx,
  publish: Publish,
  decided: Decided,
  step: Transition,
): Promise<boolean> {
  const row = await lockApplication(tx, decided.id)
  if (!isUnanswered(row, decided)) return false
  await takeTransition(deps, tx, publish, row, step)
  return true
}

/** Takes a step of the employer if the application has no decision; false if it has one by now. Throws as `takeTransition`. */
export async function takeUndecidedStep(
  deps: Applications,
  tx: Tx,
  publish: Publish,
  id: string,
  step: Transition,
): Promise<boolean> {
  const row = await lockApplication(tx, id)
  if (!(row && undecided.includes(row.status))) return false
  await takeTransition(deps, tx, publish, row, step)
  return true
}

const undecided = ['applied', 'viewed']

/** Locks the application; false if it was answered or withdrawn meanwhile. */
export const lockUnanswered = async (tx: Tx, decided: Decided): Promise<boolean> =>
  isUnanswered(await lockApplication(tx, decided.id), decided)

const unanswered = ['applied', 'viewed', 'expired']
const isUnanswered = (row: LockedApplication | undefined, { round }: Decided): row is LockedApplication =>
  row !== undefined && row.rounds === round && row.answered_at === null && unanswered.includes(row.status)
