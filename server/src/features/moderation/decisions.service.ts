import { type Decision, measuresFor, type OpenAppeal } from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { actorOf, adminAddresses } from '../accounts/admins.service.ts'
import { closeReports, moveReports } from '../reports/decided-reports.service.ts'
import { countOpenAppeals, findOpenAppeal, listOpenAppeals } from './appeals.sql.ts'
import { openAppealView } from './appeals.view.ts'
import { deleteClaim } from './cases.sql.ts'
import { applyDecision, type Deciding, decisionOf, notifyParties, writeDecision } from './decide.service.ts'
import { countDecisions, findDecision, findOpenReports, listDecisions } from './decisions.sql.ts'
import { decisionView } from './decisions.view.ts'
import { liftTarget, undoDecision } from './holds.service.ts'
import { lockTarget } from './holds.sql.ts'
import { requireMeasure, type Verdict } from './moderation.rules.ts'
import { findTarget } from './targets.service.ts'

interface Paging {
  page: number
  limit: number
}

/**
 * Decides all open reports of a target, carries out the decision and notifies both sides. Throws conflict if the
 * reports were decided concurrently or a newer report exists, not_found, invalid_input.
 */
export const decideCase = (
  deps: Deciding,
  viewer: Viewer,
  key: { kind: ReportKind; id: string },
  { version, ...verdict }: Verdict & { version: string },
): Promise<{ decision: Decision }> =>
  inTransaction(deps, async (tx, publish) => {
    await lockTarget(tx, key)
    const open = await findOpenReports(tx, key)
    if (!open) throw new AppError('conflict', { message: 'There is no open report about this anymore.' })
    if (open.version !== version) throw anotherReport()
    const target = await findTarget(tx, key.kind, key.id)
    const ownerId = open.owner_id
    requireMeasure(verdict, {
      possible: measuresFor(key.kind),
      isOwned: ownerId !== null,
      exists: target !== undefined,
    })
    const ruling = {
      ...verdict,
      kind: key.kind,
      targetId: key.id,
      name: target?.name ?? open.name,
      ownerId,
      moderator: await actorOf(tx, viewer),
      reportedAt: open.first_at,
      appealOf: null,
    }
    const id = await writeDecision(tx, ruling)
    const reports = await closeReports(tx, key, { id, outcome: verdict.outcome })
    if (reports.length !== open.reports) throw anotherReport()
    await deleteClaim(tx, key)
    await applyDecision(tx, publish, ruling, id)
    await liftTarget(tx, publish, key, ['reports'])
    await notifyParties(deps, tx, publish, ruling, id, reports)
    return { decision: await decisionOf(tx, id) }
  })

const anotherReport = () =>
  new AppError('conflict', { message: 'A new report has come in. Read it before you decide.' })

/**
 * Decides an appeal; the outcome is final. Reverts the first decision, then carries out this one. A moderator cannot
 * judge their own decision unless they are the only one. Throws not_found, not_allowed, conflict, invalid_input.
 */
export const decideAppeal = (
  deps: Deciding,
  viewer: Viewer,
  appealId: string,
  verdict: Verdict,
): Promise<{ decision: Decision }> =>
  inTransaction(deps, async (tx, publish) => {
    const appeal = await findOpenAppeal(tx, appealId)
    const first = appeal && (await findDecision(tx, appeal.decision_id))
    if (!first) throw new AppError('not_found', { message: 'We couldn’t find this appeal.' })
    const key = { kind: first.kind as ReportKind, id: first.target_id }
    await lockTarget(tx, key)
    if (!(await findOpenAppeal(tx, appealId))?.is_open) {
      throw new AppError('conflict', { message: 'This appeal has already been decided.' })
    }
    if (first.moderator_id === viewer.userId && (await adminAddresses(tx)).length > 1) {
      throw new AppError('not_allowed', {
        message: 'You made this decision, so another moderator has to decide the appeal.',
      })
    }
    const kind = first.kind as Decision['kind']
    const target = kind === 'account' ? undefined : await findTarget(tx, kind, key.id)
    const exists = kind === 'account' ? first.owner_id !== null : target !== undefined
    requireMeasure(verdict, { possible: measuresFor(kind), isOwned: first.owner_id !== null, exists })
    const ruling = {
      ...verdict,
      kind,
      targetId: key.id,
      name: first.target_name,
      ownerId: first.owner_id,
      moderator: await actorOf(tx, viewer),
      reportedAt: null,
      appealOf: first.id,
    }
    const id = await writeDecision(tx, ruling)
    const reports = await moveReports(tx, first.id, { id, outcome: verdict.outcome })
    await undoDecision(tx, publish, first.id)
    await applyDecision(tx, publish, ruling, id)
    await notifyParties(deps, tx, publish, ruling, id, reports)
    return { decision: await decisionOf(tx, id) }
  })

/** A page of decisions, newest first. */
export async function decisionsOf(
  { db }: Pick<Deps, 'db'>,
  paging: Paging,
): Promise<{ decisions: Decision[]; total: number; totalPages: number }> {
  const rows = await listDecisions(db, paging)
  const { total } = await countDecisions(db)
  return { decisions: rows.map(decisionView), total, totalPages: Math.ceil(total / paging.limit) }
}

/** A page of open appeals, oldest first. */
export async function appealsOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  paging: Paging,
): Promise<{ appeals: OpenAppeal[]; total: number; totalPages: number }> {
  const rows = await listOpenAppeals(db, paging)
  const { total } = await countOpenAppeals(db)
  return {
    appeals: rows.map((row) => openAppealView(row, viewer.userId)),
    total,
    totalPages: Math.ceil(total / paging.limit),
  }
}
