import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { joinEmbedded } from '../../server/src/db/embedded/embedded.ts'
import { startProcess } from '../../server/test/process.ts'
import { generate } from '../data/generate.ts'
import { sizesOf, type World } from '../data/world.ts'
import { filterClasses } from './filter-classes.ts'
import { backgroundJobsNote, measureBackgroundJobs } from './measure-background-jobs.ts'
import {
  foundNote,
  measureJobSearch,
  measureMixed,
  measureTalentFilters,
  measureTalentSearch,
  openSearchSession,
} from './measure-database.ts'
import { measureHttp, measureHttpMixed, measureHttpTalents } from './measure-http.ts'
import { measureReads, readsNote } from './measure-reads.ts'
import { measureFreshness, measureWrites } from './measure-writes.ts'
import { warmUp } from './prewarm.ts'
import { allResults, readResults, runStep, type Step } from './results.ts'
import { growthOf, scaleReportOf } from './scale-report.ts'
import { mixedNote, mixedSearches, searchClasses } from './search-classes.ts'
import { describeFixedTermShares, readSearchTerms, type SearchTerms } from './search-terms.ts'
import { compareWithPlainQuery, compareWithRebuiltRows } from './verify-results.ts'

const root = join(import.meta.dirname, '../..')
const results = join(import.meta.dirname, '../results')
const log = (line: string) => process.stderr.write(`${line}\n`)

type Measured = Pick<Step, 'lines' | 'notes'>
interface Place {
  readonly url: string
  readonly dataDir: string
  readonly world: World
  readonly searches: number
  readonly seconds: number
}

/** The steps in their order; those that change rows come last. */
const steps: Readonly<Record<string, (place: Place) => Promise<Measured>>> = {
  search: (place) =>
    inDatabase(place, async (open, words) => ({
      lines: await measureJobSearch(open, searchClasses(words, place.world.towns), place.searches),
      notes: [await describeFixedTermShares(open.pool)],
    })),
  words: (place) =>
    inDatabase(place, async (open, words) => ({
      lines: await measureJobSearch(open, filterClasses(words, place.world), place.searches),
      notes: [],
    })),
  talents: (place) =>
    inDatabase(place, async (open) => ({
      lines: await measureTalentSearch(open, place.world, place.searches),
      notes: [],
    })),
  'talent filters': (place) =>
    inDatabase(place, async (open) => ({
      lines: await measureTalentFilters(open, place.world, place.searches),
      notes: [],
    })),
  mixed: (place) =>
    inDatabase(place, async (open, words) => ({
      lines: await measureMixed(open, mixedSearches(words, place.world.towns), place.seconds * 5),
      notes: [mixedNote, foundNote],
    })),
  exact: (place) =>
    inDatabase(place, async (open, words) => ({
      lines: [],
      notes: [
        ...(await compareWithPlainQuery(open, searchClasses(words, place.world.towns), 150)),
        await compareWithRebuiltRows(open, 500),
      ],
    })),
  http: (place) =>
    overHttp(place, async ({ url, words }) => ({
      lines: await measureHttp(url, searchClasses(words, place.world.towns), place.seconds * roundsOf(place.world)),
      notes: [],
    })),
  'http words': (place) =>
    overHttp(place, async ({ url, words }) => ({
      lines: await measureHttp(url, filterClasses(words, place.world), place.seconds * roundsOf(place.world)),
      notes: [],
    })),
  'http talents': (place) =>
    overHttp(place, async ({ url }) => ({
      lines: await measureHttpTalents(url, place.world, place.seconds * 3),
      notes: [],
    })),
  'http mixed': (place) =>
    overHttp(place, async ({ url, words }) => ({
      lines: await measureHttpMixed(url, mixedSearches(words, place.world.towns), place.seconds * 5),
      notes: [mixedNote],
    })),
  writes: (place) =>
    overHttp(place, async ({ url, open: { pool } }) => ({
      lines: await measureWrites(url, pool, place.world, place.seconds * 5),
      notes: [],
    })),
  reads: (place) =>
    overHttp(place, async ({ url, open: { pool } }) => ({
      lines: await measureReads(url, pool, place.world, place.seconds * 2),
      notes: [readsNote],
    })),
  work: async (place) => ({ lines: await measureBackgroundJobs(place), notes: [backgroundJobsNote] }),
  fresh: (place) => overHttp(place, ({ url, open: { pool } }) => measureFreshness(url, pool, place.world, 50)),
}

