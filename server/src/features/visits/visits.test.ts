import { getVisits, recordEvent, recordPageview } from '@hearback/contract/trust/visits.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'
import { buildApp } from '../../app.ts'
import { purgeVisits } from './visit-report.service.ts'

const app = testApp({ ALLOWED_HOSTS: 'hearback.example' })
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const tablet =
  'Mozilla/5.0 (Linux; Android 15; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const site = 'http://localhost:3000'

let admin: Person
beforeEach(async () => {
  admin = await anAccount(app, 'admin')
})

interface Sending {
  url?: string
  headers?: Record<string, string>
  from?: string
}
const send = async (payload: object, { url = '/api/event', headers = {}, from = '203.0.113.1' }: Sending = {}) =>
  (
    await app.server.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: { 'user-agent': desktop, 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: JSON.stringify(payload),
    })
  ).statusCode
const view = (path: string, referrer: string | null = '', sending?: Sending) =>
  send({ n: 'pageview', u: `${site}${path}`, d: 'localhost', r: referrer }, sending)
const report = (days = 7) => admin.call(getVisits, { query: { days } })

test('a view counts once for its page, its device and where it came from', async () => {
  expect(await view('/jobs?keyword=baker', 'https://www.search.example.com/find?q=secret')).toBe(202)
  expect(await view('/jobs/01900000-0000-7000-8000-000000000000/baker', `${site}/jobs`)).toBe(202)
  const { counted, total, pages, sources, devices, overTime } = await report()
  expect({ counted, total, pages, sources, devices }).toEqual({
    counted: 'own',
    total: { visits: 1, views: 2 },
    pages: [
      { path: '/jobs', visits: 1, views: 1 },
      { path: '/jobs/:id', visits: 0, views: 1 },
    ],
    sources: [{ source: 'search.example.com', visits: 1 }],
    devices: [{ device: 'desktop', visits: 1, views: 2 }],
  })
  expect(overTime).toHaveLength(7)
  expect(overTime.at(-1)).toMatchObject({ visits: 1, views: 2 })
})

test('nothing of an address but its host, and nothing of a visitor, is stored', async () => {
  const id = '01900000-0000-7000-8000-0000000000aa'
  await view(`/applications/${id}?token=geheim`, 'https://mail.example.com/inbox/geheim?user=ana')
  await report()
  const { rows } = await app.pool.query('select * from visit_counts')
  const stored = JSON.stringify(rows)
  expect(stored).toContain('mail.example.com')
  expect(stored).not.toMatch(/geheim|ana|203\.0\.113|0000aa|Mozilla/)
})

test('a view without a referrer is direct, and one of a page of ours begins no visit', async () => {
  await view('/')
  await view('/pricing', `${site}/`)
  await view('/about', 'https://hearback.example/', { headers: { host: 'hearback.example' } })
  const { total, sources } = await report()
  expect(total).toEqual({ visits: 2, views: 3 })
  expect(sources).toEqual([
    { source: 'direct', visits: 1 },
    { source: 'other', visits: 1 },
  ])
})

test('devices are told apart by their class', async () => {
  for (const agent of [desktop, phone, phone, tablet]) await view('/', '', { headers: { 'user-agent': agent } })
  expect((await report()).devices.map(({ device, views }) => [device, views])).toEqual([
    ['phone', 2],
    ['desktop', 1],
    ['tablet', 1],
  ])
})

test('the form of our own counts a view with its vitals and answers nothing', async () => {
  const vitals = { LCP: 1_810, CLS: 0 }
  const url = '/api/analytics/pageview'
  expect(await send({ path: '/companies', referrer: 'https://news.example.org/a', vitals }, { url })).toBe(204)
  const found = await report()
  expect(found.pages).toEqual([{ path: '/companies', visits: 1, views: 1 }])
  expect(found.sources).toEqual([{ source: 'news.example.org', visits: 1 }])
  expect(found.vitals.filter(({ path }) => path === '/companies')).toEqual([
    { path: '/companies', vital: 'LCP', p75: 1_900, rating: 'good', pages: 1 },
    { path: '/companies', vital: 'CLS', p75: 0.01, rating: 'good', pages: 1 },
  ])
})

