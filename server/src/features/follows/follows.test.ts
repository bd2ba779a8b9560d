import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { createAlert } from '@hearback/contract/jobs/alerts.ts'
import {
  countFollowers,
  followCompany,
  listFollowed,
  listFollowedIds,
  unfollowCompany,
} from '@hearback/contract/jobs/follows.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createSearch } from '../../search/search.ts'
import { sendDigests } from '../alerts/digests.service.ts'
import { eraseAccountData } from '../data-rights/erase-accounts.service.ts'

const app = testApp()
const nobodysId = '01900000-0000-7000-8000-000000000000'
let crust: Person
let ana: Person
beforeEach(async () => {
  ;[crust, ana] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
})

const follow = (who: Caller, { _id: id }: { _id: string }) => who.call(followCompany, { params: { id }, body: {} })
const unfollow = (who: Caller, { _id: id }: { _id: string }) => who.call(unfollowCompany, { params: { id } })
const idsOf = async (who: Caller) => (await who.call(listFollowedIds)).ids
const hide = (id: string) => app.pool.query('update employers set hidden_at = now() where user_id = $1', [id])

describe('a job seeker', () => {
  test('follows companies, listed with the latest first, and stops following them', async () => {
    const mill = await anEmployer(app, { businessName: 'Mill' })
    await aJob(app, { by: mill })
    await aJob(app, { by: mill, status: 'closed' })
    for (const company of [crust, mill, crust]) await follow(ana, company)
    expect(await idsOf(ana)).toEqual([mill._id, crust._id])
    expect((await ana.call(listFollowed)).companies).toMatchObject([
      { company: { _id: mill._id, businessName: 'Mill' }, openJobs: 1 },
      { company: { _id: crust._id, businessName: 'Crust' }, openJobs: 0 },
    ])
    for (let i = 0; i < 2; i++) await unfollow(ana, mill)
    expect(await idsOf(ana)).toEqual([crust._id])
  })

  test('follows a company once in 20 concurrent calls, for themselves alone', async () => {
    await Promise.all(Array.from({ length: 20 }, () => follow(ana, crust)))
    expect(await app.db.selectFrom('company_follows').select('seeker_id').execute()).toEqual([{ seeker_id: ana._id }])
    expect(await idsOf(await aSeeker(app))).toEqual([])
  })

  test('follows no company that is hidden, erased or unknown, and sees none that is hidden later', async () => {
    const mill = await anEmployer(app)
    await follow(ana, mill)
    await hide(mill._id)
    expect((await ana.call(listFollowed)).companies).toEqual([])
    await hide(crust._id)
    await expect(follow(ana, crust)).toBeRefused('not_found')
    await app.pool.query('update employers set hidden_at = null, erased_at = now() where user_id = $1', [crust._id])
    await expect(follow(ana, crust)).toBeRefused('not_found')
    await expect(follow(ana, { _id: nobodysId })).toBeRefused('not_found')
    await expect(follow(ana, { _id: 'crust' })).toBeRefused('invalid_input', 'id')
    await expect(follow(crust, mill)).toBeRefused('not_allowed')
  })

  test('follows up to 100 companies, also in concurrent calls; a followed one counts once', async () => {
    await app.pool.query(
      `with people as (insert into users (email, user_type, password_hash, phone)
         select 'c' || n || '@many.example', 'employer', 'x', '+12085550100' from generate_series(1, $2::int) n returning id),
       companies as (insert into employers (user_id, first_name, last_name, business_name)
         select id, 'A', 'B', 'C' from people returning user_id)
       select count(*) from companies where $1::uuid is not null`,
      [ana._id, limits.follows - 1],
    )
    await app.pool.query(
      `insert into company_follows (seeker_id, employer_id)
        select $1, user_id from employers where business_name = 'C'`,
      [ana._id],
    )
    const others = [crust, await anEmployer(app), await anEmployer(app)]
    const outcomes = await Promise.allSettled(others.map((company) => follow(ana, company)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => reason.body.fields)).toEqual([
      { id: expect.stringContaining('up to 100') },
      { id: expect.stringContaining('up to 100') },
    ])
    const ids = await idsOf(ana)
    expect(ids).toHaveLength(limits.follows)
    await follow(ana, { _id: ids[0] ?? '' })
  })
})

