import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { Account, Case, listCases } from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { actorOf } from '../accounts/admins.service.ts'
import { record } from '../audit/audit.service.ts'
import { comparisonsOf } from '../lookalikes/comparisons.service.ts'
import { countOpenCases, findAssignee, listNotes, listOpenCases, listReportsOf } from './cases.sql.ts'
import {
  accountView,
  assigneeView,
  caseReportView,
  neighbourView,
  noteView,
  openCaseView,
  ownerView,
} from './cases.view.ts'
import { findOpenReports, listDecisionsAbout } from './decisions.sql.ts'
import { decisionView } from './decisions.view.ts'
import { listHolds } from './holds.sql.ts'
import { countAccounts, findAccount, listAccounts } from './people.sql.ts'
import { findTarget } from './targets.service.ts'
import { listAround } from './targets.sql.ts'

interface Paging {
  page: number
  limit: number
}

/** A page of targets with open reports, and the number of all by kind. */
export async function openCases(
  { db }: Pick<Deps, 'db'>,
  { kind, ...paging }: Paging & { kind?: ReportKind | undefined },
): Promise<ReplyOf<typeof listCases>> {
  const rows = await listOpenCases(db, kind, paging)
  const counts = await countOpenCases(db)
  const counted = counts.filter((one) => kind === undefined || one.kind === kind)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  return {
    cases: rows.map(openCaseView),
    total,
    totalPages: Math.ceil(total / paging.limit),
    counts: Object.fromEntries(counts.map(({ kind: of, count }) => [of, count])),
  }
}

/**
 * Returns a target with everything needed for a decision, also after its deletion. Throws not_found if it never existed
 * and has no reports.
 */
export async function caseOf({ db }: Pick<Deps, 'db'>, key: { kind: ReportKind; id: string }): Promise<Case> {
  const [target, reports, open, holds, assignee, notes] = await Promise.all([
    findTarget(db, key.kind, key.id),
    listReportsOf(db, key),
    findOpenReports(db, key),
    listHolds(db, key),
    findAssignee(db, key),
    listNotes(db, key),
  ])
  const [latest] = reports
  if (!target && !latest)
    throw new AppError('not_found', { message: 'We couldn’t find anything with this type and ID.' })
  const ownerId = target?.ownerId ?? latest?.owner_id ?? null
  const owner = ownerId === null ? undefined : await findAccount(db, ownerId)
  const comparisons = key.kind === 'company' ? await comparisonsOf(db, key.id) : []
  const decisions = await listDecisionsAbout(db, { id: key.id, ownerId })
  return {
    kind: key.kind,
    target: key.id,
    name: target?.name ?? latest?.target_name ?? '',
    version: open?.version ?? 'none',
    facts: target?.facts ?? null,
    owner: owner ? ownerView(accountView(owner)) : null,
    holds: holds.map((hold) => ({
      cause: hold.cause as Case['holds'][number]['cause'],
      placedAt: hold.placed_at.toISOString(),
      endsAt: hold.ends_at?.toISOString() ?? null,
    })),
    comparisons,
    reports: reports.map(caseReportView),
    decisions: decisions.map(decisionView),
    assignee: assigneeView(assignee),
    notes: notes.map(noteView).toReversed(),
  }
}

/**
 * Returns the reported message and up to three messages before and after it. Private messages are readable only while a
 * report of this message is open, and each access is audited. Throws not_found otherwise.
 */
export const messagesWithContext = (deps: Pick<Deps, 'db' | 'events'>, viewer: Viewer, id: string) =>
  inTransaction(deps, async (tx) => {
    const open = await findOpenReports(tx, { kind: 'message', id })
    if (!open) throw new AppError('not_found', { message: 'There is no open report about this message.' })
    const rows = await listAround(tx, id)
    const actor = await actorOf(tx, viewer)
    await record(tx, actor, { act: 'messages_read', kind: 'message', targetId: id, targetName: open.name })
    return {
      messages: rows.map((row) => neighbourView(row, id)),
    }
  })

/** A page of accounts whose email, company or name contains the query. */
export async function searchAccounts(
  { db }: Pick<Deps, 'db'>,
  { query = '', ...paging }: Paging & { query?: string | undefined },
): Promise<{ accounts: Account[]; total: number; totalPages: number }> {
  const rows = await listAccounts(db, query, paging)
  const { total } = await countAccounts(db, query)
  return { accounts: rows.map(accountView), total, totalPages: Math.ceil(total / paging.limit) }
}
