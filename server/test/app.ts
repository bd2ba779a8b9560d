import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import type { ErrorBody } from '@hearback/contract/error-body.ts'
import { type ErrorCode, errors } from '@hearback/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type Logger, pino } from 'pino'
import type { ManagerOptions, SocketOptions } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { buildApp } from '../src/app.ts'
import { startBackgroundJobs } from '../src/background-jobs.ts'
import { readConfig } from '../src/config/config.ts'
import { type Database, openDatabase, openPool } from '../src/db/database.ts'
import { withoutReplica } from '../src/db/replica/replica.ts'
import type { Deps } from '../src/deps.ts'
import { createEvents } from '../src/domain/events.ts'
import { choosePayments } from '../src/ports/choose-payments.ts'
import { createFileStore } from '../src/ports/file-store.ts'
import type { Mail } from '../src/ports/mail.ts'
import { createOutgoingClient } from '../src/ports/outgoing-client.ts'
import { createPush } from '../src/ports/push.ts'
import { createRateLimits, type RateLimits } from '../src/ports/rate-limits.ts'
import { startQueue } from '../src/queue/queue.ts'
import type { Realtime } from '../src/realtime/socket-server.ts'
import { createLog } from '../src/telemetry/log.ts'
import { empty, renew, workerDatabase } from './database.ts'
import { type FakeDns, fakeDns } from './fake-dns.ts'
import { observeProgramLimits, takeExceededLimits } from './program-limits.ts'
import { connectSocket, type TestSocket } from './sockets.ts'

observeProgramLimits()

