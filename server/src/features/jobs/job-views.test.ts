import { countJobView } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { purgeJobViews } from './reading/job-views.service.ts'

const app = testApp()
const view = (viewer: Pick<Person, 'call'>, id: string) => viewer.call(countJobView, { params: { id } })
const viewsOf = async (id: string) =>
  (await app.db.selectFrom('jobs').select('views').where('id', '=', id).executeTakeFirstOrThrow()).views
const viewFrom = (id: string, address: string, browser: string) =>
  app.server.inject({
    method: 'POST',
    url: `/api/postjob/increment-views/${id}`,
    remoteAddress: address,
    headers: { 'user-agent': browser },
  })

test('a view counts once a day for each person', async () => {
  const id = await aJob(app, { by: await anEmployer(app) })
  const [ana, ben] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
  expect((await view(ana, id)).views).toBe(1)
  expect((await view(ana, id)).views).toBe(1)
  expect((await view(ben, id)).views).toBe(2)
  await app.db.updateTable('job_views').set({ day: '2020-01-01' }).execute()
  expect((await view(ana, id)).views).toBe(3)
})

test('a view without an account counts once a day for each address and browser', async () => {
  const id = await aJob(app, { by: await anEmployer(app) })
  await viewFrom(id, '203.0.113.1', 'one')
  await viewFrom(id, '203.0.113.1', 'one')
  await viewFrom(id, '203.0.113.1', 'two')
  await viewFrom(id, '203.0.113.2', 'one')
  expect(await viewsOf(id)).toBe(3)
  const stored = await app.db.selectFrom('job_views').select('viewer').execute()
  expect(stored.map((row) => row.viewer.toString('latin1')).join(' ')).not.toContain('203.0.113')
})

test('40 user agents from one address, or from one household of IPv6, count as three visitors at most', async () => {
  const by = await anEmployer(app)
  const [one, other] = [await aJob(app, { by }), await aJob(app, { by })]
  for (let n = 0; n < 40; n++) {
    await viewFrom(one, '203.0.113.1', `ua-${n}`)
    await viewFrom(other, `2001:db8:1:1::${n + 1}`, `ua-${n}`)
  }
  expect([await viewsOf(one), await viewsOf(other)]).toEqual([3, 3])
})

test('the same address has another hash on another day, because the salt is drawn again', async () => {
  const id = await aJob(app, { by: await anEmployer(app) })
  await viewFrom(id, '203.0.113.1', 'one')
  await app.db.updateTable('job_views').set({ day: '2020-01-01' }).execute()
  await app.db.deleteFrom('view_salts').execute()
  await viewFrom(id, '203.0.113.1', 'one')
  const stored = await app.db.selectFrom('job_views').select('viewer').execute()
  expect(new Set(stored.map((row) => row.viewer.toString('hex'))).size).toBe(2)
})

test('the owner does not count, and another employer does', async () => {
  const by = await anEmployer(app)
  const id = await aJob(app, { by })
  expect((await view(by, id)).views).toBe(0)
  expect((await view(await anEmployer(app), id)).views).toBe(1)
})

test('1,000 views of 50 people, 200 of them concurrently, are 50', async () => {
  const by = await anEmployer(app)
  const id = await aJob(app, { by })
  const people = await Promise.all(Array.from({ length: 50 }, () => anAccount(app, 'jobseeker')))
  const { updated_at } = await app.db.selectFrom('jobs').select('updated_at').executeTakeFirstOrThrow()
  const views = Array.from({ length: 20 }, () => people).flat()
  for (let wave = 0; wave < 1_000; wave += 200) {
    await Promise.all(views.slice(wave, wave + 200).map((person) => view(person, id)))
  }
  const job = await app.db.selectFrom('jobs').select(['views', 'updated_at']).executeTakeFirstOrThrow()
  expect(job).toEqual({ views: 50, updated_at })
}, 30_000)

test('every change that others see tells when it was, but that of a count', async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select attname as name from pg_attribute join pg_trigger on tgrelid = attrelid and tgname = 'jobs_touch'
     where attrelid = 'jobs'::regclass and attnum > 0 and not attisdropped and not (attnum = any(tgattr)) order by 1`,
  )
  const isNoChange = [
    'applications_count',
    'created_at',
    'deleted_at',
    'expiry_notice_for',
    'id',
    'search_seq',
    'updated_at',
    'views',
  ]
  expect(rows.map(({ name }) => name)).toEqual(isNoChange)
})

test('an address that sends more than 600 views an hour is slowed down', async () => {
  const id = await aJob(app, { by: await anEmployer(app) })
  await app.db
    .insertInto('rate_limits')
    .values({ key: 'viewByAddress:127.0.0.1', points: 600, expire: Date.now() + 60_000 })
    .execute()
  await expect(view(app.caller(), id)).toBeRefused('too_many_requests')
  expect(await viewsOf(id)).toBe(0)
})

test('a job that does not exist has no views', async () => {
  await expect(view(app.caller(), '01900000-0000-7000-8000-000000000000')).toBeRefused('not_found')
})

test('the viewers of a job are forgotten after 2 days, and the number stays', async () => {
  const id = await aJob(app, { by: await anEmployer(app) })
  for (let person = 0; person < 3; person++) await view(await anAccount(app, 'jobseeker'), id)
  const viewers = await app.db.selectFrom('job_views').select('viewer').execute()
  for (const [days, { viewer }] of viewers.entries()) {
    const day = new Date(Date.now() - (days + 1) * 86_400_000).toISOString().slice(0, 10)
    await app.db.updateTable('job_views').set({ day }).where('viewer', '=', viewer).execute()
  }
  await purgeJobViews(app.deps)
  expect(await app.db.selectFrom('job_views').select('day').execute()).toHaveLength(2)
  expect(await viewsOf(id)).toBe(3)
})
