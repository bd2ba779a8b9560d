import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts'
import type { Sizes } from '../data/world.ts'
import { runSuite } from './request-suite.ts'
import { reportOf, thresholdFailures } from './requests-report.ts'

const root = join(import.meta.dirname, '../..')
const log = (line: string) => process.stderr.write(`${line}\n`)

/** `npm run bench`: API calls and their baselines. Returns the report, and a sentence for each missed threshold. */
export async function runRequests(args: string[]): Promise<{ report: string; thresholdFailures: string[] }> {
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

  // Each size has its own folder, which the next run of that size reuses.
  const dataDir = process.env.BENCH_DATA_DIR ?? join(root, '.data', `bench-${jobs}`)
  const embedded = process.env.BENCH_DATABASE_URL ? undefined : await startEmbedded({ dataDir, log })
  try {
    const url = process.env.BENCH_DATABASE_URL ?? embedded?.url ?? ''
    const rows = await runSuite({ ...run, url, dataDir, sizes: sizesOfRequests(jobs), recorded: 60, log })
    return { report: reportOf(rows, { jobs, ...run }), thresholdFailures: thresholdFailures(rows) }
  } finally {
    await embedded?.stop()
  }
}

/** Jobs and seekers only; other rows do not affect these calls. */
export const sizesOfRequests = (jobs: number): Sizes => ({
  jobs,
  employers: Math.max(10, Math.round(jobs / 50)),
  seekers: 5_000,
  applications: 0,
  messages: 0,
})
