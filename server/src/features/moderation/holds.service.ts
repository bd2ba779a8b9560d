import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { type BatchDeps, forEachIsolated } from '../../queue/isolated-rows.ts'
import { mailModerators } from '../accounts/admins.service.ts'
import { reinstateAccount } from '../accounts/suspension.service.ts'
import { record } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import {
  type Cause,
  countFraudReporters,
  isDismissedLately,
  liftEndedHolds,
  liftHolds,
  liftHoldsOf,
  listEndedHolds,
  listHolds,
  lockTarget,
  upsertHold,
} from './holds.sql.ts'
import { heldMail, heldNotice } from './moderation.mails.ts'
import { daysWithoutHold, establishedDays, holdHours, reportersToHold } from './moderation.rules.ts'
import { findPerson } from './people.sql.ts'
import { canBeHidden, setTargetHidden } from './targets.service.ts'

interface Held {
  readonly kind: ReportKind
  readonly id: string
}

/** Hides a target until the hold is lifted, or ends after the given hours. */
export async function placeHold(
  tx: Tx,
  publish: Publish,
  target: Held,
  hold: { cause: Cause; decisionId: string | null; hours?: number },
): Promise<void> {
  await upsertHold(tx, target, { hours: null, ...hold })
  await setTargetHidden(tx, publish, target.kind, target.id, true)
}

/** Lifts the holds of these causes, and shows the target if no hold is left. Returns false when there was none. */
export async function liftTarget(tx: Tx, publish: Publish, target: Held, causes: readonly Cause[]): Promise<boolean> {
  const lifted = await liftHolds(tx, target, causes)
  if (lifted.length > 0) await showUnlessHeld(tx, publish, target)
  return lifted.length > 0
}

/** Reverts a decision: shows what it hid, and reinstates the account it suspended. */
export async function undoDecision(tx: Tx, publish: Publish, decisionId: string): Promise<void> {
  for (const { kind, target_id: id, cause } of await liftHoldsOf(tx, decisionId)) {
    if (cause === 'suspension') await reinstateAccount(tx, id)
    await showUnlessHeld(tx, publish, { kind: kind as ReportKind, id })
  }
}

async function showUnlessHeld(tx: Tx, publish: Publish, target: Held): Promise<void> {
  const left = await listHolds(tx, target)
  if (left.length === 0) await setTargetHidden(tx, publish, target.kind, target.id, false)
}

/**
 * Hides a target for 72 hours once three eligible reporters (specification 17.4) reported it for fraud, and tells its
 * owner and the moderators. Does nothing below three reporters, within 30 days of a dismissal, for a target held
 * already, and for kinds that cannot be hidden.
 */
export const holdIfReportedEnough = (
  deps: Pick<Deps, 'db' | 'events' | 'queue' | 'config'>,
  target: Held,
): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    if (!canBeHidden(target.kind)) return
    await lockTarget(tx, target)
    const holds = await listHolds(tx, target)
    const { people, name, owner_id: ownerId } = await countFraudReporters(tx, target, establishedDays)
    if (people < reportersToHold || holds.some(({ cause }) => cause === 'reports')) return
    if (await isDismissedLately(tx, target, daysWithoutHold)) return
    await placeHold(tx, publish, target, { cause: 'reports', decisionId: null, hours: holdHours })
    const named = { kind: target.kind, targetId: target.id, name: name ?? '' }
    await record(tx, 'rule', { act: 'held', kind: target.kind, targetId: target.id, targetName: named.name })
    const owner = ownerId === null ? undefined : await findPerson(tx, ownerId)
    if (owner) await notify(deps, tx, publish, heldNotice(deps.config.publicUrl, owner, named))
    await mailModerators(deps, tx, 'holds', (to) => heldMail(deps.config.publicUrl, to, named))
  })

const batch = 100

/** Ends holds without a decision after their 72 hours; runs every minute. */
export async function endHolds(deps: BatchDeps): Promise<void> {
  const rows = await listEndedHolds(deps.db, batch)
  await forEachIsolated(deps, { job: 'hold-ends', rows, idOf: ({ id }) => id }, ({ kind, id }) =>
    inTransaction(deps, async (tx, publish) => {
      const target = { kind: kind as ReportKind, id }
      await lockTarget(tx, target)
      await liftEndedHolds(tx, target)
      await showUnlessHeld(tx, publish, target)
    }),
  )
}