/** The goal applies to a million jobs; smaller sizes need one second per class. */
const roundsOf = ({ sizes }: World) => (sizes.jobs < 1_000_000 ? 1 : 3)

type Open = ReturnType<typeof openSearchSession>

async function inDatabase(
  { url }: Place,
  measure: (open: Open, words: SearchTerms) => Promise<Measured>,
): Promise<Measured> {
  const open = openSearchSession(url)
  try {
    await warmUp(open.pool)
    return await measure(open, await readSearchTerms(open.pool))
  } finally {
    await open.close()
  }
}

/** Measures against the production server. */
async function overHttp(
  place: Place,
  measure: (server: { url: string; open: Open; words: SearchTerms }) => Promise<Measured>,
): Promise<Measured> {
  const { url, dataDir } = place
  const server = await startProcess({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    // The few measured seekers apply far more often than people.
    APPLICATION_BUDGET: '100000',
  })
  try {
    return await inDatabase(place, async (open, words) => {
      await untilSettled(open.pool)
      return measure({ url: server.url, open, words })
    })
  } finally {
    await server.end()
  }
}

/** Waits for work that a migration left to the server, which would take its share of the machine. */
async function untilSettled(pool: Pool): Promise<void> {
  const isBusy = async () => {
    const { rows } = await pool.query<{ busy: boolean }>(
      `select exists (select from unread_job_places)
        or exists (select from search_rewrites where finished_at is null) as busy`,
    )
    return rows[0]?.busy
  }
  if (await isBusy()) log('  waiting until the server has rewritten stored jobs and documents')
  while (await isBusy()) await setTimeout(1_000)
}

/**
 * `npm run bench -- scale --jobs 1000000`: fills a database once and measures it. `--steps search,http` runs some steps;
 * the others keep their stored figures. Returns the report of all steps of this size.
 */
export async function runScale(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      jobs: { type: 'string', default: '1000000' },
      steps: { type: 'string', default: ['fill', ...Object.keys(steps)].join(',') },
      searches: { type: 'string', default: '40' },
      seconds: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      at: { type: 'string' },
    },
  })
  const [jobs, searches, seconds, seed] = [values.jobs, values.searches, values.seconds, values.seed].map(Number)
  const wanted = values.steps.split(',')
  const unknown = wanted.filter((name) => name !== 'fill' && !steps[name])
  if (
    ![jobs, searches, seconds, seed].every((n) => n !== undefined && Number.isInteger(n) && n > 0) ||
    unknown.length > 0
  ) {
    throw new Error(
      `--jobs, --searches, --seconds and --seed take whole numbers above 0, --steps some of fill,${Object.keys(steps).join(',')}`,
    )
  }
  await measureSteps(
    { jobs: jobs ?? 0, searches: searches ?? 0, seconds: seconds ?? 0, seed: seed ?? 0, at: values.at },
    wanted,
  )
  return writeReports(jobs ?? 0)
}

interface Run {
  readonly jobs: number
  readonly searches: number
  readonly seconds: number
  readonly seed: number
  readonly at: string | undefined
}

async function measureSteps({ jobs, searches, seconds, seed, at }: Run, wanted: readonly string[]): Promise<void> {
  const dataDir = process.env.BENCH_DATA_DIR ?? join(root, '.data', `bench-scale-${jobs}`)
  const embedded = process.env.BENCH_DATABASE_URL ? undefined : await joinEmbedded({ dataDir, log })
  try {
    const url = process.env.BENCH_DATABASE_URL ?? embedded?.url ?? ''
    const world = await generate(url, sizesOf(jobs), log, { seed, ...(at ? { at: Date.parse(at) } : {}) })
    for (const [name, measure] of Object.entries(steps)) {
      if (!wanted.includes(name)) continue
      log(name)
      const step = await runStep(jobs, name, () => measure({ url, dataDir, world, searches, seconds }))
      for (const note of step.notes) log(`  ${note}`)
    }
  } finally {
    await embedded?.stop()
  }
}

function writeReports(jobs: number): string {
  if (process.env.BENCH_RESULTS === 'off') return ''
  mkdirSync(results, { recursive: true })
  const report = scaleReportOf(readResults(jobs))
  writeFileSync(join(results, `scale-${jobs}.md`), report)
  const growth = growthOf(allResults())
  writeFileSync(join(results, 'growth.md'), growth)
  return `${report}\n${growth}`
}
