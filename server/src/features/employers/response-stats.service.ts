import type { ResponseStats } from '@hearback/contract/people/employers.ts'
import type { Db } from '../../db/database.ts'
import { listRetriedRows } from '../../db/failed-rows.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import {
  countEarlierResponses,
  countLessThanHalf,
  findResponseStats,
  listEmployerIdsAfter,
  upsertResponseStats,
} from './response-stats.sql.ts'
import { responseStats } from './response-stats.view.ts'

/** Recomputes a company's response figures (specification 6.1). */
export const refreshResponseStats = (db: Db, employerId: CompanyId): Promise<void> =>
  upsertResponseStats(db, [employerId])

/** The figures that everybody sees, and those of the 90 days before, by the same rule. Zeros without a company. */
export async function responseTrend(
  db: Db,
  companyId: CompanyId,
): Promise<{ current: ResponseStats; previous: ResponseStats }> {
  const [current, previous] = [await findResponseStats(db, companyId), await countEarlierResponses(db, companyId)]
  const view = (row = { finished: 0, answered: 0, claimed: 0, median_hours: null as number | null }) =>
    responseStats(row)
  return { current: view(current), previous: view(previous) }
}

/** Whether the company answers less than half of its applications in time, counted now. */
export const answersTooFew = (db: Db, companyId: CompanyId): Promise<boolean> => countLessThanHalf(db, companyId)

/** Bounded by the statement timeout: the largest companies may have a hundred thousand applications each. */
const companiesAtOnce = 20

/** Recomputes the figures of every company, because the 90-day window moves even without new events. */
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
/** Recomputes companies one by one, and records those that fail. */
const refreshOneByOne = (deps: Pick<Deps, 'db' | 'log'>, rows: readonly string[]): Promise<void> =>
  forEachIsolated(deps, { job, rows, idOf: (id) => id }, (id) => upsertResponseStats(deps.db, [id]))

/** Enqueues a recomputation of the company's figures, deduplicated until it runs. Call after the commit of the change. */
export const requestResponseStats = (
  deps: Pick<Deps, 'db' | 'events' | 'queue'>,
  employerId: CompanyId,
): Promise<void> =>
  inTransaction(deps, (tx) => deps.queue.enqueue(tx, 'response-stats', [{ employerId }], { key: employerId }))
