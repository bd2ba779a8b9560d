import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { reportOf } from './report.ts'
import { runSuite } from './suite.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '8' },
  },
})
const root = join(import.meta.dirname, '..')
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
  const sizes = { jobs, employers: Math.max(10, Math.round(jobs / 50)), seekers: 5_000 }
  const report = reportOf(await runSuite({ ...run, url, dataDir, sizes, say }), { jobs, ...run })
  process.stdout.write(`\n${report}`)
  const results = join(root, 'bench/results')
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.md`), report)
} finally {
  await embedded?.stop()
}
