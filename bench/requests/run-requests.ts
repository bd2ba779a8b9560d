import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../server/src/db/embedded.ts'
import type { Sizes } from '../data/world.ts'
import { reportOf, tooSlow } from '../report/markdown.ts'
import { runSuite } from './request-suite.ts'

const root = join(import.meta.dirname, '../..')
const say = (line: string) => process.stderr.write(`${line}\n`)

/** `npm run bench`: the calls beside their floors. Answers the report, and a sentence for each floor that is missed. */
export async function runRequests(args: string[]): Promise<{ report: string; tooSlow: string[] }> {
  const { values } = parseArgs({
    args,
    options: {
      jobs: { type: 'string', default: '100000' },
      connections: { type: 'string', default: '16' },
      seconds: { type: 'string', default: '8' },
    },
  })
  const run = { connections: Number(values.connections), seconds: Number(values.seconds) }
  const jobs = Number(values.jobs)
  if (![run.connections, run.seconds, jobs].every((n) => Number.isInteger(n) && n > 0)) {
    throw new Error('--jobs, --connections and --seconds take whole numbers above 0')
  }

  // The data stays for the next run of the same size; each size has its own.
  const dataDir = process.env.BENCH_DATA_DIR ?? join(root, '.data', `bench-${jobs}`)
  const embedded = process.env.BENCH_DATABASE_URL ? undefined : await startEmbedded({ dataDir, log: say })
  try {
    const url = process.env.BENCH_DATABASE_URL ?? embedded?.url ?? ''
    const rows = await runSuite({ ...run, url, dataDir, sizes: sizesOfRequests(jobs), say })
    return { report: reportOf(rows, { jobs, ...run }), tooSlow: tooSlow(rows) }
  } finally {
    await embedded?.stop()
  }
}

/** Jobs and those who search; what else there is makes no search slower. */
export const sizesOfRequests = (jobs: number): Sizes => ({
  jobs,
  employers: Math.max(10, Math.round(jobs / 50)),
  seekers: 5_000,
  applications: 0,
  messages: 0,
})
