import { getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { runAnswerClock } from './answer-clock.service.ts'

const app = testApp()
const run = () => runAnswerClock(app.deps)

async function aCompany() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  return { hana, jobId: await aJob(app, { by: hana, title: 'Baker' }) }
}
const mailsAbout = async (subject: string) =>
  (
    await app.pool.query<{ to: string; text: string }>(
      `select data->>'to' as to, data->>'text' as text from pgboss.job where name = 'mail' and data->>'subject' ~ $1 order by created_on`,
      [subject],
    )
  ).rows
const reminders = () => mailsAbout('for your answer$')
const statusOf = async (id: string) =>
  (await app.db.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('employers are reminded', () => {
  test('on days 7, 12 and 14, once each', async () => {
    const { hana, jobId } = await aCompany()
    const id = await anApplication(app, { by: await aSeeker(app), to: jobId })
    const counts: number[] = []
    for (const days of [6.9, 0.2, 1, 3.8, 0.2, 1.8, 0.2, 5, 9]) {
      await shiftApplication(app, id, days)
      await run()
      await run()
      counts.push((await reminders()).length)
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3])
    expect((await reminders())[0]).toMatchObject({
      to: hana.email,
      text: expect.stringContaining('Ana Ruiz, Baker: due '),
    })
    expect((await reminders())[2]?.text).toContain('Ana Ruiz, Baker: was due ')
  })

  test('by one mail for all that is due, however many processes run', async () => {
    const { hana, jobId } = await aCompany()
    const other = await aCompany()
    for (const days of [7.5, 12.5, 20]) {
      await anApplication(app, { by: await aSeeker(app), to: jobId, appliedDaysAgo: days })
    }
    await anApplication(app, { by: await aSeeker(app), to: jobId })
    await anApplication(app, { by: await aSeeker(app), to: other.jobId, appliedDaysAgo: 8 })
    await Promise.all([run(), run(), run(), run()])
    const sent = await reminders()
    expect(sent.map((mail) => mail.to).toSorted()).toEqual([hana.email, other.hana.email].toSorted())
    expect(sent.find((mail) => mail.to === hana.email)?.text).toMatch(/^3 applicants are waiting for your answer/)
  })

  test.each(['shortlisted', 'rejected', 'withdrawn', 'interview'] as const)('not of one that is %s', async (status) => {
    const { jobId } = await aCompany()
    await anApplication(app, { by: await aSeeker(app), to: jobId, status, appliedDaysAgo: 13 })
    await run()
    expect(await reminders()).toEqual([])
  })

  test('with at most 20 names', async () => {
    const { jobId } = await aCompany()
    for (let i = 0; i < 22; i++) await anApplication(app, { by: await aSeeker(app), to: jobId, appliedDaysAgo: 8 })
    await run()
    const [mail] = await reminders()
    expect(mail?.text.match(/Ana Ruiz/g)).toHaveLength(20)
    expect(mail?.text).toContain('and 2 more')
  })
})

describe('an application expires', () => {
  test.each(['applied', 'viewed'] as const)('30 days after it was made, when it is %s', async (status) => {
    const { hana, jobId } = await aCompany()
    const ana = await aSeeker(app)
    const id = await anApplication(app, { by: ana, to: jobId, status, appliedDaysAgo: 29.9 })
    await run()
    expect(await statusOf(id)).toBe(status)
    await shiftApplication(app, id, 0.2)
    await Promise.all([run(), run(), run()])
    await run()
    const { application } = await ana.call(getApplication, { params: { id } })
    expect(application).toMatchObject({ status: 'expired', answeredAt: null, awaitsAnswer: false })
    expect(application.history.filter((step) => step.to === 'expired')).toEqual([
      expect.objectContaining({ from: status, by: 'system' }),
    ])
    expect((await app.mailTo(ana.email, /^No answer from Crust/)).text).toContain('30 days')
    expect(await mailsAbout('^No answer')).toHaveLength(1)
    const { application: late } = await hana.call(updateApplicationStatus, {
      params: { id },
      body: { newStatus: 'shortlisted' },
    })
    expect(late.answeredAt).not.toBeNull()
  })

  test('from the shortlist 30 days after the employer’s last act', async () => {
    const { jobId } = await aCompany()
    const id = await anApplication(app, { by: await aSeeker(app), to: jobId, appliedDaysAgo: 20 })
    await app.pool.query(
      `update applications set status = 'shortlisted', answered_at = now(), last_employer_act_at = now(), status_changed_at = now()`,
    )
    await shiftApplication(app, id, 15)
    await run()
    expect(await statusOf(id)).toBe('shortlisted')
    await shiftApplication(app, id, 15.1)
    await run()
    expect(await statusOf(id)).toBe('expired')
  })

  test.each(['interview', 'offered', 'hired', 'rejected', 'withdrawn', 'declined'] as const)(
    'never when it is %s',
    async (status) => {
      const { jobId } = await aCompany()
      const id = await anApplication(app, { by: await aSeeker(app), to: jobId, status, appliedDaysAgo: 100 })
      await run()
      expect(await statusOf(id)).toBe(status)
    },
  )

  test('only if no step holds it at that moment', async () => {
    const { jobId } = await aCompany()
    const id = await anApplication(app, { by: await aSeeker(app), to: jobId, appliedDaysAgo: 31 })
    const client = await app.pool.connect()
    await client.query('begin')
    await client.query('select 1 from applications where id = $1 for update', [id])
    await run()
    await client.query(`update applications set status = 'withdrawn' where id = $1`, [id])
    await client.query('commit')
    client.release()
    await run()
    expect(await statusOf(id)).toBe('withdrawn')
  })

  test('in batches, all of them', async () => {
    const { jobId } = await aCompany()
    const ana = await aSeeker(app)
    const id = await anApplication(app, { by: ana, to: jobId, appliedDaysAgo: 31 })
    await app.pool.query(
      `with people as (
         insert into users (email, phone, password_hash, user_type) select 'many' || n || '@people.example', '+12085550100', 'x', 'jobseeker'
         from generate_series(1, 204) n returning id),
       profiles as (
         insert into seekers (user_id, first_name, last_name, city, job_title) select id, 'Many', 'More', 'Boise', 'Baker' from people returning user_id)
       insert into applications (job_id, seeker_id, employer_id, applied_at)
       select a.job_id, p.user_id, a.employer_id, a.applied_at from profiles p, applications a where a.id = $1`,
      [id],
    )
    await run()
    const left = await app.pool.query(`select 1 from applications where status <> 'expired'`)
    expect(left.rowCount).toBe(0)
  })
})

test('an interview without an outcome is marked overdue after 45 days', async () => {
  const { hana, jobId } = await aCompany()
  const id = await anApplication(app, { by: await aSeeker(app), to: jobId, status: 'interview' })
  const overdue = async () => (await hana.call(getApplication, { params: { id } })).application.overdue
  await shiftApplication(app, id, 44.9)
  expect(await overdue()).toBe(false)
  await shiftApplication(app, id, 0.2)
  expect(await overdue()).toBe(true)
})
