import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { createAlert, listAlerts, updateAlert } from '@hearback/contract/jobs/alerts.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { boise } from '../../../test/place-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { createSearch } from '../../search/search.ts'
import { requestDigestNow, sendDigests } from './digests.service.ts'
import { insertSentJobs } from './digests.sql.ts'

const app = testApp()
const run = () => sendDigests({ ...app.deps, search: createSearch(app.db, 'job_search') })
/** Advances the clock by a day: published and seen times move back, and the person's digest becomes due. */
async function nextMorning(): Promise<void> {
  await app.pool.query(`update jobs set published_at = published_at - interval '1 day'`)
  await app.pool.query(`update job_search set posted_at = posted_at - interval '1 day'`)
  await app.pool.query(
    `update alerts set seen_until = seen_until - interval '1 day', created_at = created_at - interval '1 day'`,
  )
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
async function twoPeople(...searches: object[]) {
  const [hana, ana] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
  for (const body of searches) await ana.call(createAlert, { body })
  return { hana, ana }
}

describe('a digest', () => {
  test('tells of jobs whose companies answer as asked, and of none that the person applied to', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker', answersShare: 80, hideApplied: true, name: 'Answered' })
    await app.pool.query('update response_stats set finished = 20, answered = 18 where employer_id = $1', [hana._id])
    await aJob(app, { by: await anEmployer(app), title: 'Silent baker' })
    await aJob(app, { by: hana, title: 'Night baker' })
    const applied = await aJob(app, { by: hana, title: 'Early baker' })
    await anApplication(app, { by: ana, to: applied })
    await nextMorning()
    const [mail] = await mailsTo(ana)
    expect(mail?.text).toContain('Night baker')
    expect(mail?.text).not.toMatch(/Silent|Early/)
    expect(mail?.text).toContain('/jobs?keyword=baker&answersShare=80&hideApplied=true&sort=newest')
  })

  test('names the currency of other dollars and pesos', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    await aJob(app, { by: hana, title: 'Mexican baker', pay: { from: 60, to: 80.5, currency: 'MXN' } })
    await aJob(app, { by: hana, title: 'Canadian baker', pay: { from: 24, to: 24, currency: 'CAD' } })
    await aJob(app, { by: hana, title: 'Spanish baker', pay: { from: 15, to: 18, currency: 'EUR' } })
    await nextMorning()
    const { text } = await app.mailTo(ana.email)
    expect(text).toContain('MX$60.00 to MX$80.50 per hour')
    expect(text).toContain('CA$24 per hour')
    expect(text).toContain('€15 to €18 per hour')
  })

  test('tells of jobs that match and are new, and nothing of those before', async () => {
    const by = await anEmployer(app, { businessName: 'Old Crust' })
    await aJob(app, { by, title: 'Early baker', postedDaysAgo: 2 })
    const { hana, ana } = await twoPeople({ keyword: 'baker', location: 'Boise', name: 'Bread in Boise' })
    const id = await aJob(app, { by: hana, title: 'Night baker', point: boise, pay: { from: 20, to: 25 } })
    await aJob(app, { by: hana, title: 'Miller', description: 'Flour.', skills: [] })
    await aJob(app, { by: hana, title: 'Closed baker', status: 'closed' })
    await nextMorning()
    const mail = await app.mailTo(ana.email)
    expect(mail.subject).toBe('1 new job for "Bread in Boise"')
    expect(mail.text).toContain(`Night baker\nCrust · Boise · $20 to $25 per hour\nhttp://localhost:3000/jobs/${id}`)
    expect(mail.text).not.toMatch(/Early|Miller|Closed/)
    expect(mail.unsubscribe?.topic).toBe('the search "Bread in Boise"')
    expect((await ana.call(listNotifications)).notifications).toMatchObject([
      {
        kind: 'jobs_found',
        data: { count: 1, name: 'Bread in Boise' },
        path: '/jobs?keyword=baker&location=Boise&sort=newest',
      },
    ])
  })

  test('is not sent when nothing is new, nor a second time', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    await nextMorning()
    expect(await mailsTo(ana)).toEqual([])
    await aJob(app, { by: hana, title: 'Baker' })
    await nextMorning()
    await run()
    await nextMorning()
    expect(await mailsTo(ana)).toHaveLength(1)
  })

  test('waits for the person’s morning', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    await aJob(app, { by: hana, title: 'Baker' })
    await run()
    expect(await mailsTo(ana)).toEqual([])
  })

  test('shows at most ten jobs, and says how many there are', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    for (let number = 1; number <= 13; number++) await aJob(app, { by: hana, title: `Baker ${number}` })
    await nextMorning()
    const [mail] = await mailsTo(ana)
    expect(mail?.subject).toBe('13 new jobs for "baker"')
    expect(mail?.text.match(/\/jobs\/[0-9a-f-]{36}/g)).toHaveLength(10)
    expect(mail?.text).toContain('View all 13 new jobs')
  })

  test('shows different jobs before one that is open in many towns', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    await aJob(app, { by: hana, title: 'Night baker' })
    for (let town = 1; town <= 30; town++) await aJob(app, { by: hana, title: 'Baker', city: `Town ${town}` })
    await nextMorning()
    const [mail] = await mailsTo(ana)
    expect(mail?.subject).toBe('31 new jobs for "baker"')
    expect(mail?.text).toContain('Night baker')
  })

  test('leaves out jobs that have expired meanwhile', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    const id = await aJob(app, { by: hana, title: 'Baker' })
    await app.pool.query('update jobs set expires_at = now() where id = $1', [id])
    await nextMorning()
    expect(await mailsTo(ana)).toEqual([])
  })

  test('is one mail for all searches, with a job that two of them find in the first', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' }, { keyword: 'night', name: 'Nights' })
    await aJob(app, { by: hana, title: 'Night baker' })
    await aJob(app, { by: hana, title: 'Day baker' })
    await nextMorning()
    const mails = await mailsTo(ana)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 new jobs for your saved searches'])
    expect(mails[0]?.text.match(/Night baker/g)).toHaveLength(1)
    expect(mails[0]?.text).toContain('1 new job for "Nights"')
    expect(mails[0]?.text.match(/Pause this search/g)).toHaveLength(2)
    expect((await app.mailTo(ana.email)).unsubscribe?.topic).toBe('your saved searches and the companies you follow')
  })

  test('never shows a job again: not by a later search, and not when it is posted again', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    const told = await aJob(app, { by: hana, title: 'Baker' })
    await nextMorning()
    await ana.call(createAlert, { body: { category: 'Food' } })
    await aJob(app, { by: hana, title: 'baker' })
    await nextMorning()
    expect(await mailsTo(ana)).toHaveLength(1)
    await app.pool.query(`update jobs set title = 'Night baker', published_at = now() where id = $1`, [told])
    await app.pool.query('update job_search set posted_at = now() where id = $1', [told])
    await nextMorning()
    expect(await mailsTo(ana)).toHaveLength(1)
    await aJob(app, { by: hana, title: 'Baker', city: 'Portland' })
    await nextMorning()
    expect(await mailsTo(ana)).toHaveLength(2)
  })

  test('leaves out what the person has applied to', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Baker' }) })
    await nextMorning()
    expect(await mailsTo(ana)).toEqual([])
  })

  test('goes by the words as they were saved, and not by what they may have meant', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'bakker' })
    await aJob(app, { by: hana, title: 'Baker' })
    await nextMorning()
    expect(await mailsTo(ana)).toEqual([])
  })

  test('is sent once, however many processes run', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    const other = await aSeeker(app)
    await other.call(createAlert, { body: { keyword: 'baker' } })
    await aJob(app, { by: hana, title: 'Baker' })
    await app.pool.query(`update alert_digests set next_at = now() - interval '1 minute'`)
    await Promise.all([run(), run(), run(), run()])
    expect(await mailsTo(ana)).toHaveLength(1)
    expect(await mailsTo(other)).toHaveLength(1)
  })

  test('that fails in the middle is sent whole once it is tried again', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    await aJob(app, { by: hana, title: 'Baker' })
    await app.pool.query(`update alert_digests set next_at = now() - interval '1 minute'`)
    const failing = { ...app.deps.queue, enqueue: () => Promise.reject(new Error('the process died')) }
    await sendDigests({ ...app.deps, queue: failing, search: createSearch(app.db, 'job_search') })
    expect(await mailsTo(ana)).toEqual([])
    await app.pool.query('update failed_rows set retry_at = now()')
    await run()
    expect(await mailsTo(ana)).toHaveLength(1)
  })

  test('that would tell a job twice does not come to be', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    const jobId = await aJob(app, { by: hana, title: 'Baker' })
    const told = [{ id: jobId, key: 'one' }]
    await app.db.transaction().execute((tx) => insertSentJobs(tx, ana._id, told))
    await expect(app.db.transaction().execute((tx) => insertSentJobs(tx, ana._id, told))).rejects.toThrow(/told_jobs/)
    await expect(
      app.db.transaction().execute((tx) => insertSentJobs(tx, ana._id, [{ id: jobId, key: 'another' }])),
    ).rejects.toThrow(/told_jobs/)
  })

  test('says nothing of a search that is paused, and goes on with what is new once it is resumed', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    const [alert] = (await ana.call(listAlerts)).alerts
    const params = { id: alert?._id ?? '' }
    await ana.call(updateAlert, { params, body: { paused: true } })
    await aJob(app, { by: hana, title: 'Baker' })
    await nextMorning()
    await ana.call(updateAlert, { params, body: { paused: false } })
    await nextMorning()
    expect(await mailsTo(ana)).toEqual([])
    await aJob(app, { by: hana, title: 'Night baker' })
    await nextMorning()
    expect((await mailsTo(ana)).map(({ subject }) => subject)).toEqual(['1 new job for "baker"'])
  })

  test('comes immediately to whom the command names', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    await aJob(app, { by: hana, title: 'Baker' })
    expect(await requestDigestNow(app.deps, 'nobody@people.example')).toBe(false)
    expect(await requestDigestNow(app.deps, ana.email.toUpperCase())).toBe(true)
    expect((await app.mailTo(ana.email, /new job/)).subject).toBe('1 new job for "baker"')
  })

  test('goes to no one who is suspended', async () => {
    const { hana, ana } = await twoPeople({ keyword: 'baker' })
    await aJob(app, { by: hana, title: 'Baker' })
    await app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])
    await nextMorning()
    expect(await mailsTo(ana)).toEqual([])
  })

  test('is forgotten with the last search', async () => {
    const { ana } = await twoPeople({ keyword: 'baker' })
    await app.pool.query('delete from alerts where user_id = $1', [ana._id])
    await nextMorning()
    expect((await app.pool.query('select * from alert_digests')).rows).toEqual([])
  })
})
