import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgotPassword, logIn } from '@hearback/contract/accounts/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerAt, eventually } from '../../test/app.ts'
import { empty, workerDatabase } from '../../test/database.ts'
import { anAccount, type Person, type Persons, password } from '../../test/factories.ts'
import { type Running, startProcess } from '../../test/process.ts'
import { connectSocket } from '../../test/sockets.ts'
import { type CollectedSpan, openCollector } from '../../test/trace-collector.ts'
import { openDatabase, openPool } from '../db/database.ts'

const [server, client, consumer] = [2, 3, 5]
const theirTrace = '0af7651916cd43dd8448eb211c80319c'
const theirSpan = 'b7ad6b7169203331'
const libraries = /loads \S*@opentelemetry\/(sdk-trace|exporter-trace-otlp-proto|context-async-hooks)\//
const sayWhatIsLoaded = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { if (/telemetry/.test(url)) process.stderr.write('loads ' + url + '\\n'); return next(url, context) } })`
const watched = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(sayWhatIsLoaded)}` }

let collector: Awaited<ReturnType<typeof openCollector>>
let pool: ReturnType<typeof openPool>
let dataDir = ''
let url = ''
const running: Running[] = []
beforeAll(async () => {
  ;({ url } = await workerDatabase())
  pool = openPool({ url })
  await empty(pool)
  dataDir = await mkdtemp(join(tmpdir(), 'hearback-traces-'))
  collector = await openCollector()
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.end('SIGKILL')))
  await collector.close()
  await pool.end()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: NodeJS.ProcessEnv): Promise<Running> {
  const one = await startProcess({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'info', ...env })
  running.push(one)
  return one
}
const personsAt = (one: Running): Persons => ({
  db: openDatabase(pool),
  caller: (token) => callerAt(one.url, token),
})

describe('with a collector', () => {
  let one: Running
  let ana: Person
  let log: string
  beforeAll(async () => {
    one = await start({
      ...watched,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of-the-operator',
      OTEL_SERVICE_NAME: 'jobs-of-boise',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tried',
    })
    ana = await anAccount(personsAt(one), 'jobseeker')
    await fetch(`${one.url}/api/auth/login?secret-of-the-query=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${theirTrace}-${theirSpan}-01` },
      body: JSON.stringify({ email: ana.email, password }),
    })
    await callerAt(one.url)
      .call(logIn, { body: { email: ana.email, password: 'not the password' } })
      .catch(() => {})
    await callerAt(one.url).call(forgotPassword, { body: { email: ana.email } })
    const refuse = ({ message }: { message: string }) => new Error(message)
    const screen = await connectSocket(one.url, { auth: { token: ana.token }, refuse })
    await screen.ask('openChat', { chatId: ana._id }).catch(() => {})
    screen.disconnect()
    await eventually(() => one.said().includes('mail written to the outbox'))
    // Pending spans are exported at the end.
    await one.end()
    log = one.said()
  }, 90_000)

  const named = (name: string): CollectedSpan[] => collector.spans.filter((span) => span.name === name)
  const childrenOf = (parent: CollectedSpan | undefined) =>
    collector.spans.filter((span) => parent && span.parentId === parent.spanId && span.traceId === parent.traceId)

  test('a request is a span by its pattern, in the trace of whoever asks, with its statements inside', () => {
    const [first] = named('POST /api/auth/login')
    expect(first).toMatchObject({ traceId: theirTrace, parentId: theirSpan, kind: server, status: 0 })
    expect(first?.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/auth/login',
      'http.response.status_code': 200,
    })
    const statements = childrenOf(first)
    expect(statements.map(({ kind }) => kind)).toEqual(statements.map(() => client))
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT', 'BEGIN', 'INSERT', 'COMMIT']))
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/^insert into "sessions" .*\$1/),
    )
  })

  test('a refusal is no failure, and somebody without a trace begins one', () => {
    const [, refused] = named('POST /api/auth/login')
    expect(refused).toMatchObject({ parentId: '', status: 0 })
    expect(refused?.attributes['http.response.status_code']).toBe(401)
    expect(refused?.traceId).not.toBe(theirTrace)
  })

  test('a mail is sent within the span of its work, and an event of a socket is one', () => {
    const [work] = named('queue mail')
    expect(work).toMatchObject({ kind: consumer, parentId: '' })
    expect(childrenOf(work).map(({ name }) => name)).toContain('mail send')
    const [event] = named('socket openChat')
    expect(event).toMatchObject({ kind: server, parentId: '' })
    expect(childrenOf(event).map(({ name }) => name)).toContain('SELECT')
  })

  test('the libraries are loaded', () => {
    expect(log).toMatch(libraries)
  })

  test('scheduled work has no trace', () => {
    expect(collector.spans.filter(({ name, parentId }) => name === 'SELECT' && !parentId)).toEqual([])
  })

  test('lines of the log name the trace', () => {
    const line = log.split('\n').find((text) => text.includes('"signed_in"'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: theirTrace, userId: ana._id })
  })

  test('the log holds nothing of people but their ids', () => {
    for (const secret of [ana.email, password, 'not the password', ana.token!, 'secret-of-the-query'])
      expect(log.includes(secret), secret).toBe(false)
  })

  test('the collector learns who sends, and nothing about people', () => {
    const all = collector.requests.map(({ bytes }) => bytes).join('\n')
    expect(all).toContain('jobs-of-boise')
    expect(all).toContain('deployment.environment.name')
    expect(collector.requests[0]).toMatchObject({ url: '/v1/traces', headers: { 'api-key': 'of-the-operator' } })
    const session = JSON.stringify(collector.spans)
    for (const secret of [
      ana.email,
      'people.example',
      password,
      'not the password',
      ana.token!,
      'secret-of-the-query',
      '127.0.0.1',
    ])
      expect(`${all}${session}`.includes(secret), secret).toBe(false)
  })
})

test('a collector that does not answer is said once in a while', async () => {
  const one = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_BSP_SCHEDULE_DELAY: '50' })
  await fetch(`${one.url}/api/postjob/getalljobs`, { method: 'POST' })
  await eventually(() => one.said().includes('traces are lost'))
  await fetch(`${one.url}/api/postjob/getalljobs`, { method: 'POST' })
  await one.end()
  expect(one.said().match(/traces are lost/g)).toHaveLength(1)
}, 90_000)

test('without a collector nothing is sent, and the libraries are not even loaded', async () => {
  const before = collector.requests.length
  const one = await start(watched)
  await fetch(`${one.url}/api/postjob/getalljobs`, { method: 'POST' })
  await one.end()
  expect(collector.requests.length).toBe(before)
  expect(one.said()).toContain('telemetry/spans.ts')
  expect(one.said()).not.toMatch(libraries)
}, 90_000)
