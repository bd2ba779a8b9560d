import { readFile } from 'node:fs/promises'
import type { Call } from '@hearback/contract/endpoint.ts'
import { callInProcess } from '../../server/src/http/bind.ts'
import { type Running, startProcess } from '../../server/test/process.ts'
import { generate } from '../data/generate.ts'
import type { Sizes } from '../data/world.ts'
import { type InProcessAppOptions, openInProcessApp } from '../load/in-process-app.ts'
import { type LoadOptions, loadHttp, loadInterleaved } from '../load/load-generator.ts'
import { bareFastify, bareSql, type Recorded, statementsOf } from './baselines.ts'
import type { Row } from './requests-report.ts'
import { type Workload, workloads } from './workloads.ts'

export interface Suite extends LoadOptions {
  readonly url: string
  readonly dataDir: string
  readonly sizes: Sizes
  /** The number of requests whose statements the SQL baseline repeats. */
  readonly recorded: number
  readonly log: (line: string) => void
}

/** Fills the database, starts the production server, and measures every workload and its baselines. */
export async function runSuite(suite: Suite): Promise<Row[]> {
  const { url, dataDir, sizes, log } = suite
  await generate(url, sizes, log)
  const local = await recorderOf({ url, dataDir })
  const server = await startProcess({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    // The few measured seekers apply far more often than people.
    APPLICATION_BUDGET: '100000',
  })
  const rows: Row[] = []
  try {
    for (const workload of await workloads(local.call, sizes.seekers, await local.countApplications())) {
      log(workload.name)
      rows.push(await measure(suite, workload, { server, inject: local.inject }))
    }
  } finally {
    await server.end()
    await local.close()
  }
  return rows
}

interface Places {
  server: Running
  inject: (workload: Workload, n: number) => Promise<string>
}

async function measure(run: Suite, workload: Workload, { server, inject }: Places): Promise<Row> {
  const { name, request, reads, alternative } = workload
  const { next } = await loadHttp(server.url, warmUpOf(run), request, 0)
  const recorded = reads ? await record(workload, run.recorded, inject) : undefined
  const baselines = [await bareFastify(await answerOf(server.url, workload, next))]
  if (recorded) baselines.push(await bareSql(run.url, recorded))
  try {
    // The SQL baseline selects statements by the request number; bare Fastify ignores the request.
    const numbered = (n: number) => ({ ...request(n), path: `/${n}` })
    const targets = baselines.map(({ url }, place) => ({ url, request: place === 0 ? request : numbered, first: 0 }))
    const others = alternative ? [{ url: server.url, request: alternative.request, first: 0 }] : []
    for (const target of [...others, ...targets]) await loadHttp(target.url, warmUpOf(run), target.request, 0)
    const own = { url: server.url, request, first: next + 1 }
    const [ours, ...figures] = await loadInterleaved([own, ...others, ...targets], run)
    const [bare, sql] = figures.slice(others.length)
    if (!ours || !bare) throw new Error(`${name} was not measured`)
    const same = alternative && figures[0] ? { alternative: { name: alternative.name, ours: figures[0] } } : {}
    return { name, ours, bare, sql, memory: await memoryOf(server.process.pid), ...same }
  } finally {
    for (const baseline of baselines) await baseline.stop()
  }
}

const warmUpOf = (run: LoadOptions): LoadOptions => ({ ...run, seconds: Math.min(2, run.seconds) })

/** Records each request at its second run, without the lookups that are cached by then. */
async function record(workload: Workload, count: number, inject: Places['inject']): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  for (let n = 0; n < count; n++) {
    await inject(workload, n)
    let answer = ''
    const statements = await statementsOf(async () => {
      answer = await inject(workload, n)
    })
    recorded.push({ statements, answer })
  }
  return recorded
}

async function answerOf(url: string, { request }: Workload, n: number): Promise<string> {
  const { method, path, headers, body } = request(n)
  const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
  if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${await answer.text()}`)
  return answer.text()
}

/** Resident memory in MB; 0 on systems without /proc. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1] ?? 0) / 1024
}

/** The same application in this process, to record the statements of a request. */
async function recorderOf(place: InProcessAppOptions) {
  const { api, server, pool, close } = await openInProcessApp(place)
  return {
    call: callInProcess(api) satisfies Call,
    inject: async (workload: Workload, n: number) => {
      const { method, path, headers, body } = workload.request(n)
      const payload = body === undefined ? {} : { payload: body }
      const reply = await server.inject({ method: method as 'GET', url: path, headers, ...payload })
      if (reply.statusCode !== 200) throw new Error(`${method} ${path} returned ${reply.statusCode}: ${reply.body}`)
      return reply.body
    },
    /** With a margin for requests in flight when the previous run ended. */
    countApplications: async () => {
      const { rows } = await pool.query<{ made: number }>('select count(*)::int + 100 as made from applications')
      return rows[0]?.made ?? 0
    },
    close,
  }
}
