import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts'
import { drawFrom } from '../../server/src/demo/draw/random.ts'
import { generate } from '../data/generate.ts'
import { computePercentiles } from '../load/percentiles.ts'
import { MissingProgramError } from '../peers/missing-program.ts'
import { sizesOfRequests } from '../requests/run-requests.ts'
import { openSearchSession, type SearchSession } from '../scale/measure-database.ts'
import { readSearchTerms } from '../scale/search-terms.ts'
import { type Fts5, type Order, openFts5 } from './fts5-index.ts'
import { type Fts5Row, fts5ReportOf, missedFts5Goals } from './fts5-report.ts'

const root = join(import.meta.dirname, '../..')
const log = (line: string) => process.stderr.write(`${line}\n`)
const classes = ['rare (0.006-0.075 %)', 'medium (0.125-1.25 %)', 'common (5-14 %)', 'two words']
const orders: readonly Order[] = ['newest', 'relevance']
const warmUps = 20

/** `npm run bench -- fts5`: compares our search in the database with SQLite's in this process, one client each. */
export async function runFts5(args: string[]): Promise<{ report: string; thresholdFailures: string[] }> {
  const { values } = parseArgs({
    args,
    options: { jobs: { type: 'string', default: '100000' }, searches: { type: 'string', default: '400' } },
  })
  const [jobs, searches] = [values.jobs, values.searches].map(Number)
  if (!jobs || !searches) throw new Error('--jobs and --searches take numbers above 0')
  const dataDir = process.env.BENCH_DATA_DIR ?? join(root, '.data', `bench-${jobs}`)
  const embedded = await startEmbedded({ dataDir, log })
  try {
    await generate(embedded.url, sizesOfRequests(jobs), log)
    const rows = await compareWithFts5(embedded.url, { file: join(dataDir, 'fts5.sqlite'), searches, log })
    return { report: fts5ReportOf(rows, { jobs, searches }), thresholdFailures: missedFts5Goals(rows) }
  } catch (error) {
    if (error instanceof MissingProgramError) return { report: `${error.message}\n`, thresholdFailures: [] }
    throw error
  } finally {
    await embedded.stop()
  }
}

interface Fts5Run {
  /** The database of SQLite, which is filled if it does not exist. */
  readonly file: string
  readonly searches: number
  readonly log: (line: string) => void
}

/** Measures each class of words in both orders. */
export async function compareWithFts5(url: string, { file, searches, log: tell }: Fts5Run): Promise<Fts5Row[]> {
  const session = openSearchSession(url)
  try {
    const fts5 = await openFts5(session.pool, file, tell)
    try {
      const { texts } = await readSearchTerms(session.pool)
      const rows: Fts5Row[] = []
      for (const name of classes) {
        for (const order of orders) {
          const textOf = (n: number) => texts[name]?.(drawFrom(n)) ?? ''
          tell(`${name}, ${order}`)
          rows.push({ name: `${name}, ${order}`, ...(await alternate({ session, fts5, textOf, order }, searches)) })
        }
      }
      return rows
    } finally {
      fts5.close()
    }
  } finally {
    await session.close()
  }
}

interface Place {
  readonly session: SearchSession
  readonly fts5: Fts5
  readonly textOf: (n: number) => string
  readonly order: Order
}

/** The same search in both, one after the other, so that changes in the speed of the machine affect both. */
async function alternate({ session, fts5, textOf, order }: Place, searches: number): Promise<Omit<Fts5Row, 'name'>> {
  const taken = { ours: [] as number[], theirs: [] as number[], pageOnly: [] as number[] }
  const time = async (list: number[], n: number, work: () => unknown) => {
    const begun = performance.now()
    await work()
    if (n >= 0) list.push(performance.now() - begun)
  }
  for (let n = -warmUps; n < searches; n++) {
    const text = textOf(n + warmUps)
    const criteria = { text, page: 1, limit: 20, sort: order }
    await time(taken.ours, n, () => session.searchJobs({ criteria, http: {} }))
    await time(taken.theirs, n, () => fts5.search(text, order))
    await time(taken.pageOnly, n, () => fts5.page(text, order))
  }
  return {
    ours: computePercentiles(taken.ours),
    theirs: computePercentiles(taken.theirs),
    pageOnly: computePercentiles(taken.pageOnly),
  }
}
