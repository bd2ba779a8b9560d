import { fraudReasons, type Report, type ReportForm, type ReportKind } from '@hearback/contract/trust/reports.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { notify } from '../notifications/notifications.service.ts'
import { consumeQuota } from '../usage/usage.service.ts'
import { newCaseNumber } from './case-number.ts'
import { reportableTarget } from './report-targets.service.ts'
import { filedNotice } from './reports.mails.ts'
import { countReports, findOpenReport, findReporter, insertReport, listReports, type ReportRow } from './reports.sql.ts'
import { reasonColumns, reportView } from './reports.view.ts'

type Reports = Pick<Deps, 'db' | 'events' | 'queue' | 'config'>

/**
 * Files the viewer's report, and mails them its case number. Limited to one open report per target and 10 reports per
 * day (UTC). Throws not_found, not_allowed, already_reported with the existing case number, report_limit_reached.
 */
export async function fileReport(
  deps: Reports,
  viewer: Viewer,
  target: { kind: ReportKind; id: string },
  form: ReportForm,
): Promise<{ report: Report; message: string }> {
  const { ownerId, name, chatId } = await reportableTarget(deps, viewer, target)
  const report = await inTransaction(deps, async (tx, publish) => {
    const row = await insertNumbered(tx, {
      kind: target.kind,
      target_id: target.id,
      target_name: name,
      chat_id: chatId ?? null,
      owner_id: ownerId,
      reporter_id: viewer.userId,
      ...reasonColumns(form),
    })
    await consumeQuota(tx, viewer.userId, 'reports')
    if (isFraud(row.reason)) await deps.queue.enqueue(tx, 'fraud-reported', [target])
    const { email } = await findReporter(tx, viewer.userId)
    const reporter = { id: viewer.userId, email }
    const filed = { kind: target.kind, targetId: target.id, name, caseNumber: row.case_number }
    await notify(deps, tx, publish, filedNotice(deps.config.publicUrl, reporter, filed))
    return reportView(row)
  })
  const message = `Thank you. Your case number is ${report.caseNumber}. A moderator will review your report, and we’ll email you the decision and the reason.`
  return { report, message }
}

const isFraud = (reason: string) => fraudReasons.some((one) => one === reason)

const triesForANumber = 10

/** Throws already_reported. Draws another case number if the first is in use. */
async function insertNumbered(
  tx: Tx,
  report: Omit<Parameters<typeof findOpenReport>[1], 'case_number'>,
): Promise<ReportRow> {
  for (let attempt = 0; attempt < triesForANumber; attempt++) {
    const numbered = { ...report, case_number: newCaseNumber() }
    const row = await insertReport(tx, numbered)
    if (row) return row
    const earlier = await findOpenReport(tx, numbered)
    if (earlier) throw alreadyReported(earlier.case_number)
  }
  throw new Error('no case number is free')
}

const alreadyReported = (caseNumber: string) =>
  new AppError('already_reported', {
    message: `You’ve already reported this, and your report is still open. Your case number is ${caseNumber}.`,
  })

/** A page of the viewer's own reports with their outcomes, newest first. */
export async function reportsOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  paging: { page: number; limit: number },
): Promise<{ reports: Report[]; total: number; totalPages: number }> {
  const rows = await listReports(db, viewer.userId, paging)
  const { total } = await countReports(db, viewer.userId)
  return { reports: rows.map(reportView), total, totalPages: Math.ceil(total / paging.limit) }
}
