import { afterAll, beforeAll } from 'vitest'
import type { Caller, ConnectOptions, TestApp } from './app.ts'
import { type Running, startProcess } from './process.ts'
import { redisProgram, startRedis, type TestRedis } from './redis.ts'
import { startRoundRobin } from './round-robin.ts'
import type { TestSocket } from './sockets.ts'

export interface Cluster {
  /** Whether Redis is installed; without it the tests that need it are skipped. */
  readonly isPossible: boolean
  readonly redis: TestRedis
  readonly processes: Running[]
  /** The URL of a round-robin proxy. */
  readonly url: string
  /** Connects a socket to the process of this number, or through the proxy. */
  connect(where: number | 'anywhere', who: Pick<Caller, 'token'>, options?: ConnectOptions): Promise<TestSocket>
  /** Takes this process out of the proxy. */
  retire(where: number): void
  /** Makes calls to the process of this number. */
  caller(where: number, who: Pick<Caller, 'token'>): Caller
}

/** Two real processes on the app's database and one Redis; the app itself only fills the database. */
export function testCluster(app: TestApp, env: NodeJS.ProcessEnv = {}): Cluster {
  const program = redisProgram()
  const cluster = { isPossible: program !== undefined } as { -readonly [K in keyof Cluster]: Cluster[K] }
  const stops: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    if (program) Object.assign(cluster, await start(program, { ...settingsOf(app), ...env }, stops))
  }, 60_000)
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
  }, 30_000)
  const urlOf = (where: number | 'anywhere') =>
    where === 'anywhere' ? cluster.url : (cluster.processes[where]?.url ?? '')
  return Object.assign(cluster, {
    connect: (where, who, options) => app.connect(who, { ...options, url: urlOf(where) }),
    caller: (where, who) => app.callerAt(urlOf(where), who.token),
  } satisfies Partial<Cluster>)
}

/** Starts a real process on the app's database; the test must end it. */
export const processOf = (app: TestApp, env: NodeJS.ProcessEnv = {}): Promise<Running> =>
  startProcess({ ...settingsOf(app), ...env })

/** A real process on the app's database until the end of the file. */
export function testProcess(app: TestApp, env: NodeJS.ProcessEnv = {}): Running {
  const running = {} as Running
  beforeAll(async () => {
    Object.assign(running, await processOf(app, env))
  }, 60_000)
  afterAll(() => running.end(), 30_000)
  return running
}

function settingsOf({ deps: { config } }: TestApp): NodeJS.ProcessEnv {
  return { DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir }
}

async function start(program: string, env: NodeJS.ProcessEnv, stops: (() => Promise<unknown>)[]) {
  const redis = await startRedis(program)
  stops.push(() => redis.kill())
  const one = () => startProcess({ REDIS_URL: redis.url, ...env })
  const processes = await Promise.all([one(), one()])
  stops.push(() => Promise.all(processes.map((process) => process.end())))
  const proxy = await startRoundRobin(processes.map(({ url }) => url))
  stops.push(() => proxy.close())
  return { redis, processes, url: proxy.url, retire: (where: number) => proxy.retire(processes[where]?.url ?? '') }
}