test.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['nothing said of the browser', { 'user-agent': '' }],
])('with %s nothing is counted, and the answer is the same', async (_who, headers) => {
  expect(await view('/', '', { headers })).toBe(202)
  expect(await send({ n: 'vitals', u: site, p: { LCP: 900 } }, { headers })).toBe(202)
  expect(await report()).toMatchObject({ total: { visits: 0, views: 0 }, vitals: [] })
})

test('an unknown page, or no view, is not counted', async () => {
  for (const path of ['/wp-login.php', '/jobs/a/b/c', '/api/event', '//', '/%E0%A4%A']) await view(path)
  await send({ n: 'pageview', u: 'javascript:alert(1)' })
  await send({ n: 'pageview', u: 'http://[' })
  await send({ n: 'engagement', u: `${site}/` })
  await send({ u: `${site}/` })
  expect((await report()).total).toEqual({ visits: 0, views: 0 })
})

test('referrers that are no host on the internet are counted as other', async () => {
  const hostile = [
    'android-app://com.example',
    'not an address',
    'http://10.0.0.7/',
    'http://intranet/wiki',
    `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example.com/`,
    'https://"><script>.example.com/',
    'data:text/html,x',
  ]
  for (const referrer of hostile) expect(await view('/', referrer)).toBe(202)
  expect((await report()).sources).toEqual([{ source: 'other', visits: hostile.length }])
})

test.each([
  [{ n: 'pageview', u: `${site}/${'x'.repeat(2_000)}` }, 422],
  [{ n: 'x'.repeat(101), u: site }, 422],
  [{ n: 'vitals', u: site, p: { LCP: -1 } }, 422],
  [{ n: 'vitals', u: site, p: { CLS: 'much' } }, 422],
  [{ n: 'vitals', u: site, p: { INP: 1e9 } }, 422],
  [{ n: 'pageview', u: { toString: 'x' } }, 422],
])('%j is refused', async (body, status) => {
  expect(await send(body)).toBe(status)
  expect((await report()).total.views).toBe(0)
})

test('a body that is not JSON, or too large, is refused', async () => {
  const post = (payload: string) =>
    app.server.inject({ method: 'POST', url: '/api/event', headers: { 'content-type': 'text/plain' }, payload })
  expect((await post('n=pageview')).json()).toMatchObject({ code: 'malformed' })
  expect((await post(JSON.stringify({ n: 'x'.repeat(20_000) }))).json()).toMatchObject({ code: 'too_large' })
})

test('a day has 100 sources with a name, and the rest together', async () => {
  for (let host = 0; host < 130; host++) {
    await view('/', `https://s${host}.example.com/`, { from: `198.51.100.${host}` })
    // Flushed in several parts, as several processes do: the limit holds across all of them.
    if (host % 40 === 0) await report()
  }
  await view('/')
  await report()
  const { rows } = await app.pool.query<{ name: string; visits: number }>(
    "select name, visits from visit_counts where dimension = 'source'",
  )
  expect(rows.filter(({ name }) => name.includes('.'))).toHaveLength(100)
  expect(rows.filter(({ name }) => !name.includes('.')).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'direct', visits: 1 },
    { name: 'other', visits: 30 },
  ])
})

test('an address that sends more than 300 events a minute is refused, and others are not', async () => {
  const statuses = new Set<number>()
  const from = '192.0.2.200'
  for (let event = 0; event < 300; event++) statuses.add(await view('/', `${site}/`, { from }))
  expect([...statuses]).toEqual([202])
  expect(await view('/', `${site}/`, { from })).toBe(429)
  expect(await view('/', `${site}/`, { from: '192.0.2.201' })).toBe(202)
  expect((await report()).total.views).toBe(301)
})

test('1,000 concurrent views are 1,000, however they are kept', async () => {
  await Promise.all(
    Array.from({ length: 1_000 }, (_, n) =>
      n % 100 === 99 ? report() : view('/', `${site}/`, { from: `192.0.2.${n % 10}` }),
    ),
  )
  expect((await report()).total.views).toBe(990)
})

test('a day ends with the day of the database', async () => {
  await view('/')
  await report()
  await app.pool.query('update visit_counts set day = day - 1')
  await view('/', `${site}/`)
  const { overTime, total } = await report()
  expect(overTime.slice(-2).map(({ visits, views }) => [visits, views])).toEqual([
    [1, 1],
    [0, 1],
  ])
  expect(total).toEqual({ visits: 1, views: 2 })
  const today = await app.pool.query("select (now() at time zone 'utc')::date as day")
  expect(overTime.at(-1)?.day).toBe(today.rows[0].day)
})

