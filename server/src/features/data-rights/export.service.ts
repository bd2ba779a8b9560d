import { type Spooled, spool } from '../../cache/spool.ts'
import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { partyId, type Viewer } from '../../domain/viewer.ts'
import { proveSecondStep } from '../accounts/sign-in/prove-second-step.service.ts'
import { keptFiles } from '../file-library/library-files.service.ts'
import { isOfParty, listTables, type Part, planForAllRows, readPersonal } from './data-rights.sql.ts'
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
 * 10 times an hour, and only with a proven second step. Tables without rows of the viewer are left out. Owners also export the
 * data of their company, other members only their own.
 */
export async function exportOf(deps: Exporting, viewer: Viewer): Promise<Spooled> {
  const { userId } = viewer
  await deps.limits.consume('exportByUser', userId)
  await proveSecondStep(deps, viewer)
  return limiter(() => atOneInstant(deps.db, (tx) => spool(deps.config.dataDir, written(deps, tx, viewer))), userId)
}

const atOneInstant = <R>(db: Database, work: (tx: Tx) => Promise<R>): Promise<R> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)

/** The ids that own rows of a table in the export of an account; `party` is empty for members who are no owners. */
function ownersOf(part: Part, userId: string, party: readonly string[]): readonly string[] {
  if (isOfParty(part)) return party
  return part.owner === 'account or party' ? [...new Set([userId, ...party])] : [userId]
}

const leftToOwners = Object.fromEntries(
  Object.entries<Part>(exported).flatMap(([table, part]) =>
    isOfParty(part) ? [[table, 'Data of your company, which its owners can export']] : [],
  ),
)

async function* written(deps: Exporting, tx: Tx, viewer: Viewer): AsyncGenerator<string> {
  const { userId } = viewer
  const party = viewer.userType !== 'employer' ? [userId] : viewer.role === 'owner' ? [partyId(viewer)] : []
  await planForAllRows(tx)
  const tables = await listTables(tx)
  const head = JSON.stringify({
    success: true,
    exportedAt: new Date().toISOString(),
    userId,
    leftOut: { ...leftOut, ...(party.length === 0 && leftToOwners) },
  })
  yield `${head.slice(0, -1)},"tables":{`
  let between = ''
  for (const [table, part] of Object.entries(exported)) {
    let before = `${between}${JSON.stringify(table)}:{"about":${JSON.stringify(tables.get(table) ?? '')},"rows":[`
    for await (const rows of readPersonal(tx, table, part, ownersOf(part, userId, party))) {
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
