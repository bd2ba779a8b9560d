import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import pg from 'pg'
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts'
import { startProcess } from '../../server/test/process.ts'
import { generate } from '../data/generate.ts'
import { type Figures, type LoadOptions, loadHttp, loadInterleaved } from '../load/load-generator.ts'
import { machine, tableOf } from '../report/markdown.ts'
import { sizesOfRequests } from '../requests/run-requests.ts'
import { at, page, type Request, request, words } from '../requests/workloads.ts'
import { startDirectus } from './directus.ts'
import { fillPeerDatabase } from './directus-data.ts'

const root = join(import.meta.dirname, '../..')
const log = (line: string) => process.stderr.write(`${line}\n`)
const cities = ['New York', 'Chicago', 'Boise', 'Austin', 'Portland', 'Denver']
const columns = ['search', 'Hearback/s', 'p95 ms', 'Directus/s', 'p95 ms', 'failed', 'ratio', 'goal']

interface Comparison {
  readonly name: string
  /** The minimum ratio to the rate of the peer. */
  readonly goal: number
  readonly ours: (n: number) => object
  readonly theirs: (n: number) => Record<string, string>
}

/** The same searches in both APIs. Ours searches all text where the peer searches titles, and counts all results. */
const comparisons: readonly Comparison[] = [
  { name: 'browse', goal: 5, ours: () => ({}), theirs: () => ({}) },
  {
    name: 'title',
    goal: 5,
    ours: (n) => ({ keyword: at(words, n) }),
    theirs: (n) => ({ 'filter[title][_icontains]': at(words, n) }),
  },
  {
    name: 'title with city',
    goal: 5,
    ours: (n) => ({ keyword: at(words, n), location: at(cities, n >> 1) }),
    theirs: (n) => ({ 'filter[title][_icontains]': at(words, n), 'filter[city][_icontains]': at(cities, n >> 1) }),
  },
  {
    name: 'all text',
    goal: 30,
    ours: (n) => ({ keyword: at(words, n) }),
    theirs: (n) => ({ search: at(words, n) }),
  },
]

const pageOf = (n: number) => 1 + (n % 5)
const askOurs =
  ({ ours }: Comparison) =>
  (n: number) =>
    request(searchJobs, { body: { ...page, page: pageOf(n), ...ours(n) } as never })
const askTheirs =
  ({ theirs }: Comparison) =>
  (n: number): Request => {
    const query = { sort: '-published_at', limit: String(page.resultsPerPage), page: String(pageOf(n)), ...theirs(n) }
    return { method: 'GET', path: `/items/jobs?${new URLSearchParams(query)}`, headers: {}, body: undefined }
  }

/** `npm run bench -- peer`: compares search with Directus on the same PostgreSQL under the same load. */
export async function runPeer(args: string[]): Promise<{ report: string; thresholdFailures: string[] }> {
  const { values } = parseArgs({
    args,
    options: {
      jobs: { type: 'string', default: '100000' },
      connections: { type: 'string', default: '16' },
      seconds: { type: 'string', default: '12' },
    },
  })
  const [jobs, connections, seconds] = [values.jobs, values.connections, values.seconds].map(Number)
  if (!jobs || !connections || !seconds) throw new Error('--jobs, --connections and --seconds take numbers above 0')
  const dataDir = process.env.BENCH_DATA_DIR ?? join(root, '.data', `bench-${jobs}`)
  const embedded = await startEmbedded({ dataDir, log })
  try {
    await generate(embedded.url, sizesOfRequests(jobs), log)
    const rows = await measure(embedded.url, dataDir, { connections, seconds })
    const what = `${jobs.toLocaleString('en')} jobs, ${connections} connections, ${seconds} s each, interleaved; ${machine()}`
    return { report: `${what}\n\n${tableOf(columns, rows.map(cellsOf))}\n`, thresholdFailures: rows.flatMap(missed) }
  } finally {
    await embedded.stop()
  }
}

interface Compared extends Comparison {
  readonly us: Figures
  readonly them: Figures
}

async function measure(url: string, dataDir: string, run: LoadOptions): Promise<Compared[]> {
  const us = await startProcess({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  try {
    const them = await startDirectus(await fillPeerDatabase(url, 'hearback_peer', log), log)
    return await compareEach([us.url, them.url], run, settling(url)).finally(() => them.stop())
  } finally {
    await us.end()
  }
}

/** Waits until no statement runs: long ones continue after their client has disconnected. */
const settling = (url: string) => async (): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query(`select 1 from pg_stat_activity
        where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`)
      if (rows.length === 0) return
      await pause(100)
    }
  } finally {
    await client.end()
  }
}

async function compareEach(
  [ours, theirs]: readonly [string, string],
  run: LoadOptions,
  settle: () => Promise<void>,
): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const one of comparisons) {
    log(one.name)
    const targets = [
      { url: ours, request: askOurs(one), first: 0 },
      { url: theirs, request: askTheirs(one), first: 0 },
    ]
    for (const { url, request: ask } of targets) {
      await loadHttp(url, { ...run, seconds: Math.min(3, run.seconds) }, ask, 0)
    }
    const [us, them] = await loadInterleaved(targets, run, settle)
    if (us && them) compared.push({ ...one, us, them })
  }
  return compared
}

const cellsOf = ({ name, goal, us, them }: Compared) => [
  ...[name, us.perSecond.toFixed(0), us.p95.toFixed(1), them.perSecond.toFixed(0), them.p95.toFixed(1)],
  ...[String(us.failed + them.failed), (us.perSecond / them.perSecond).toFixed(1), String(goal)],
]

const missed = ({ name, goal, us, them }: Compared) =>
  us.perSecond >= goal * them.perSecond ? [] : [`"${name}" reached less than ${goal} times the rate of the peer.`]
