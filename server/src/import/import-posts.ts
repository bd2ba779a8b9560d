import type { Database } from '../db/database.ts'
import { rebuildLexicon } from '../search/index/lexicon.sql.ts'
import { publishManyJobs, vacuumSearch } from '../search/index/write-documents.sql.ts'
import { fileLines, type Line } from './file-lines.ts'
import {
  analyzeImported,
  countPastClosing,
  insertCompanies,
  insertJobs,
  lockImport,
  unlockImport,
  updateJobs,
} from './import.sql.ts'
import { emptyCounts, type ImportCounts } from './import-counts.ts'
import { type ImportWarning, isListed } from './import-warnings.ts'
import { type MappedRow, mapRow } from './map-row.ts'
import { appendNewer, countPosts, orderPosts, rankTurns, type TurnRange } from './rank-posts.sql.ts'
import { type FoundPlace, resolvePlace } from './resolve-place.ts'
import { datesOf } from './row-dates.ts'
import { readRow, type SourceRow } from './source-row.ts'
import { closeStaging, listUnknownPlaces, openStaging, stageJobs, stagePlaces } from './staging.sql.ts'

export interface Import {
  readonly file: string
  /** Opens posts whose closing date has passed for a full term; else they are imported as expired. */
  readonly reopen: boolean
  /** Receives the lines for the list of refusals and warnings. */
  readonly list: (line: string) => void
  readonly progress: (step: Step, done: number) => void
  /** Stops the import after the current batch. The next import continues from there. */
  readonly stop?: AbortSignal
}
/** `reading` counts bytes of the file; the other steps count items. */
export type Step = 'reading' | 'posts' | 'search'

const batchSize = 1_000

const companyText =
  'The posts of this company were taken over from a public source. The company has no account here yet.'

/**
 * Imports the posts of a file: inserts new ones and updates changed ones. Importing a file twice changes nothing.
 * Throws if another import is running. Uses one connection, and keeps at most one batch of the file in memory.
 */
export const importPosts = (db: Database, options: Import): Promise<ImportCounts> =>
  db.connection().execute(async (connection) => {
    if (!(await lockImport(connection))) throw new Error('Another import is at work on this database.')
    try {
      await openStaging(connection)
      return await runImport(connection, options)
    } finally {
      await closeImport(connection)
    }
  })

/** Ignores errors: a broken connection has dropped the staging tables and the lock, and its own error matters more. */
const closeImport = async (db: Database) => {
  await closeStaging(db)
    .then(() => unlockImport(db))
    .catch(() => {})
}

async function runImport(db: Database, options: Import): Promise<ImportCounts> {
  const counts = emptyCounts()
  await stageFile(db, options, counts)
  if (options.stop?.aborted) return counts
  for (const { line, city } of await listUnknownPlaces(db)) {
    note(counts, options, line, { kind: 'place_unknown', detail: city })
  }
  counts.companies = await insertCompanies(db, companyText)
  await writeStaged(db, options, counts)
  if (options.stop?.aborted) return counts
  options.progress('search', 0)
  await analyzeImported(db)
  await vacuumSearch(db, 'job_search')
  await rebuildLexicon(db, 'job_search')
  const { open, expired } = await countPastClosing(db)
  return Object.assign(counts, { reopened: open, expired, finished: true })
}

type ReadLine = MappedRow & { readonly row: SourceRow }

/** Reads, validates and stages all lines, with the places they name. */
async function stageFile(db: Database, options: Import, counts: ImportCounts): Promise<void> {
  const now = new Date()
  const zones = new Map<string, string>()
  const waiting: ReadLine[] = []
  const stage = async () => {
    const batch = waiting.splice(0)
    await stagePlaces(db, await resolveNewPlaces(db, batch, zones))
    const dated = batch.map(({ row, job, spot }) => {
      const { isFuture, ...dates } = datesOf(row, (spot && zones.get(spot.key)) ?? 'UTC', now)
      if (isFuture) note(counts, options, job.line, { kind: 'future', detail: row.postedAt })
      return { ...job, ...dates }
    })
    const repeated = await stageJobs(db, dated)
    for (const line of repeated) refuse(counts, options, line, 'repeats the post of an earlier line')
  }
  for await (const line of fileLines(options.file, (read) => options.progress('reading', read))) {
    if (options.stop?.aborted) break
    const read = takeLine(line, counts, options)
    if (read) waiting.push(read)
    if (waiting.length === batchSize) await stage()
  }
  await stage()
}

/** Resolves the places that no earlier batch has named, and notes the time zone of each. */
async function resolveNewPlaces(db: Database, batch: readonly ReadLine[], zones: Map<string, string>) {
  const found: FoundPlace[] = []
  for (const { spot } of batch) {
    if (!spot || zones.has(spot.key)) continue
    const { zone, place } = await resolvePlace(db, spot)
    zones.set(spot.key, zone)
    found.push(place)
  }
  return found
}

function takeLine({ number, text }: Line, counts: ImportCounts, options: Import): ReadLine | undefined {
  counts.lines += 1
  const read = readRow(text)
  if ('refusal' in read) return void refuse(counts, options, number, read.refusal)
  const mapped = mapRow(read.row, number)
  if ('refusal' in mapped) return void refuse(counts, options, number, mapped.refusal)
  const marks = [...read.marks, ...mapped.marks]
  if (text.includes('\uFFFD')) marks.push({ kind: 'characters_lost' })
  for (const mark of marks) note(counts, options, number, mark)
  return { ...mapped, row: read.row }
}

function refuse(counts: ImportCounts, { list }: Import, line: number, reason: string): void {
  counts.refused += 1
  counts.refusals.set(reason, (counts.refusals.get(reason) ?? 0) + 1)
  list(`line ${line}: refused: ${reason}`)
}

function note(counts: ImportCounts, { list }: Import, line: number, mark: ImportWarning): void {
  counts.marks.set(mark.kind, (counts.marks.get(mark.kind) ?? 0) + 1)
  if (isListed(mark))
    list(`line ${line}: taken: ${mark.kind.replaceAll('_', ' ')}${mark.detail ? ` (${mark.detail})` : ''}`)
}

/** Writes posts in order of publication. Each batch, including its search rows, is one transaction. */
async function writeStaged(db: Database, options: Import, counts: ImportCounts): Promise<void> {
  const { stop } = options
  const total = await orderPosts(db)
  await writeBatches(db, { from: 1, to: total }, options, counts)
  if (!stop?.aborted) await writeBatches(db, { from: total + 1, to: await appendNewer(db) }, options, counts)
}

async function writeBatches(
  db: Database,
  { from: first, to: last }: TurnRange,
  { progress, reopen, stop }: Import,
  counts: ImportCounts,
): Promise<void> {
  for (let from = first; from <= last && !stop?.aborted; from += batchSize) {
    const { posts, fresh, changed } = await writeTurns(db, { from, to: Math.min(last, from + batchSize - 1) }, reopen)
    counts.fresh += fresh
    counts.changed += changed
    counts.unchanged += posts - fresh - changed
    progress('posts', counts.fresh + counts.changed + counts.unchanged)
  }
}

const writeTurns = (db: Database, turns: TurnRange, reopen: boolean) =>
  db.transaction().execute(async (tx) => {
    const moved = await rankTurns(tx, turns)
    const changed = await updateJobs(tx, turns, reopen)
    const fresh = await insertJobs(tx, turns, reopen)
    const ids = [...moved, ...changed, ...fresh]
    if (ids.length > 0) await publishManyJobs(tx, ids)
    return { posts: await countPosts(tx, turns), fresh: fresh.length, changed: changed.length }
  })