/** The response to a refused call. */
export class Refusal extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Record<string, unknown>
  constructor(status: number, body: ErrorBody, headers: Record<string, unknown>) {
    super(`${status} ${body.code}: ${body.message}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Makes calls, signed in or not. */
export interface Caller {
  token: string | undefined
  call<E extends Endpoint>(endpoint: E, input?: Partial<InputOf<E>>): Promise<ReplyOf<E>>
}

export interface TestApp {
  readonly server: FastifyInstance
  readonly realtime: Realtime
  readonly deps: Deps
  readonly db: Database
  readonly pool: pg.Pool
  /** The DNS that companies publish their records in; emptied before each test. */
  readonly dns: FakeDns
  /** The mails delivered so far in this test. */
  readonly mails: Mail[]
  /** The first mail to an address; waits until the queue has delivered it. */
  mailTo(address: string, subject?: RegExp): Promise<Mail>
  caller(token?: string): Caller
  /** Calls another process on the same database over HTTP. */
  callerAt(url: string, token?: string, headers?: Record<string, string>, withinMs?: number): Caller
  /** Connects a socket until the end of the test, by websocket by default. Throws refusals. */
  connect(who: Pick<Caller, 'token'> | string, options?: ConnectOptions): Promise<TestSocket>
  /** Returns the base URL; listens from the first call on. */
  listen(): Promise<string>
}

export type ConnectOptions = Partial<ManagerOptions & SocketOptions> & {
  /** Another process than the app. */
  url?: string
}

/**
 * The whole application on this worker's database, emptied before each test. Only the mailer and the DNS are fake. `settings` are
 * environment variables; `logged` collects the log lines of all levels.
 */
export function testApp(settings: NodeJS.ProcessEnv = {}, logged?: string[]): TestApp {
  const app = {} as { -readonly [K in keyof TestApp]: TestApp[K] }
  const stops: (() => Promise<unknown>)[] = []
  const sockets: TestSocket[] = []
  beforeAll(async () => {
    Object.assign(app, await start(settings, logOf(logged), stops, sockets))
  }, 30_000)
  beforeEach(async () => {
    await empty(app.pool)
    forgetLimits(app)
    app.mails.length = 0
    app.dns.clear()
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
    expect(takeExceededLimits(), 'limits of PostgreSQL that statements exceeded').toEqual([])
  })
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
  }, 30_000)
  return app
}

const logOf = (logged: string[] | undefined): Logger =>
  logged
    ? createLog({ logLevel: 'trace' }, { write: (line) => void logged.push(line) })
    : pino({ level: process.env.LOG_LEVEL ?? 'silent' })

async function start(
  settings: NodeJS.ProcessEnv,
  log: Logger,
  stops: (() => Promise<unknown>)[],
  sockets: TestSocket[],
): Promise<TestApp> {
  const { url } = await workerDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-files-'))
  stops.push(() => rm(dataDir, { recursive: true, force: true }))
  const pool = openPool({ url })
  // Tests of limits send more concurrent requests than a loaded machine serves before the pool answers 503.
  pool.options.connectionTimeoutMillis = 20_000
  stops.push(() => pool.end())
  // Before the queue starts, which would run jobs of the previous file.
  await renew(pool)
  const db = openDatabase(pool)
  const mails: Mail[] = []
  const dns = fakeDns()
  // Allows the services of the tests, on this machine.
  const outgoing = createOutgoingClient({ loopback: true })
  const queue = await startQueue({ url, log })
  stops.push(() => queue.stop())
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url, ...settings })
  const deps: Deps = {
    config,
    db,
    pool,
    replica: withoutReplica(db),
    queue,
    log,
    events: createEvents(log),
    mailer: {
      send: async (mail) => {
        mails.push(mail)
      },
    },
    files: createFileStore({ s3: undefined, dataDir }),
    payments: choosePayments(config)(db),
    limits: renewable(createRateLimits(pool)),
    push: createPush({ privateKey: Buffer.alloc(32, 7), contact: 'mailto:operator@jobs.example', outgoing }),
    outgoing,
    dns: dns.resolve,
    redis: undefined,
  }
  const { server, realtime } = await buildApp(deps)
  await startBackgroundJobs(deps)
  await server.ready()
  stops.push(() => server.close())
  const mailTo = (address: string, subject = /./) =>
    eventually(() => mails.find((mail) => mail.to === address && subject.test(mail.subject)))
  let listening: Promise<string> | undefined
  const listen = () => {
    listening ??= server.listen({ port: 0, host: '127.0.0.1' })
    return listening
  }
  const connect: TestApp['connect'] = async (who, { url, ...options } = {}) => {
    const { token } = typeof who === 'string' ? { token: who } : who
    const socket = await connectSocket(url ?? (await listen()), { auth: { token }, refuse, ...options })
    sockets.push(socket)
    return socket
  }
  const caller = (token?: string) => callerOf((request) => server.inject(request), token)
  return { server, realtime, deps, db, pool, dns, mails, mailTo, connect, listen, caller, callerAt }
}

/** Rate limits of a new process, which remembers no refused key. */
const renewed = new WeakMap<RateLimits, (fresh: RateLimits) => void>()

function renewable(first: RateLimits): RateLimits {
  let current = first
  const limits: RateLimits = {
    consume: (...input) => current.consume(...input),
    forget: (...input) => current.forget(...input),
  }
  renewed.set(limits, (fresh) => {
    current = fresh
  })
  return limits
}

const forgetLimits = ({ deps, pool }: TestApp) => renewed.get(deps.limits)?.(createRateLimits(pool))

const refuse = (body: ErrorBody) => new Refusal(errors[body.code as ErrorCode][0], body, {})

interface AnyInput {
  params: Record<string, unknown>
  query: Record<string, string>
  body: Record<string, string>
  file: Blob
}

interface Request {
  method: Endpoint['method']
  url: string
  query: Record<string, string>
  headers: Record<string, string>
  payload?: Buffer | Record<string, unknown>
}
interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  json(): never
}

/** Makes calls over HTTP; each fails after `withinMs`. */
export const callerAt = (
  url: string,
  token?: string,
  headers: Record<string, string> = {},
  withinMs = 10_000,
): Caller =>
  callerOf((request) => sendTo(url, { ...request, headers: { ...request.headers, ...headers } }, withinMs), token)

async function sendTo(
  base: string,
  { method, url, query, headers, payload }: Request,
  withinMs: number,
): Promise<Answer> {
  const isForm = Buffer.isBuffer(payload)
  const type = payload === undefined || isForm ? {} : { 'content-type': 'application/json' }
  const body = payload === undefined ? null : isForm ? new Uint8Array(payload) : JSON.stringify(payload)
  const answer = await fetch(`${base}${url}?${new URLSearchParams(query)}`, {
    method,
    headers: { ...headers, ...type },
    body,
    signal: AbortSignal.timeout(withinMs),
  })
  const text = await answer.text()
  return {
    statusCode: answer.status,
    headers: Object.fromEntries(answer.headers),
    json: () => JSON.parse(text) as never,
  }
}

function callerOf(send: (request: Request) => Promise<Answer>, token?: string): Caller {
  const caller: Caller = {
    token,
    async call(endpoint, input = {}) {
      const { params, query, body, file } = input as Partial<AnyInput>
      const upload = file ? await multipart(file, body) : undefined
      const response = await send({
        method: endpoint.method,
        url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name]))),
        query: query ?? {},
        headers: { ...(caller.token ? { 'auth-token': caller.token } : {}), ...upload?.headers },
        ...(upload ? { payload: upload.payload } : body === undefined ? {} : { payload: body }),
      })
      if (response.statusCode >= 400) throw new Refusal(response.statusCode, response.json(), response.headers)
      return bodyIn(response)
    },
  }
  return caller
}

const bodyIn = (answer: Answer) => (answer.statusCode === 204 ? ({ success: true } as never) : answer.json())

async function multipart(file: Blob, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

/** Polls until the condition holds; fails after 15 seconds by default. */
export async function eventually<R>(
  condition: () => R | undefined | Promise<R | undefined>,
  { withinMs = 15_000 } = {},
): Promise<R> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const result = await condition()
    if (result !== undefined && result !== false) return result
    if (Date.now() > deadline) throw new Error(`what was waited for did not happen within ${withinMs / 1_000} seconds`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
