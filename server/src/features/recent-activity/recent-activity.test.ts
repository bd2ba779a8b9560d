import { deleteJob } from '@hearback/contract/jobs/job-deletion.ts'
import { countJobView, getJob, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import {
  clearRecentSearches,
  clearViewedJobs,
  listRecentSearches,
  listViewedJobs,
  recordSearch,
} from '@hearback/contract/jobs/recent-activity.ts'
import { getSeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { purgeActivity } from './recent-activity.service.ts'

const app = testApp()
let hana: Person
let ana: Person
beforeEach(async () => {
  ;[hana, ana] = [await anEmployer(app), await aSeeker(app)]
})

const view = (who: Caller, id: string) => who.call(countJobView, { params: { id } })
const viewedOf = async (who: Caller) => (await who.call(listViewedJobs)).jobs.map(({ jobTitle }) => jobTitle)
const find = (who: Caller, body: Parameters<typeof search>[0]) => who.call(recordSearch, { body: search(body) })
const search = (body: { keyword?: string; location?: string; category?: string[]; hideApplied?: boolean }) => body
const keywordsOf = async (who: Caller) => (await who.call(listRecentSearches)).searches.map(({ keyword }) => keyword)

describe('viewed jobs', () => {
  test('are listed with the latest view first, each once, for the viewer alone', async () => {
    const [baker, cook] = [await aJob(app, { by: hana, title: 'Baker' }), await aJob(app, { by: hana, title: 'Cook' })]
    for (const id of [baker, cook, baker]) await view(ana, id)
    expect(await viewedOf(ana)).toEqual(['Baker', 'Cook'])
    expect(await viewedOf(await aSeeker(app))).toEqual([])
  })

  test('of visitors and employers are not remembered', async () => {
    const id = await aJob(app, { by: hana })
    for (const who of [app.caller(), hana, await anEmployer(app)]) await view(who, id)
    expect(await app.db.selectFrom('viewed_jobs').selectAll().execute()).toEqual([])
  })

  test('include closed ones, and none that moderation hides', async () => {
    const [closed, hidden] = [await aJob(app, { by: hana, title: 'Closed' }), await aJob(app, { by: hana })]
    for (const id of [closed, hidden]) await view(ana, id)
    await app.pool.query(`update jobs set status = 'closed' where id = $1`, [closed])
    await app.pool.query('update jobs set hidden_at = now() where id = $1', [hidden])
    expect(await viewedOf(ana)).toEqual(['Closed'])
  })

  test('include one that its company deletes, as closed, because its page remains', async () => {
    const id = await aJob(app, { by: hana, title: 'Baker' })
    await view(ana, id)
    await hana.call(setJobStatus, { params: { id }, body: { status: 'closed' } })
    await hana.call(deleteJob, { params: { id } })
    expect((await ana.call(getSeekerHome)).home.viewedJobs).toMatchObject([{ _id: id, status: 'closed' }])
    expect((await ana.call(getJob, { params: { id } })).job.status).toBe('closed')
  })

  test('are the latest 50, also after 20 concurrent views', async () => {
    const ids: string[] = []
    for (let n = 0; n < limits.viewedJobs + 20; n++) ids.push(await aJob(app, { by: hana, title: `Job ${n}` }))
    for (const id of ids.slice(0, limits.viewedJobs)) await view(ana, id)
    await Promise.all(ids.slice(limits.viewedJobs).map((id) => view(ana, id)))
    const titles = await viewedOf(ana)
    expect(titles).toHaveLength(limits.viewedJobs)
    expect(new Set(titles.slice(0, 20))).toEqual(new Set(ids.slice(-20).map((_, n) => `Job ${limits.viewedJobs + n}`)))
    expect(titles.at(-1)).toBe('Job 20')
    expect((await ana.call(clearViewedJobs)).success).toBe(true)
    expect(await viewedOf(ana)).toEqual([])
  })
})

describe('recent searches', () => {
  test('are listed with the latest first, an equal one once, whatever the order of its choices', async () => {
    await find(ana, { keyword: 'baker', category: ['Food', 'Retail'] })
    await find(ana, { keyword: '', location: 'Boise' })
    await find(ana, { keyword: 'baker', category: ['Retail', 'Food'] })
    const { searches } = await ana.call(listRecentSearches)
    expect(searches).toMatchObject([{ keyword: 'baker', category: ['Food', 'Retail'] }, { location: 'Boise' }])
    expect(searches).toHaveLength(2)
    expect(await keywordsOf(await aSeeker(app))).toEqual([])
  })

  test('without criteria are ignored, and bad ones refused by field', async () => {
    await find(ana, {})
    await find(ana, { hideApplied: true })
    expect(await keywordsOf(ana)).toEqual([])
    await expect(find(ana, { keyword: 'x'.repeat(201) })).toBeRefused('invalid_input', 'keyword')
  })

  test.each(['Bäcker 🥖', '料理人', 'عامل مخبز', 'C++ & C#', '"quoted" \\ back'])(
    'keep their words: %s',
    async (keyword) => {
      await find(ana, { keyword })
      expect(await keywordsOf(ana)).toEqual([keyword])
    },
  )

  test('are the latest 10, also after 8 concurrent ones, until they are cleared', async () => {
    for (let n = 0; n < 5; n++) await find(ana, { keyword: `old${n}` })
    await Promise.all(Array.from({ length: 8 }, (_, n) => find(ana, { keyword: `new${n}` })))
    const keywords = await keywordsOf(ana)
    expect(keywords).toHaveLength(limits.recentSearches)
    expect(keywords.slice(8)).toEqual(['old4', 'old3'])
    await ana.call(clearRecentSearches)
    expect(await keywordsOf(ana)).toEqual([])
  })
})

test('views and searches are forgotten after 90 days', async () => {
  const [old, fresh] = [await aJob(app, { by: hana, title: 'Old' }), await aJob(app, { by: hana, title: 'Fresh' })]
  await view(ana, old)
  await find(ana, { keyword: 'old' })
  await app.pool.query(`update viewed_jobs set viewed_at = now() - interval '91 days'`)
  await app.pool.query(`update recent_searches set searched_at = now() - interval '91 days'`)
  await view(ana, fresh)
  await find(ana, { keyword: 'fresh' })
  await purgeActivity(app.deps)
  expect(await viewedOf(ana)).toEqual(['Fresh'])
  expect(await keywordsOf(ana)).toEqual(['fresh'])
})
