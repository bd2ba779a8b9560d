import type { Db, Tx } from '../../db/database.ts'
import type { PersonId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import { stepsFor } from './applications.rules.ts'
import { noSuchApplication } from './applications.service.ts'
import { findApplicationId, findStanding, type LockedApplication, lockApplication } from './applications.sql.ts'
import { applicationStandingView } from './applications.view.ts'
import { firstAnswer } from './late-steps/first-answer.rules.ts'
import { findLatestStep } from './late-steps/first-answer.sql.ts'
import { type Transition, takeTransition } from './transitions.service.ts'

/** Statuses in which an offer is possible. */
const open: readonly string[] = ['applied', 'viewed', 'shortlisted', 'interview', 'offered', 'expired']

/** The person's application to this job that an offer would move; undefined when there is none, or it has ended. */
export async function openApplicationTo(db: Db, jobId: string, seekerId: string): Promise<string | undefined> {
  const found = await findApplicationId(db, jobId, seekerId)
  const standing = found && (await findStanding(db, found.id))
  return standing && open.includes(standing.status) ? standing.id : undefined
}

/** Locks the application until the transaction ends. Lock order: the application before its offers. */
export async function holdApplication(tx: Tx, id: string): Promise<void> {
  await lockApplication(tx, id)
}

type Telling = Pick<Deps, 'queue' | 'config'>

/**
 * Moves the open application to offered after an offer, through viewed if it was unopened. Throws step_not_allowed when
 * it ended concurrently.
 */
export async function applicationOffered(
  deps: Telling,
  tx: Tx,
  publish: Publish,
  { id, actorId }: { id: string; actorId: PersonId },
): Promise<void> {
  const row = await required(tx, id)
  if (!open.includes(row.status)) {
    const latest = await findLatestStep(tx, id)
    const first = latest && firstAnswer(latest, { userId: actorId, side: 'employer' })
    throw new AppError('step_not_allowed', {
      message: first ?? `This application has just become ${row.status}.`,
      allowed: stepsFor(applicationStandingView(row), 'employer'),
    })
  }
  const step = { by: 'employer', actorId, followsOffer: true } as const
  const viewed =
    row.status === 'applied' ? await takeTransition(deps, tx, publish, row, { ...step, to: 'viewed' }) : row
  if (viewed.status !== 'offered') await takeTransition(deps, tx, publish, viewed, { ...step, to: 'offered' })
}

/** Hires the seeker after an accepted offer; throws step_not_allowed unless the application is offered. */
export const applicationHired = (deps: Telling, tx: Tx, publish: Publish, id: string): Promise<void> =>
  follow(deps, tx, publish, id, { to: 'hired', by: 'system', actorId: null })

/** Declines the application after a declined offer. */
export const applicationDeclined = (
  deps: Telling,
  tx: Tx,
  publish: Publish,
  { id, seekerId }: { id: string; seekerId: string },
): Promise<void> => follow(deps, tx, publish, id, { to: 'declined', by: 'seeker', actorId: seekerId })

/** Rejects the application after a rescinded offer, with its reason. */
export const applicationRescinded = (
  deps: Telling,
  tx: Tx,
  publish: Publish,
  { id, actorId, reason }: { id: string; actorId: PersonId; reason: string },
): Promise<void> =>
  follow(deps, tx, publish, id, {
    to: 'rejected',
    by: 'employer',
    actorId,
    feedback: reason,
    reasonCode: 'offer_rescinded',
  })

async function required(tx: Tx, id: string): Promise<LockedApplication> {
  const row = await lockApplication(tx, id)
  if (!row) throw noSuchApplication()
  return row
}

async function follow(deps: Telling, tx: Tx, publish: Publish, id: string, step: Transition): Promise<void> {
  await takeTransition(deps, tx, publish, await required(tx, id), { ...step, followsOffer: true })
}
