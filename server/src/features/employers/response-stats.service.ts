import type { Db } from '../../db/database.ts'
import { listRetriedRows } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { listEmployerIdsAfter, upsertResponseStats } from './response-stats.sql.ts'

/** Counts a company's response figures anew (product.md section 6.1). */
export const refreshResponseStats = (db: Db, employerId: CompanyId): Promise<void> =>
  upsertResponseStats(db, [employerId])

/** The largest may have a hundred thousand applications each, to be read within the time of one statement. */
const companiesAtOnce = 20

/** Counts the figures of every company: the window of 90 days moves also where nothing happens. */
export async function refreshAllResponseStats(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const { db } = deps
  await refreshOneByOne(deps, [...(await listRetriedRows(db, job))])
  let last: string | undefined
  do {
    const ids = (await listEmployerIdsAfter(db, last, companiesAtOnce)).map((row) => row.user_id)
    if (ids.length > 0) await upsertResponseStats(db, ids).catch(() => refreshOneByOne(deps, ids))
    last = ids.at(-1)
  } while (last !== undefined)
}

const job = 'response-stats'
/** The figures that cannot be counted are recorded, the others are written. */
const refreshOneByOne = (deps: Pick<Deps, 'db' | 'log'>, rows: readonly string[]): Promise<void> =>
  forEachIsolated(deps, { job, rows, idOf: (id) => id }, (id) => upsertResponseStats(deps.db, [id]))

/** Asks for a company's figures; asked again before the work begins, it is done once. Call it after the commit of what changed them. */
export const requestResponseStats = (
  deps: Pick<Deps, 'db' | 'events' | 'queue'>,
  employerId: CompanyId,
): Promise<void> =>
  inTransaction(deps, (tx) => deps.queue.enqueue(tx, 'response-stats', [{ employerId }], { key: employerId }))
