import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import { updateNotificationSettings } from '@hearback/contract/accounts/notifications.ts'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { claim } from '../../../test/claim-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { summaryMail } from './weekly-summary.mails.ts'
import { sendWeeklySummaries } from './weekly-summary.service.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example' })
const query = (text: string, values: unknown[] = []) => app.pool.query(text, values)
const run = () => sendWeeklySummaries(app.deps)
/** Lets a week pass for the schedules alone. */
const monday = async () => {
  await query(`update weekly_summaries set next_at = now() - interval '1 minute'`)
  await run()
}
const summariesTo = async ({ email }: Person) =>
  (
    await query(
      `select data->>'subject' as subject, data->>'text' as text, data->>'html' as html from pgboss.job
       where name = 'mail' and data->>'to' = $1 and data->'about'->>'group' = 'weekly' order by created_on`,
      [email],
    )
  ).rows as { subject: string; text: string; html: string }[]
const lastTo = async (who: Person) => (await summariesTo(who)).at(-1)
/** The local day and time of the next summary. */
const nextOf = async ({ _id }: Person) =>
  (
    await query(
      `select trim(to_char(next_at at time zone zone_or_utc(time_zone), 'Day HH24:MI')) as next, next_at > now() and next_at <= now() + interval '8 days' as soon
       from weekly_summaries join users on users.id = seeker_id where seeker_id = $1`,
      [_id],
    )
  ).rows[0] as { next: string; soon: boolean } | undefined

let hana: EmployerPerson
let ana: Person
beforeEach(async () => {
  // A scheduled job would send what the test makes due.
  await query('delete from pgboss.schedule')
  ;[hana, ana] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
})
const apply = async (title: string, facts: Partial<Parameters<typeof anApplication>[1]> = {}) =>
  anApplication(app, { by: ana, to: await aJob(app, { by: hana, title }), ...facts })

describe('the weekly summary', () => {
  test('says what happened to each application, those with news first', async () => {
    await apply('Baker', { appliedDaysAgo: 3 })
    await apply('Cook', { status: 'viewed', appliedDaysAgo: 16 })
    const rejected = await apply('Waiter', { status: 'rejected' })
    await apply('Host', { status: 'interview' })
    await apply('Dishwasher', { status: 'withdrawn' })
    await apply('Bartender', { status: 'rejected', appliedDaysAgo: 20 })
    await monday()
    const mail = await lastTo(ana)
    expect(mail?.subject).toBe('Your week: news about 2 applications')
    const titles = [...(mail?.text.matchAll(/^(.+) at Crust$/gmu) ?? [])].map(([, title]) => title)
    expect(titles.slice(0, 2).toSorted()).toEqual(['Host', 'Waiter'])
    expect(titles.slice(2)).toEqual(['Cook', 'Baker'])
    expect(mail?.text).toContain(`Waiter at Crust\nNot this time\nhttps://jobs.example/applications/${rejected}`)
    expect(mail?.text).toContain('Host at Crust\nYou’re invited to an interview\n')
    expect(mail?.text).toMatch(/Cook at Crust\nNo answer yet, was due by \w+ \d+, \d{4}\n/u)
    expect(mail?.text).toMatch(/Baker at Crust\nWaiting for an answer, due by \w+ \d+, \d{4}\n/u)
  })

  test('without news still says where each application stands', async () => {
    await apply('Baker', { appliedDaysAgo: 9 })
    await monday()
    expect(await lastTo(ana)).toMatchObject({
      subject: 'Your week: no news about your applications',
      text: expect.stringContaining('There was no news about your applications this week.'),
    })
  })

  test('names an answer by message, and an answer that the company claims', async () => {
    const [answered, claimed] = [await apply('Baker'), await apply('Cook')]
    await query('update applications set answered_at = now() where id = $1', [answered])
    await claim(hana, claimed)
    await monday()
    const text = (await lastTo(ana))?.text
    expect(text).toMatch(/Baker at Crust\nAnswered on /u)
    expect(text).toContain('Cook at Crust\nCrust says they answered you elsewhere. If you heard nothing, tell us by ')
  })

  test('tells news once: of the time since the last summary', async () => {
    await apply('Waiter', { status: 'interview' })
    await monday()
    await monday()
    expect((await summariesTo(ana)).map(({ subject }) => subject)).toEqual([
      'Your week: news about 1 application',
      'Your week: no news about your applications',
    ])
  })

  test('comes on Monday at eight where the person is, also where this server does not know the zone', async () => {
    for (const zone of ['America/Boise', 'Pacific/Kiritimati', 'Mars/Olympus', null]) {
      await query('update users set time_zone = $2 where id = $1', [ana._id, zone])
      await query('delete from weekly_summaries')
      await apply(`Baker ${zone}`)
      expect(await nextOf(ana)).toEqual({ next: 'Monday    08:00', soon: true })
    }
    await monday()
    expect(await nextOf(ana)).toEqual({ next: 'Monday    08:00', soon: true })
    await run()
    expect(await summariesTo(ana)).toHaveLength(1)
  })

  test('is in the language of the person', async () => {
    await query(`update users set language = 'es' where id = $1`, [ana._id])
    const id = await apply('Panadera', { status: 'rejected' })
    await monday()
    const mail = await lastTo(ana)
    expect(mail?.subject).toBe('Tu semana: novedades de 1 candidatura')
    expect(mail?.text).toContain(`Panadera en Crust\nEsta vez no\nhttps://jobs.example/es/applications/${id}`)
  })

  test('shows titles and names of companies as text', async () => {
    await query(`update employers set business_name = $2 where user_id = $1`, [hana._id, 'A & B <b>"Co"</b> 🥐'])
    await apply('Baker 👩‍🍳 <script>')
    await monday()
    const mail = await lastTo(ana)
    expect(mail?.text).toContain('Baker 👩‍🍳 <script> at A & B <b>"Co"</b> 🥐\n')
    expect(mail?.html).toContain('Baker 👩‍🍳 &lt;script&gt; at A &amp; B &lt;b&gt;&quot;Co&quot;&lt;/b&gt; 🥐')
  })

  test('names 30 applications, and says how many more there are', () => {
    const row = {
      ...{ id: '1', title: 'Baker', company: 'Crust', standing: 'applied', is_news: false, is_late: false },
      ...{ answer_due_at: new Date(), answered_at: null, claimed_until: null },
    }
    const { text } = summaryMail(
      'https://jobs.example',
      Array.from({ length: 33 }, () => row),
      {
        email: 'ana@people.example',
        language: 'en',
        timeZone: null,
      },
    )
    expect(text.match(/ at Crust$/gmu)).toHaveLength(30)
    expect(text).toContain('\n\nand 3 more\n\n')
  })
})