test('a company is told the number of its followers from five on, without suspended ones, and no name', async () => {
  const seekers = [ana]
  for (let i = 0; i < 4; i++) seekers.push(await aSeeker(app))
  const count = async () => (await crust.call(countFollowers)).followers
  for (const seeker of seekers.slice(0, 4)) await follow(seeker, crust)
  expect(await count()).toBeNull()
  await follow(seekers[4] as Person, crust)
  expect(await count()).toBe(5)
  await app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])
  expect(await count()).toBeNull()
  await expect((seekers[1] as Person).call(countFollowers)).toBeRefused('not_allowed')
  expect((await (await anEmployer(app)).call(countFollowers)).followers).toBeNull()
})

test('an erased account leaves no follow, whichever side it was', async () => {
  const ben = await aSeeker(app)
  const mill = await anEmployer(app)
  for (const who of [ana, ben]) for (const company of [crust, mill]) await follow(who, company)
  for (const { _id } of [ana, crust]) {
    await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, _id))
  }
  expect(await app.db.selectFrom('company_follows').select(['seeker_id', 'employer_id']).execute()).toEqual([
    { seeker_id: ben._id, employer_id: mill._id },
  ])
})

const run = () => sendDigests({ ...app.deps, search: createSearch(app.db, 'job_search') })
/** Advances the clock by a day. */
async function nextMorning(): Promise<void> {
  const back = (...columns: string[]) => columns.map((column) => `${column} = ${column} - interval '1 day'`).join(', ')
  await app.pool.query(`update jobs set ${back('published_at')}`)
  await app.pool.query(`update job_search set ${back('posted_at')}`)
  await app.pool.query(`update alerts set ${back('seen_until', 'created_at')}`)
  await app.pool.query(`update company_follows set ${back('seen_until', 'created_at')}`)
  await app.pool.query(`update alert_digests set next_at = now() - interval '1 minute'`)
  await run()
}
const mailsTo = async ({ email }: Person): Promise<{ subject: string; text: string }[]> => {
  const { rows } = await app.pool.query(
    `select data->>'subject' as subject, data->>'text' as text from pgboss.job
      where name = 'mail' and data->>'to' = $1 and data->>'subject' like '%new job%' order by created_on`,
    [email],
  )
  return rows
}
const toldTo = async (who: Person) =>
  (await who.call(listNotifications)).notifications.map(({ kind, data, path }) => ({ kind, data, path }))

