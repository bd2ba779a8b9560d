import { setTimeout as pause } from 'node:timers/promises'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import pg from 'pg'
import { type Figures, type LoadOptions, loadHttp, loadInterleaved } from '../load/load-generator.ts'
import { bold, tableOf } from '../report/markdown.ts'
import { page, type Request, request } from '../requests/workloads.ts'

/** The same search in our API and in that of a peer. */
export interface Comparison {
  readonly name: string
  /** The minimum ratio of our rate to that of the peer. */
  readonly goal: number
  readonly ours: (n: number) => Request
  readonly theirs: (n: number) => Request
}

export interface Compared extends Pick<Comparison, 'name' | 'goal'> {
  readonly us: Figures
  readonly them: Figures
}

/** The n-th search asks for one of the first five pages. */
export const pageOf = (n: number): number => 1 + (n % 5)

export const askHearback =
  (filters: (n: number) => object) =>
  (n: number): Request =>
    request(searchJobs, { body: { ...page, page: pageOf(n), ...filters(n) } as never })

/** Loads both servers with each search in alternation, after a warm-up of at most three seconds. */
export async function compareEach(
  comparisons: readonly Comparison[],
  { ours, theirs, database }: { ours: string; theirs: string; database: string },
  run: LoadOptions,
  log: (line: string) => void,
): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const one of comparisons) {
    log(one.name)
    const targets = [
      { url: ours, request: one.ours, first: 0 },
      { url: theirs, request: one.theirs, first: 0 },
    ]
    for (const { url, request: ask } of targets) {
      await refuseErrors(url, ask(0))
      await loadHttp(url, { ...run, seconds: Math.min(3, run.seconds) }, ask, 0)
    }
    const [us, them] = await loadInterleaved(targets, run, settling(database))
    if (us && them) compared.push({ name: one.name, goal: one.goal, us, them })
  }
  return compared
}

/** GraphQL servers report errors with status 200. */
async function refuseErrors(url: string, { method, path, headers, body }: Request): Promise<void> {
  const response = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
  const text = await response.text()
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${method} ${path} of ${url} returned ${text}`)
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

const isMet = ({ goal, us, them }: Compared) => us.perSecond >= goal * them.perSecond

/** A table whose missed goals are bold. */
export function comparisonTable(peer: string, compared: readonly Compared[]): string {
  const columns = ['search', 'Hearback/s', 'p95 ms', `${peer}/s`, 'p95 ms', 'failed', 'ratio', 'goal']
  const lines = compared.map((one) => {
    const { name, goal, us, them } = one
    const ratio = (us.perSecond / them.perSecond).toFixed(1)
    return [
      ...[name, us.perSecond.toFixed(0), us.p95.toFixed(1), them.perSecond.toFixed(0), them.p95.toFixed(1)],
      ...[String(us.failed + them.failed), isMet(one) ? ratio : bold(ratio), String(goal)],
    ]
  })
  return tableOf(columns, lines)
}

/** One sentence for each missed goal. */
export const missedGoals = (peer: string, compared: readonly Compared[]): string[] =>
  compared
    .filter((one) => !isMet(one))
    .map(({ name, goal }) => `"${name}" reached less than ${goal} times the rate of ${peer}.`)
