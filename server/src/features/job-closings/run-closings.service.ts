import { limits } from '@hearback/contract/values/limits.ts'
import { fillMergeFields, greetingName } from '@hearback/contract/values/merge-fields.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { takeUndecidedStep } from '../applications/decided/decided-steps.service.ts'
import { oneOfEachCompany, type Progress } from './closing-turns.rules.ts'
import {
  type DueClosing,
  isToBeTold,
  listDue,
  listWaiting,
  settle,
  type WaitingApplication,
} from './job-closings.sql.ts'

type Running = Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'log'>
const batch = 100

/**
 * Tells everyone who waits for jobs that were closed, each in a transaction of their own. Companies take turns with a batch each,
 * and so do the closings of a company: one with thousands of people holds up no other. Safe to run repeatedly and on several
 * processes. Stops as soon as the job is opened again; a later run tells those who failed.
 */
export async function runClosings(deps: Running): Promise<void> {
  const progress = new Map<string, Progress>()
  const finished = new Set<string>()
  for (let due = await listDue(deps.db, []); due.length > 0; due = await listDue(deps.db, [...finished])) {
    for (const closing of oneOfEachCompany(due, progress)) {
      const { batches = 0, last: before = null } = progress.get(closing.id) ?? {}
      const last = closing.tells ? await tellBatch(deps, closing, before) : null
      progress.set(closing.id, { batches: batches + 1, last })
      if (last !== null) continue
      await settle(deps.db, closing)
      finished.add(closing.id)
    }
  }
}

/** Tells the next people by id. Returns the last application; null once it was the last batch. */
async function tellBatch(deps: Running, closing: DueClosing, after: string | null): Promise<string | null> {
  const rows = await listWaiting(deps.db, closing.job_id, after, batch)
  await forEachIsolated(deps, { job: 'job-closings', rows, idOf: ({ id }) => id }, (row) => tell(deps, closing, row))
  return rows.length === batch ? (rows.at(-1)?.id ?? null) : null
}

const tell = (deps: Running, closing: DueClosing, application: WaitingApplication): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    if (!(await isToBeTold(tx, closing.id, application.id))) return
    await takeUndecidedStep(deps, tx, publish, application.id, {
      to: 'rejected',
      by: 'employer',
      actorId: closing.closed_by,
      reasonCode: closing.hired === 'no_one' ? 'role_cancelled' : 'position_filled',
      feedback: wordsTo(closing, application),
    })
  })

/** The message with the merge fields of this person; null without one. A long name shortens the text. */
function wordsTo({ message }: DueClosing, { first_name, title, business_name }: WaitingApplication): string | null {
  if (!message) return null
  const values = { firstName: greetingName(first_name), jobTitle: title, company: business_name }
  return truncate(fillMergeFields(message, values), limits.longText)
}
