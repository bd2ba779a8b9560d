import type { DecidedKind, Decision } from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import { suspendAccount } from '../accounts/suspension.service.ts'
import { type Actor, record } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { findDecision, insertDecision } from './decisions.sql.ts'
import { decisionView } from './decisions.view.ts'
import { placeHold } from './holds.service.ts'
import { ownerNotice, reporterNotice, type Told } from './moderation.mails.ts'
import type { Verdict } from './moderation.rules.ts'
import { partyPath } from './party-links.service.ts'
import { findPerson, listPeople } from './people.sql.ts'

export type Deciding = Pick<Deps, 'db' | 'events' | 'queue' | 'config'>

/** A decision to be written, and its author. */
export interface Ruling extends Verdict {
  readonly kind: DecidedKind
  readonly targetId: string
  readonly name: string
  readonly ownerId: string | null
  readonly moderator: { id: string; name: string }
  readonly reportedAt: Date | null
  /** The decision appealed against; null for a first decision. */
  readonly appealOf: string | null
}

/** Stores the decision, and records it in the audit log. */
export async function writeDecision(tx: Tx, ruling: Ruling): Promise<string> {
  const { id } = await insertDecision(tx, {
    kind: ruling.kind,
    target_id: ruling.targetId,
    target_name: ruling.name,
    owner_id: ruling.ownerId,
    outcome: ruling.outcome,
    measure: ruling.measure,
    reason: ruling.reason,
    moderator_id: ruling.moderator.id,
    reported_at: ruling.reportedAt,
    appeal_of: ruling.appealOf,
  })
  const acts = { none: 'dismissed', warning: 'warned', hide: 'hidden', suspend: 'suspended' } as const
  await recordOf(tx, ruling.moderator, ruling, acts[ruling.measure])
  return id
}

const recordOf = (tx: Tx, actor: Actor, ruling: Ruling, act: Parameters<typeof record>[2]['act']) =>
  record(tx, actor, {
    act,
    kind: ruling.kind,
    targetId: ruling.targetId,
    targetName: ruling.name,
    reason: ruling.reason,
  })

/** Carries out the decision: hides the target, or suspends its owner with all their content. */
export async function applyDecision(tx: Tx, publish: Publish, ruling: Ruling, decisionId: string): Promise<void> {
  if (ruling.measure === 'hide') {
    const target = { kind: ruling.kind as ReportKind, id: ruling.targetId }
    await placeHold(tx, publish, target, { cause: 'decision', decisionId })
  }
  if (ruling.measure === 'suspend' && ruling.ownerId !== null) {
    const person = await findPerson(tx, ruling.ownerId)
    if (person?.user_type === 'admin') {
      throw new AppError('not_allowed', {
        message: 'Moderators can’t be suspended. Remove their moderator rights on the command line first.',
      })
    }
    await suspendAccount(tx, publish, ruling.ownerId)
    const kind = person?.user_type === 'employer' ? 'company' : 'seeker'
    await placeHold(tx, publish, { kind, id: ruling.ownerId }, { cause: 'suspension', decisionId })
  }
}

interface Reporter {
  readonly case_number: string
  readonly reporter_id: string | null
}

/**
 * Notifies the owner and all reporters. The sender of a message is not told of a dismissed report, because only one
 * person can have reported it.
 */
export async function notifyParties(
  deps: Deciding,
  tx: Tx,
  publish: Publish,
  ruling: Ruling,
  decisionId: string,
  reports: readonly Reporter[],
): Promise<void> {
  const ids = reports.flatMap(({ reporter_id }) => reporter_id ?? [])
  const people = new Map((await listPeople(tx, [...ids, ruling.ownerId ?? []].flat())).map((one) => [one.id, one]))
  const told = async (id: string): Promise<Told | undefined> => {
    const person = people.get(id)
    const path = await partyPath(deps.db, decisionId, id)
    const final = ruling.appealOf !== null
    return person && { publicUrl: deps.config.publicUrl, person, decision: ruling, final, path }
  }
  const isSilent = ruling.kind === 'message' && ruling.outcome === 'dismissed' && ruling.appealOf === null
  const owner = ruling.ownerId === null || isSilent ? undefined : await told(ruling.ownerId)
  if (owner) await notify(deps, tx, publish, ownerNotice(owner))
  for (const { reporter_id: id, case_number: caseNumber } of reports) {
    const reporter = id === null ? undefined : await told(id)
    if (reporter) await notify(deps, tx, publish, reporterNotice(reporter, { caseNumber }))
  }
}

/** The decision as shown to moderators. */
export async function decisionOf(tx: Tx, id: string): Promise<Decision> {
  const row = await findDecision(tx, id)
  if (!row) throw new AppError('not_found')
  return decisionView(row)
}