test('the days before the range are its comparison, and no more', async () => {
  await view('/')
  await report()
  await app.pool.query('update visit_counts set day = day - 7')
  await view('/')
  await view('/')
  expect(await report(7)).toMatchObject({ total: { visits: 2 }, before: { visits: 1 }, pages: [{ views: 2 }] })
  expect(await report(8)).toMatchObject({ total: { visits: 3 }, before: { visits: 0 }, pages: [{ views: 3 }] })
})

test('counts are forgotten after 13 months', async () => {
  await view('/')
  await send({ n: 'vitals', u: site, p: { LCP: 900 } })
  await report()
  const left = async () => {
    await purgeVisits(app.deps)
    const { rows } = await app.pool.query(
      'select (select count(*) from visit_counts) as visits, (select count(*) from vital_counts) as vitals',
    )
    return rows[0]
  }
  for (const table of ['visit_counts', 'vital_counts'])
    await app.pool.query(`update ${table} set day = (now() at time zone 'utc')::date - interval '13 months'`)
  expect(await left()).toEqual({ visits: 3, vitals: 1 })
  for (const table of ['visit_counts', 'vital_counts']) await app.pool.query(`update ${table} set day = day - 1`)
  expect(await left()).toEqual({ visits: 0, vitals: 0 })
})

test('counts are kept when the server stops', async () => {
  const other = await buildApp(app.deps)
  await other.server.inject({
    method: 'POST',
    url: '/api/event',
    headers: { 'user-agent': desktop },
    payload: { name: 'pageview', url: `${site}/pricing`, domain: 'localhost' },
  })
  await other.server.close()
  expect((await report()).pages).toEqual([{ path: '/pricing', visits: 1, views: 1 }])
})

test('views wait in memory while they cannot be stored', async () => {
  await view('/')
  await app.pool.query('alter table visit_counts rename to visit_counts_away')
  await expect(report()).toBeRefused('internal')
  await view('/')
  await app.pool.query('alter table visit_counts_away rename to visit_counts')
  expect((await report()).total).toEqual({ visits: 2, views: 2 })
})

test('switched off, nothing is counted, and the report says so', async () => {
  const { config } = app.deps
  const analytics = { ...config.analytics, by: 'off' as const }
  const { server } = await buildApp({ ...app.deps, config: { ...config, analytics } })
  const headers = { 'user-agent': desktop, 'auth-token': admin.token ?? '' }
  const payload = { n: 'pageview', u: site }
  expect((await server.inject({ method: 'POST', url: '/api/event', headers, payload })).statusCode).toBe(202)
  const answer = await server.inject({ url: '/api/admin/visits', headers })
  expect(answer.json()).toMatchObject({ counted: 'off', total: { views: 0 } })
  await server.close()
})

test('three of four pages are the measure of a vital, by page and over all', async () => {
  for (const LCP of [1_000, 1_000, 3_000, 9_000]) await send({ n: 'vitals', u: `${site}/jobs`, p: { LCP } })
  for (const INP of [600, 700, 5_000]) await send({ name: 'vitals', url: site, props: { INP, LCP: 500 } })
  expect((await report()).vitals).toEqual([
    { path: '*', vital: 'LCP', p75: 3_000, rating: 'needs work', pages: 7 },
    { path: '*', vital: 'INP', p75: null, rating: 'poor', pages: 3 },
    { path: '/', vital: 'LCP', p75: 500, rating: 'good', pages: 3 },
    { path: '/', vital: 'INP', p75: null, rating: 'poor', pages: 3 },
    { path: '/jobs', vital: 'LCP', p75: 3_000, rating: 'needs work', pages: 4 },
  ])
})

test('anybody is counted by these calls, and only moderators read them', async () => {
  await app.caller().call(recordEvent, { body: { n: 'pageview', u: '/nowhere' } })
  await app.caller().call(recordPageview, { body: { path: '/nowhere' } })
  await expect(app.caller().call(getVisits)).toBeRefused('not_signed_in')
  await expect((await anAccount(app, 'employer')).call(getVisits)).toBeRefused('not_allowed')
  await expect(report(91)).toBeRefused('invalid_input')
})