describe('a weekly summary is not sent', () => {
  test('to who has no open application and no news, until they apply again', async () => {
    const id = await apply('Baker', { status: 'rejected', appliedDaysAgo: 20 })
    await monday()
    expect(await summariesTo(ana)).toEqual([])
    expect(await nextOf(ana)).toBeUndefined()
    await shiftApplication(app, id, 20)
    await apply('Cook')
    await monday()
    expect(await summariesTo(ana)).toHaveLength(1)
  })

  test('twice, however many processes run', async () => {
    const bea = await aSeeker(app)
    await apply('Baker')
    await bea.call(applyToJob, {
      params: { jobId: await aJob(app, { by: hana }) },
      body: { applicationDescription: 'I bake.' },
    })
    await query(`update weekly_summaries set next_at = now() - interval '1 minute'`)
    await Promise.all([run(), run(), run(), run()])
    for (const who of [ana, bea]) expect(await summariesTo(who)).toHaveLength(1)
  })

  test('to who is suspended, or about to be erased', async () => {
    await apply('Baker')
    await query('update users set suspended_at = now() where id = $1', [ana._id])
    await monday()
    await query('update users set suspended_at = null where id = $1', [ana._id])
    await query(
      `insert into account_deletions (user_id, erase_at, was_published, paused_jobs) values ($1, now() + interval '30 days', false, '{}')`,
      [ana._id],
    )
    await monday()
    expect(await summariesTo(ana)).toEqual([])
  })

  test('to who turned it off, by the settings or by the link of the email', async () => {
    await apply('Baker')
    await ana.call(updateNotificationSettings, { body: { mail: { weekly: false } } })
    await monday()
    // The settings count when the mail is sent.
    const waiting = `select from pgboss.job where name = 'mail' and state <> 'completed'`
    await eventually(async () => (await query(waiting)).rowCount === 0)
    await ana.call(updateNotificationSettings, { body: { mail: { weekly: true } } })
    await query(`update applications set status_changed_at = now(), status = 'viewed'`)
    await monday()
    const mail = await app.mailTo(ana.email, /^Your week: news/)
    expect(mail.unsubscribe?.topic).toBe('the weekly summary of your applications')
    expect(app.mails.filter(({ to, subject }) => to === ana.email && subject.startsWith('Your week'))).toHaveLength(1)
  })
})

test('an application that is sent while a run ends the schedule begins it again', async () => {
  await apply('Baker', { status: 'rejected', appliedDaysAgo: 20 })
  const jobId = await aJob(app, { by: hana, title: 'Cook' })
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from weekly_summaries where seeker_id = $1', [ana._id])
    const applying = ana.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'I cook.' } })
    await expect
      .poll(async () => (await query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount)
      .toBeGreaterThan(0)
    await client.query('commit')
    await applying
  } finally {
    client.release()
  }
  expect(await nextOf(ana)).toMatchObject({ soon: true })
})

test('the schedule is in the export', async () => {
  await apply('Baker')
  const { tables } = await ana.call(exportData)
  expect(tables).toMatchObject({ weekly_summaries: { rows: [{ seeker_id: ana._id, sent_at: null }] } })
})
