import type { SuspendedKind } from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { actorOf } from '../accounts/admins.service.ts'
import { reinstateAccount } from '../accounts/suspension.service.ts'
import { record } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { applyDecision, type Deciding, notifyParties, writeDecision } from './decide.service.ts'
import { liftTarget } from './holds.service.ts'
import { listHolds, lockTarget } from './holds.sql.ts'
import { reinstatedNotice } from './moderation.mails.ts'
import { findAccount, findPerson } from './people.sql.ts'
import { findTarget } from './targets.service.ts'

interface Key {
  readonly kind: SuspendedKind
  readonly id: string
}
interface Found {
  readonly name: string
  readonly ownerId: string | null
  /** The target of the hold; an account is held as its company or profile. */
  readonly held: { kind: ReportKind; id: string }
}

/**
 * Suspends an account, or hides a company, job, profile or review, without a report. Like any other decision, the owner
 * is told the reason and may appeal. Throws not_found, not_allowed for moderators, conflict if already suspended or
 * hidden.
 */
export const suspend = (deps: Deciding, viewer: Viewer, key: Key, reason: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const { name, ownerId, held } = await lockFound(tx, key)
    const holds = await listHolds(tx, held)
    if (holds.some(({ cause }) => cause === causeOf(key))) {
      throw new AppError('conflict', { message: 'It’s already suspended.' })
    }
    const ruling = {
      kind: key.kind,
      targetId: key.id,
      name,
      ownerId,
      outcome: 'upheld' as const,
      measure: key.kind === 'account' ? ('suspend' as const) : ('hide' as const),
      reason,
      moderator: await actorOf(tx, viewer),
      reportedAt: null,
      appealOf: null,
    }
    const id = await writeDecision(tx, ruling)
    await applyDecision(tx, publish, ruling, id)
    await notifyParties(deps, tx, publish, ruling, id, [])
  })

const causeOf = ({ kind }: Key) => (kind === 'account' ? 'suspension' : 'decision')

/** Reverts a suspension or a decision, and tells the owner. Throws not_found, and conflict where nothing is suspended. */
export const reinstate = (deps: Deciding, viewer: Viewer, key: Key, reason: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const { name, ownerId, held } = await lockFound(tx, key)
    const isLifted = await lift(tx, publish, key, held)
    if (!isLifted) throw new AppError('conflict', { message: 'It isn’t suspended.' })
    const actor = await actorOf(tx, viewer)
    await record(tx, actor, { act: 'reinstated', kind: key.kind, targetId: key.id, targetName: name, reason })
    const person = ownerId === null ? undefined : await findPerson(tx, ownerId)
    if (person) {
      const told = { kind: key.kind, targetId: key.id, name, reason }
      await notify(deps, tx, publish, reinstatedNotice(deps.config.publicUrl, person, told))
    }
  })

async function lift(tx: Tx, publish: Publish, key: Key, held: Found['held']): Promise<boolean> {
  if (key.kind !== 'account') return liftTarget(tx, publish, held, ['decision', 'reports'])
  const isLifted = await liftTarget(tx, publish, held, ['suspension'])
  if (isLifted) await reinstateAccount(tx, key.id)
  return isLifted
}

async function lockFound(tx: Tx, key: Key): Promise<Found> {
  const found = key.kind === 'account' ? await accountOf(tx, key.id) : await targetOf(tx, key.kind, key.id)
  if (!found) throw new AppError('not_found', { message: `We couldn’t find this ${key.kind}.` })
  await lockTarget(tx, found.held)
  return found
}

async function targetOf(tx: Tx, kind: ReportKind, id: string): Promise<Found | undefined> {
  const target = await findTarget(tx, kind, id)
  return target && { name: target.name, ownerId: target.ownerId, held: { kind, id } }
}

async function accountOf(tx: Tx, id: string): Promise<Found | undefined> {
  const row = await findAccount(tx, id)
  const kind = row?.user_type === 'employer' ? ('company' as const) : ('seeker' as const)
  return row && { name: row.name || row.email, ownerId: id, held: { kind, id } }
}