describe('new jobs of a followed company', () => {
  test('are told once, in a mail and under the bell, and none of those before', async () => {
    await aJob(app, { by: crust, title: 'Early baker', postedDaysAgo: 3 })
    await follow(ana, crust)
    const id = await aJob(app, { by: crust, title: 'Night baker', pay: { from: 20, to: 25 } })
    await nextMorning()
    await run()
    await nextMorning()
    const mails = await mailsTo(ana)
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new job at Crust'])
    expect(mails[0]?.text).toContain(`/jobs/${id}`)
    expect(mails[0]?.text).toContain('Your saved searches and companies')
    expect(mails[0]?.text).not.toContain('Early')
    expect(await toldTo(ana)).toEqual([
      { kind: 'company_jobs', data: { count: 1, company: 'Crust' }, path: `/companies/${crust._id}` },
    ])
  })

  test('are one notification for each company and one mail for all, with those of saved searches', async () => {
    const mill = await anEmployer(app, { businessName: 'Mill' })
    await ana.call(createAlert, { body: { keyword: 'baker', name: 'Bread' } })
    for (const company of [crust, mill]) await follow(ana, company)
    await aJob(app, { by: crust, title: 'Night baker' })
    for (const title of ['Driver', 'Clerk']) await aJob(app, { by: crust, title, description: 'Flour.', skills: [] })
    await aJob(app, { by: mill, title: 'Miller', description: 'Flour.', skills: [] })
    await nextMorning()
    const mails = await mailsTo(ana)
    expect(mails.map(({ subject }) => subject)).toEqual(['4 new jobs from your searches and companies'])
    const text = mails[0]?.text ?? ''
    for (const heading of ['1 new job for "Bread":', '2 new jobs at Crust:', '1 new job at Mill:']) {
      expect(text).toContain(heading)
    }
    expect(text.match(/Night baker/g)).toHaveLength(1)
    expect((await toldTo(ana)).map(({ kind, data }) => [kind, data.company ?? data.name, data.count]).sort()).toEqual([
      ['company_jobs', 'Crust', 2],
      ['company_jobs', 'Mill', 1],
      ['jobs_found', 'Bread', 1],
    ])
  })

  test('start with the follow of that company, also for a follower of others, and after following it again', async () => {
    const mill = await anEmployer(app, { businessName: 'Mill' })
    await follow(ana, crust)
    await aJob(app, { by: mill, title: 'Miller' })
    await aJob(app, { by: crust, title: 'Baker' })
    await nextMorning()
    await follow(ana, mill)
    await unfollow(ana, crust)
    await aJob(app, { by: crust, title: 'Pastry chef' })
    await nextMorning()
    await app.pool.query(`update jobs set published_at = published_at - interval '1 hour'`)
    await follow(ana, crust)
    await nextMorning()
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toEqual(['1 new job at Crust'])
    await aJob(app, { by: crust, title: 'Driver' })
    await nextMorning()
    expect((await mailsTo(ana)).at(-1)?.text).toContain('Driver')
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['is hidden', () => hide(crust._id)],
    ['is erased', () => app.pool.query('update employers set erased_at = now() where user_id = $1', [crust._id])],
    ['hides the job by moderation', (id) => app.pool.query('update jobs set hidden_at = now() where id = $1', [id])],
    ['pauses the job', (id) => app.pool.query(`update jobs set status = 'paused' where id = $1`, [id])],
    ['lets it expire', (id) => app.pool.query(`update jobs set expires_at = now() where id = $1`, [id])],
    ['has the application already', (id) => anApplication(app, { by: ana, to: id })],
    ['is not followed any more', () => unfollow(ana, crust)],
  ])('are not told when the company %s before the morning', async (_what, happen) => {
    await follow(ana, crust)
    await happen(await aJob(app, { by: crust, title: 'Night baker' }))
    await nextMorning()
    expect(await mailsTo(ana)).toEqual([])
    expect((await toldTo(ana)).filter(({ kind }) => kind === 'company_jobs')).toEqual([])
  })

  test('come without a mail where mails of saved searches are off', async () => {
    await follow(ana, crust)
    await app.pool.query(`insert into muted_mails (user_id, mail_group) values ($1, 'alerts')`, [ana._id])
    await aJob(app, { by: crust, title: 'Night baker' })
    await nextMorning()
    expect(await mailsTo(ana)).toEqual([])
    expect(await toldTo(ana)).toHaveLength(1)
  })

  test('are counted beyond those that a mail shows', async () => {
    await follow(ana, crust)
    for (let number = 1; number <= 12; number++) await aJob(app, { by: crust, title: `Baker ${number}` })
    await nextMorning()
    const [mail] = await mailsTo(ana)
    expect(mail?.subject).toBe('12 new jobs at Crust')
    expect(mail?.text.match(/\/jobs\/[0-9a-f-]{36}/g)).toHaveLength(10)
    expect(mail?.text).toContain('View all 12 new jobs')
  })

  test('are told once, however many processes run', async () => {
    await follow(ana, crust)
    await aJob(app, { by: crust, title: 'Baker' })
    await app.pool.query(`update alert_digests set next_at = now() - interval '1 minute'`)
    await Promise.all([run(), run(), run()])
    expect(await mailsTo(ana)).toHaveLength(1)
    expect(await toldTo(ana)).toHaveLength(1)
  })

  test('need no schedule once nothing is followed', async () => {
    await follow(ana, crust)
    await nextMorning()
    expect(await app.db.selectFrom('alert_digests').select('user_id').execute()).toHaveLength(1)
    await unfollow(ana, crust)
    await nextMorning()
    expect(await app.db.selectFrom('alert_digests').select('user_id').execute()).toEqual([])
  })
})
