import { type Spooled, spool } from '../../cache/spool.ts'
import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { proveSecondStep } from '../accounts/sign-in/prove-second-step.service.ts'
import { keptFiles } from '../file-library/library-files.service.ts'
import { listTables, planForAllRows, readPersonal } from './data-rights.sql.ts'
import { leftOut } from './left-out-tables.ts'
import { exported } from './personal-data.ts'

type Exporting = Pick<Deps, 'config' | 'db' | 'events' | 'queue' | 'limits' | 'files' | 'log'>

/** Each export holds a connection while it is written: a few seconds for the largest employers. */
const limiter = createConcurrencyLimiter({
  maxConcurrent: 3,
  maxPerUser: 1,
  timeoutMs: 30_000,
  busy: 'A lot of people are exporting their data right now. Please try again shortly.',
})

/**
 * Exports everything stored about the viewer at one instant as JSON, with the content of a seeker's files. Works at most
 * 10 times an hour, and only with a proven second step. Tables without rows of the viewer are left out.
 */
export async function exportOf(deps: Exporting, viewer: Viewer): Promise<Spooled> {
  const { userId } = viewer
  await deps.limits.consume('exportByUser', userId)
  await proveSecondStep(deps, viewer)
  return limiter(() => atOneInstant(deps.db, (tx) => spool(deps.config.dataDir, written(deps, tx, userId))), userId)
}

const atOneInstant = <R>(db: Database, work: (tx: Tx) => Promise<R>): Promise<R> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)

async function* written(deps: Exporting, tx: Tx, userId: string): AsyncGenerator<string> {
  await planForAllRows(tx)
  const tables = await listTables(tx)
  const head = JSON.stringify({ success: true, exportedAt: new Date().toISOString(), userId, leftOut })
  yield `${head.slice(0, -1)},"tables":{`
  let between = ''
  for (const [table, part] of Object.entries(exported)) {
    let before = `${between}${JSON.stringify(table)}:{"about":${JSON.stringify(tables.get(table) ?? '')},"rows":[`
    for await (const rows of readPersonal(tx, table, part, userId)) {
      yield before + rows.join(',')
      before = between = ','
    }
    if (before === ',') yield ']}'
  }
  yield '},"files":['
  let separator = ''
  for await (const file of keptFiles(deps, tx, userId)) {
    yield separator + JSON.stringify(file)
    separator = ','
  }
  yield ']}'
}
