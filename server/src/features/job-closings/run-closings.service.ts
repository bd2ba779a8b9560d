import { limits } from '@hearback/contract/values/limits.ts'
import { fillMergeFields, greetingName } from '@hearback/contract/values/merge-fields.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { takeUndecidedStep } from '../applications/decided/decided-steps.service.ts'
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
 * Tells everyone who waits for jobs that were closed, each in a transaction of their own. Safe to run repeatedly and on
 * several processes. Stops as soon as the job is opened again; who failed is told by a later run.
 */
export async function runClosings(deps: Running): Promise<void> {
  for (const closing of await listDue(deps.db)) {
    if (closing.tells) await tellAll(deps, closing)
    await settle(deps.db, closing)
  }
}

async function tellAll(deps: Running, closing: DueClosing): Promise<void> {
  let after: string | null = null
  do {
    const rows: WaitingApplication[] = await listWaiting(deps.db, closing.job_id, after, batch)
    await forEachIsolated(deps, { job: 'job-closings', rows, idOf: ({ id }) => id }, (row) => tell(deps, closing, row))
    after = rows.length === batch ? (rows.at(-1)?.id ?? null) : null
  } while (after !== null)
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
