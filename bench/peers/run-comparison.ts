import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts'
import { startProcess } from '../../server/test/process.ts'
import { generate } from '../data/generate.ts'
import type { LoadOptions } from '../load/load-generator.ts'
import { machine } from '../report/markdown.ts'
import { sizesOfRequests } from '../requests/run-requests.ts'
import { type Compared, type Comparison, compareEach, comparisonTable, missedGoals } from './compare-searches.ts'
import { MissingProgramError } from './missing-program.ts'
import type { Peer } from './peer-process.ts'

const root = join(import.meta.dirname, '../..')
const log = (line: string) => process.stderr.write(`${line}\n`)

interface SearchPeer {
  readonly name: string
  /** The searches to compare; `url` is our database. */
  comparisons(url: string): Promise<readonly Comparison[]>
  /** Fills the peer's database and starts the peer. */
  start(url: string, log: (line: string) => void): Promise<Peer>
}

/** Compares search with a peer on the same PostgreSQL under the same load. Without the peer's program, the report says so. */
export async function runComparison(
  args: string[],
  peer: SearchPeer,
): Promise<{ report: string; thresholdFailures: string[] }> {
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
    const rows = await measure(peer, embedded.url, dataDir, { connections, seconds })
    const what = `${jobs.toLocaleString('en')} jobs, ${connections} connections, ${seconds} s each, interleaved; ${machine()}`
    return {
      report: `${what}\n\n${comparisonTable(peer.name, rows)}\n`,
      thresholdFailures: missedGoals(peer.name, rows),
    }
  } catch (error) {
    if (error instanceof MissingProgramError) return { report: `${error.message}\n`, thresholdFailures: [] }
    throw error
  } finally {
    await embedded.stop()
  }
}

async function measure(peer: SearchPeer, url: string, dataDir: string, run: LoadOptions): Promise<Compared[]> {
  const comparisons = await peer.comparisons(url)
  const us = await startProcess({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  try {
    const them = await peer.start(url, log)
    const places = { ours: us.url, theirs: them.url, database: url }
    return await compareEach(comparisons, places, run, log).finally(() => them.stop())
  } finally {
    await us.end()
  }
}
