import type { Db, Tx } from '../db/database.ts'
import { deleteFailedRow, listRetriedRows, recordFailedRow } from '../db/failed-rows.ts'
import { isConnectionError } from '../db/hosts/connection-errors.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { BatchJob } from '../domain/batch-jobs.ts'
import { AppError } from '../domain/errors.ts'
import type { Publish } from '../domain/events.ts'
import { failedRows } from '../telemetry/counters.ts'

export type BatchDeps = Pick<Deps, 'db' | 'events' | 'log'>

export interface Batches<Row> {
  readonly job: BatchJob
  /** Rows per transaction while none fails. */
  readonly size: number
  /** Selects and locks up to `limit` rows that are `isRetryable`. */
  readonly take: (tx: Tx, limit: number) => Promise<Row[]>
  readonly idOf: (row: Row) => string
  /** Handles the selected rows in the same transaction. */
  readonly handle: (tx: Tx, publish: Publish, rows: Row[]) => Promise<unknown>
}

/**
 * Handles all due rows in batches. A failed batch is repeated row by row: the failing row is recorded and skipped
 * until its retry is due, the others are handled. Throws only if the database is unreachable or `take` fails.
 */
export async function runBatches<Row>(deps: BatchDeps, batches: Batches<Row>): Promise<void> {
  const { job, size, idOf } = batches
  const retried = await listRetriedRows(deps.db, job)
  let rowsAlone = 0
  for (let isMore = true; isMore; rowsAlone = Math.max(0, rowsAlone - 1)) {
    const limit = rowsAlone > 0 ? 1 : size
    const { rows, error } = await runBatch(deps, batches, limit)
    const [first] = rows
    if (error === undefined) await forgetFailures(deps.db, job, { retried, ids: rows.map(idOf) })
    else if (first && rows.length === 1) await recordFailure(deps, job, idOf(first), error)
    else rowsAlone = size + 1
    isMore = error !== undefined || rows.length === limit
  }
}

/** Handles one batch in a transaction. Returns the error of handling the rows. Throws errors that no row caused. */
async function runBatch<Row>(deps: BatchDeps, { take, handle }: Batches<Row>, limit: number) {
  let rows: Row[] = []
  try {
    await inTransaction(deps, async (tx, publish) => {
      rows = await take(tx, limit)
      if (rows.length > 0) await handle(tx, publish, rows)
    })
    return { rows }
  } catch (error) {
    if (rows.length === 0 || isOutage(error)) throw error
    return { rows, error }
  }
}

/** Whether the database or the payment provider is unreachable, so that no row is at fault. */
export const isOutage = (error: unknown): boolean =>
  isConnectionError(error as object) || (error instanceof AppError && error.code === 'unavailable')

async function forgetFailures(db: Db, job: BatchJob, { retried, ids }: { retried: Set<string>; ids: string[] }) {
  for (const id of ids) if (retried.delete(id)) await deleteFailedRow(db, job, id)
}

/** Handles rows one by one. Records a failing row and continues. Throws if the database is unreachable. */
export async function forEachIsolated<Row>(
  deps: Pick<BatchDeps, 'db' | 'log'>,
  { job, rows, idOf }: { job: BatchJob; rows: readonly Row[]; idOf: (row: Row) => string },
  handle: (row: Row) => Promise<unknown>,
): Promise<void> {
  if (rows.length === 0) return
  const retried = await listRetriedRows(deps.db, job)
  for (const row of rows) {
    try {
      await handle(row)
      await forgetFailures(deps.db, job, { retried, ids: [idOf(row)] })
    } catch (error) {
      if (isOutage(error)) throw error
      await recordFailure(deps, job, idOf(row), error)
    }
  }
}

/** Reports a failed row to operators: in the table, the log and the metrics. */
async function recordFailure(
  { db, log }: Pick<BatchDeps, 'db' | 'log'>,
  job: BatchJob,
  id: string,
  error: unknown,
): Promise<void> {
  failedRows.inc({ batch: job })
  log.error({ err: error, job, row: id }, 'a row failed and is left out until it is tried again')
  await recordFailedRow(db, { job, id, reason: reasonOf(error) })
}

function reasonOf(error: unknown): string {
  const { code, constraint, name = 'Error' } = error as { code?: string; constraint?: string; name?: string }
  return [code ?? name, constraint].filter(Boolean).join(' ')
}

/** Runs all steps, even after failures. Throws the first failure at the end. */
export async function runSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
