import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { parseStoredLanguage } from '../../domain/languages.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { summaryMail } from './weekly-summary.mails.ts'
import {
  deleteSummarySchedule,
  findSummaryReader,
  listDueSummaries,
  listSummaryRows,
  scheduleSummary,
  setSummarySent,
  takeDueSummary,
} from './weekly-summary.sql.ts'

/** People per run; the next run continues. */
const mostPeople = 2_000

/**
 * Sends each job seeker one email on Monday at 8:00, in their time zone, with what happened to each application. Somebody
 * without open applications and news gets none, until they apply again. Safe to run repeatedly and on several processes.
 */
export async function sendWeeklySummaries(
  deps: Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'log'>,
): Promise<void> {
  const rows = await listDueSummaries(deps.db, mostPeople)
  await forEachIsolated(deps, { job: 'weekly-summaries', rows, idOf: (row) => row.seeker_id }, (row) =>
    sendSummary(deps, row.seeker_id),
  )
}

/** Enqueues the email and schedules the next one in one transaction, so that a killed process loses and repeats none. */
const sendSummary = (deps: Pick<Deps, 'db' | 'events' | 'queue' | 'config'>, seekerId: string): Promise<void> =>
  inTransaction(deps, async (tx) => {
    const due = await takeDueSummary(tx, seekerId)
    if (!due) return
    const rows = await listSummaryRows(tx, seekerId, due.since)
    const reader = await findSummaryReader(tx, seekerId)
    if (rows.length === 0 || !reader) return void (await deleteSummarySchedule(tx, seekerId))
    const { email, time_zone: timeZone } = reader
    const mail = summaryMail(deps.config.publicUrl, rows, {
      email,
      timeZone,
      language: parseStoredLanguage(reader.language),
    })
    await setSummarySent(tx, seekerId)
    await deps.queue.enqueue(tx, 'mail', [{ ...mail, about: { userId: seekerId, group: 'weekly' } }])
  })

/** Schedules the weekly summary of each job seeker who applies. */
export const scheduleSummaries = ({ events }: Pick<Deps, 'events'>): void =>
  events.onBeforeCommit('application.received', async (tx, _publish, { seekerId }) => {
    await scheduleSummary(tx, seekerId)
  })
