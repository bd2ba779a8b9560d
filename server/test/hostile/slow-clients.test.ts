import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { eventually, testApp } from '../app.ts'
import { inLong, isLong, noteFigures, quantile } from '../long.ts'

const clients = Number(process.env.SLOW_CLIENTS ?? inLong(500, 30))
/** Many together are slow, but not a flood. */
const dripMs = Math.max(100, clients)
/** Normal requests while the slow clients hold their connections. */
const honest = inLong(300, 10)

const app = testApp({ SLOW_HEADERS_MS: '1000', SLOW_BODY_MS: '1000', SLOW_READER_MS: '1000' })
const sockets: Socket[] = []
const drips: NodeJS.Timeout[] = []

afterEach(() => {
  for (const drip of drips.splice(0)) clearInterval(drip)
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Sends the beginning of a request, then a byte now and then, or nothing. */
function openSlow(base: string, begin: string, { drip = '', reads = true } = {}): void {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.on('error', () => {})
  if (reads) socket.resume()
  else socket.pause()
  socket.write(begin)
  if (drip) drips.push(setInterval(() => socket.writable && socket.write(drip), dripMs))
}

const call = 'POST /api/postjob/getalljobs HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
const much = 'GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'

test.each<[what: string, begin: string, options?: { drip?: string; reads?: boolean }]>([
  ['say nothing', ''],
  ['never end their headers', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ', { drip: 'x' }],
  ['never end the body of a call', `${call}content-length: 100000\r\n\r\n"`, { drip: 'x' }],
  ['never end a body in pieces', `${call}transfer-encoding: chunked\r\n\r\nfff\r\n"`, { drip: 'x' }],
  ['never read their answers', much, { drip: much, reads: false }],
])('clients that %s hold up no one and are cut off', { timeout: 240_000 }, async (what, begin, options) => {
  const base = await app.listen()
  let opened = 0
  const count = () => {
    opened += 1
  }
  app.server.server.on('connection', count)
  for (let client = 0; client < clients; client += 1) openSlow(base, begin, options)
  await eventually(() => opened >= clients, { withinMs: 60_000 })
  app.server.server.off('connection', count)
  const took: number[] = []
  for (let n = 0; n < honest; n += 1) {
    const start = performance.now()
    const answer = await fetch(`${base}/readyz`, { headers: { connection: 'close' } })
    expect(await answer.json()).toEqual({ status: 'ready' })
    took.push(performance.now() - start)
  }
  // Only in the long run: other tests on the machine affect latencies.
  if (isLong) expect(quantile(took, 0.99)).toBeLessThan(1_000)
  noteFigures('P30', { [`p99 of others in ms, while ${clients} ${what}`]: quantile(took, 0.99).toFixed(0) })
  await eventually(async () => (await connections()) === 0, { withinMs: 120_000 })
})

const connections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

test('a connection that asks on without taking the answers is ended before they fill the memory', async () => {
  const { hostname, port } = new URL(await app.listen())
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  const closed = new Promise<boolean>((resolve) => socket.on('close', () => resolve(true)))
  socket.on('error', () => {}).resume()
  socket.write(much.repeat(1_000))
  expect(await closed).toBe(true)
})
