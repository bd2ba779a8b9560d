import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts'
import { nginxProgram } from '../../server/test/hosts/nginx.ts'
import { startProcess } from '../../server/test/process.ts'
import { generate } from '../data/generate.ts'
import { type LoadOptions, loadHttp, loadInterleaved } from '../load/load-generator.ts'
import { processUsage } from '../load/process-usage.ts'
import { MissingProgramError } from '../peers/missing-program.ts'
import { sizesOfRequests } from '../requests/run-requests.ts'
import { at, type Request, request } from '../requests/workloads.ts'
import { type NginxCache, startNginxCache } from './nginx-cache.ts'
import { missedPageCacheGoals, type PageCacheRow, pageCacheReportOf } from './page-cache-report.ts'

const root = join(import.meta.dirname, '../..')
const log = (line: string) => process.stderr.write(`${line}\n`)
const pages = 20

/** `npm run bench -- page-cache`: cached job pages of our server and of nginx in front of it. */
export async function runPageCache(args: string[]): Promise<{ report: string; thresholdFailures: string[] }> {
  const { values } = parseArgs({
    args,
    options: {
      jobs: { type: 'string', default: '10000' },
      connections: { type: 'string', default: '16' },
      seconds: { type: 'string', default: '12' },
    },
  })
  const [jobs, connections, seconds] = [values.jobs, values.connections, values.seconds].map(Number)
  if (!jobs || !connections || !seconds) throw new Error('--jobs, --connections and --seconds take numbers above 0')
  const dataDir = process.env.BENCH_DATA_DIR ?? join(root, '.data', `bench-${jobs}`)
  const run = { connections, seconds }
  try {
    const program = programOrThrow()
    const embedded = await startEmbedded({ dataDir, log })
    try {
      await generate(embedded.url, sizesOfRequests(jobs), log)
      const rows = await comparePageCaches(program, { url: embedded.url, dataDir }, run)
      return { report: pageCacheReportOf(rows, run), thresholdFailures: missedPageCacheGoals(rows) }
    } finally {
      await embedded.stop()
    }
  } catch (error) {
    if (error instanceof MissingProgramError) return { report: `${error.message}\n`, thresholdFailures: [] }
    throw error
  }
}

function programOrThrow(): string {
  if (!existsSync(join(root, 'web/build'))) throw new MissingProgramError('The page cache', 'npm run build')
  const program = nginxProgram()
  if (!program) throw new MissingProgramError("nginx's cache", 'apt-get install nginx')
  return program
}

interface Place {
  readonly url: string
  readonly dataDir: string
}

async function comparePageCaches(program: string, { url, dataDir }: Place, run: LoadOptions): Promise<PageCacheRow[]> {
  const server = await startProcess({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  try {
    const paths = await jobPages(server.url)
    const nginx = await startNginxCache(program, server.url)
    try {
      const ours = { url: server.url, pid: server.process.pid ?? 0 }
      const rows: PageCacheRow[] = []
      for (const [name, encoding] of Object.entries({ 'job page': 'identity', 'job page, compressed': 'gzip' })) {
        log(name)
        rows.push({ name, ...(await compare({ ours, nginx, ask: asking(paths, encoding) }, run)) })
      }
      return rows
    } finally {
      await nginx.stop()
    }
  } finally {
    await server.end()
  }
}

/** The paths of the newest jobs. */
async function jobPages(url: string): Promise<string[]> {
  const { method, path, headers, body } = request(searchJobs, { body: { resultsPerPage: pages } } as never)
  const response = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
  const { jobs } = (await response.json()) as { jobs: { _id: string; jobTitle: string }[] }
  return jobs.map(({ _id, jobTitle }) => `/jobs/${_id}/${slugOf(jobTitle)}`)
}

const asking =
  (paths: readonly string[], encoding: string) =>
  (n: number): Request => ({
    method: 'GET',
    path: at(paths, n),
    headers: { 'accept-encoding': encoding },
    body: undefined,
  })

interface Caches {
  readonly ours: { readonly url: string; readonly pid: number }
  readonly nginx: Pick<NginxCache, 'url' | 'pid'>
  readonly ask: (n: number) => Request
}

/** Loads both caches in alternation, after a warm-up. Throws if a page of nginx is not from its cache. */
export async function compare({ ours, nginx, ask }: Caches, run: LoadOptions): Promise<Omit<PageCacheRow, 'name'>> {
  const servers = [ours, nginx]
  for (const { url } of servers) {
    const warmUp = { ...run, seconds: Math.min(3, run.seconds), amount: Math.max(run.amount ?? 0, 2 * pages) }
    await loadHttp(url, warmUp, ask, 0)
  }
  const before = await Promise.all(servers.map(({ pid }) => processUsage(pid)))
  const bytes = await cachedBytes(nginx.url, ask(0))
  const figures = await loadInterleaved(
    servers.map(({ url }) => ({ url, request: ask, first: 0 })),
    run,
  )
  const [us, them] = await Promise.all(
    servers.map(async ({ pid }, i) => {
      const one = figures[i]
      if (!one) throw new Error('a server was not measured')
      const seconds = (await processUsage(pid)).cpu - (before[i]?.cpu ?? 0)
      return { figures: one, cpu: (seconds * 1e6) / Math.max(1, one.perSecond * run.seconds) }
    }),
  )
  if (!us || !them) throw new Error('a server was not measured')
  return { bytes, ours: us, nginx: them }
}

async function cachedBytes(url: string, { path, headers }: Request): Promise<number> {
  const response = await fetch(url + path, { headers })
  await response.arrayBuffer()
  if (response.headers.get('x-cache') !== 'HIT') throw new Error(`${path} is not from the cache of nginx`)
  // That of the body as it was sent: `fetch` decompresses it.
  return Number(response.headers.get('content-length'))
}
