import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getVisits } from '@hearback/contract/trust/visits.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anAccount } from '../../../test/factories.ts'

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

interface Received {
  url: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}
const received: Received[] = []
let status = 202
const counter = createServer(async (request, response) => {
  received.push({ url: request.url, headers: request.headers, body: JSON.parse(await text(request)) })
  response.writeHead(status).end('ok')
}).listen(0, '127.0.0.1')
await once(counter, 'listening')
afterAll(() => counter.close())
beforeEach(() => {
  received.length = 0
  status = 202
})

const app = testApp({
  ANALYTICS: 'plausible',
  PLAUSIBLE_URL: `http://127.0.0.1:${(counter.address() as AddressInfo).port}`,
  PUBLIC_URL: 'https://jobs.example.com',
})
const send = async (payload: object, headers: Record<string, string> = {}) =>
  (
    await app.server.inject({
      method: 'POST',
      url: '/api/event',
      remoteAddress: '203.0.113.9',
      headers: { 'user-agent': browser, ...headers },
      payload,
    })
  ).statusCode
const view = (path: string, referrer = '') => ({ n: 'pageview', u: `https://jobs.example.com${path}`, r: referrer })
const arrived = (count: number) => eventually(() => received.length >= count || undefined)

test('a view is passed on by the pattern of its page and the host it came from, with what tells visitors apart', async () => {
  expect(
    await send(view('/jobs/01900000-0000-7000-8000-000000000000?a=b', 'https://www.search.example.com/find?q=x')),
  ).toBe(202)
  await arrived(1)
  expect(received).toMatchObject([
    {
      url: '/api/event',
      headers: { 'user-agent': browser, 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' },
    },
  ])
  expect(received[0]?.body).toEqual({
    name: 'pageview',
    url: 'https://jobs.example.com/jobs/:id',
    domain: 'jobs.example.com',
    referrer: 'https://search.example.com/',
  })
})

test('nothing is kept here, and the report says who counts', async () => {
  await send(view('/'))
  await arrived(1)
  const admin = await anAccount(app, 'admin')
  expect(await admin.call(getVisits)).toMatchObject({ counted: 'plausible', total: { views: 0 }, sources: [] })
})

test('vitals, programs and browsers that ask not to be counted are not passed on', async () => {
  await send({ n: 'vitals', u: 'https://jobs.example.com/', p: { LCP: 900 } })
  await send(view('/'), { 'user-agent': 'curl/8.5.0' })
  await send(view('/'), { dnt: '1' })
  await send(view('/'), { 'sec-gpc': '1' })
  await send(view('/nowhere'))
  await send(view('/pricing'))
  await arrived(1)
  expect(received.map(({ body }) => (body as { url: string }).url)).toEqual(['https://jobs.example.com/pricing'])
})

test('a visitor is answered whatever becomes of it', async () => {
  status = 500
  expect(await send(view('/'))).toBe(202)
  await arrived(1)
  status = 202
  expect(await send(view('/about'))).toBe(202)
  await arrived(2)
})
