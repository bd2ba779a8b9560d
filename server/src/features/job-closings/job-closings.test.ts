import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { closeJob, getClosingCounts, undoClosing } from '@hearback/contract/hiring/clock/job-closings.ts'
import { getJob, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import { runClosings } from './run-closings.service.ts'

const app = testApp()

let hana: EmployerPerson
let jobId: string
beforeEach(async () => {
  await app.pool.query('delete from pgboss.schedule')
  hana = await anEmployer(app, { businessName: 'Crust' })
  jobId = await aJob(app, { by: hana, title: 'Baker' })
})

const close = (body: object = {}, by: Person = hana, id = jobId) =>
  by.call(closeJob, { params: { id }, body: { hired: 'here', ...body } as never })
const counts = () => hana.call(getClosingCounts, { params: { id: jobId } })
const undo = () => hana.call(undoClosing, { params: { id: jobId } })
const applicant = async (facts: object = {}) => {
  const by = await aSeeker(app, { firstName: 'Ana' })
  return { by, id: await anApplication(app, { by, to: jobId, ...facts }) }
}
const statusOf = async (id: string) =>
  (await app.pool.query('select status from applications where id = $1', [id])).rows[0].status
const statusOfJob = async () => (await hana.call(getJob, { params: { id: jobId } })).job.status
/** The last step of the application. */
const lastStep = async (id: string) =>
  (
    await app.pool.query(
      'select to_status, reason_code, feedback, actor_id from application_steps where application_id = $1 order by at desc, id desc limit 1',
      [id],
    )
  ).rows[0]
const passUndoTime = () =>
  app.pool.query(`update job_closings set answers_at = now() - interval '1 second' where settled_at is null`)
async function send() {
  await passUndoTime()
  await runClosings(app.deps)
}

describe('closing a job', () => {
  test('says whom it concerns', async () => {
    for (const status of ['applied', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'withdrawn'] as const)
      await applicant({ status })
    expect(await counts()).toEqual({ success: true, waiting: 2, inProgress: 3, hired: 1 })
  })

  test('asks whether someone was hired', async () => {
    await expect(close({ hired: undefined })).toBeRefused('invalid_input', 'hired')
    await expect(close({ hired: 'maybe' })).toBeRefused('invalid_input', 'hired')
    expect(await statusOfJob()).toBe('open')
  })

  test('tells everyone who waits once the time for an undo is over, with their name and the reason', async () => {
    const [ana, ben] = [await applicant(), await applicant({ status: 'viewed' })]
    const { job, closing } = await close({ message: 'Thank you, {firstName}, for {jobTitle} at {company}.' })
    expect(job.status).toBe('closed')
    expect(closing).toMatchObject({ hired: 'here', tells: 2 })
    await runClosings(app.deps)
    expect(await statusOf(ana.id)).toBe('applied')
    await send()
    for (const { id } of [ana, ben])
      expect(await lastStep(id)).toEqual({
        to_status: 'rejected',
        reason_code: 'position_filled',
        feedback: 'Thank you, Ana, for Baker at Crust.',
        actor_id: hana._id,
      })
    await eventually(() => app.mails.some(({ to, text }) => to === ana.by.email && text.includes('Thank you, Ana')))
  })

  test('that no one was hired for tells that the job was canceled, not filled', async () => {
    const { id } = await applicant()
    await close({ hired: 'no_one' })
    await send()
    expect(await lastStep(id)).toMatchObject({ reason_code: 'role_cancelled', feedback: null })
  })

  test('writes to each person in their language', async () => {
    const { by } = await applicant()
    await app.pool.query(`update users set language = 'es' where id = $1`, [by._id])
    await close()
    await send()
    await eventually(() => app.mails.some(({ to, text }) => to === by.email && text.includes('El puesto ya se cubrió')))
  })

  test('tells no one if the company does not want to', async () => {
    const { id } = await applicant()
    expect((await close({ tell: false })).closing.tells).toBe(0)
    await send()
    expect(await statusOf(id)).toBe('applied')
  })

  test.each(['shortlisted', 'interview', 'offered', 'hired', 'withdrawn', 'rejected', 'expired'] as const)(
    'leaves an application alone that is %s',
    async (status) => {
      const { id } = await applicant({ status })
      await applicant()
      await close()
      await send()
      expect(await statusOf(id)).toBe(status)
    },
  )

  test('tells a person who only got a message, and not one whom the company says it called', async () => {
    const [written, called] = [await applicant(), await applicant()]
    const { chatId } = await aChat(app, { by: hana, with: written.by })
    await say(hana, chatId, 'We will look at your application soon.')
    await app.pool.query(
      `insert into answer_claims (application_id, round, employer_id, channel, answered_on) values ($1, 1, $2, 'phone', now()::date)`,
      [called.id, hana._id],
    )
    expect((await counts()).waiting).toBe(1)
    await close()
    await send()
    expect(await statusOf(written.id)).toBe('rejected')
    expect(await statusOf(called.id)).toBe('applied')
  })

  test('does not tell a person who has an offer of the company that names no job', async () => {
    const { by, id } = await applicant()
    await app.pool.query(
      `insert into offers (employer_id, seeker_id, details, expires_at) values ($1, $2, '"Start on Monday."', now() + interval '7 days')`,
      [hana._id, by._id],
    )
    expect((await close()).closing.tells).toBe(0)
    await send()
    expect(await statusOf(id)).toBe('applied')
  })

  test('does not tell who was invited, withdrew or was hired after the closing', async () => {
    const [invited, withdrawn] = [await applicant(), await applicant()]
    await close()
    await hana.call(updateApplicationStatus, {
      params: { id: invited.id },
      body: { newStatus: 'interview', interviewInvitation: 'Let us talk.' } as never,
    })
    await withdrawn.by.call(updateApplicationStatus, {
      params: { id: withdrawn.id },
      body: { newStatus: 'withdrawn' } as never,
    })
    await send()
    expect(await statusOf(invited.id)).toBe('interview')
    expect(await statusOf(withdrawn.id)).toBe('withdrawn')
  })

  test('works for an expired and a paused job too, and for one that an older client closed', async () => {
    for (const status of ['expired', 'paused', 'closed']) {
      const { id } = await applicant()
      await app.pool.query('update jobs set status = $2 where id = $1', [jobId, status])
      expect((await close()).closing.tells).toBe(1)
      await send()
      expect(await statusOf(id)).toBe('rejected')
      await app.pool.query(`update jobs set status = 'open' where id = $1`, [jobId])
    }
  })

  test('repeated by a retry or a colleague sends nothing twice, and keeps the later answer about the hire', async () => {
    const rita = await aMember(app, hana, { firstName: 'Rita', lastName: 'Kaya' })
    const { id } = await applicant()
    await Promise.all([close(), close(), close({ hired: 'here' }, rita)])
    await close({ hired: 'elsewhere' }, rita)
    await send()
    await Promise.all([runClosings(app.deps), runClosings(app.deps)])
    const { rows } = await app.pool.query(
      `select count(*)::int from application_steps where application_id = $1 and to_status = 'rejected'`,
      [id],
    )
    expect(rows).toEqual([{ count: 1 }])
    expect((await app.pool.query('select hired from job_closings')).rows).toEqual([{ hired: 'elsewhere' }])
  })

  test('is refused for the job of another company', async () => {
    const other = await anEmployer(app)
    await expect(close({}, other)).toBeRefused('not_allowed')
    await expect(other.call(getClosingCounts, { params: { id: jobId } })).toBeRefused('not_allowed')
  })

  test('with a merge field that does not exist changes nothing', async () => {
    await expect(close({ message: 'Dear {name}' })).toBeRefused('invalid_input', 'message')
    expect(await statusOfJob()).toBe('open')
  })
})

describe('an undo', () => {
  test.each(['open', 'paused'] as const)(
    'gives a job that was %s its status back, and no one is told',
    async (status) => {
      await app.pool.query('update jobs set status = $2 where id = $1', [jobId, status])
      const { rows } = await app.pool.query(
        `insert into applications (job_id, seeker_id, employer_id) values ($1, $2, $3) returning id`,
        [jobId, (await aSeeker(app))._id, hana._id],
      )
      await close()
      expect((await undo()).job.status).toBe(status)
      await app.pool.query(`update job_closings set answers_at = now() - interval '1 second'`)
      await runClosings(app.deps)
      expect(await statusOf(rows[0].id)).toBe('applied')
    },
  )

  test('comes too late once people are told', async () => {
    await applicant()
    await close()
    await passUndoTime()
    await expect(undo()).toBeRefused('conflict')
    expect(await statusOfJob()).toBe('closed')
  })

  test('is refused for a job that was not closed this way', async () => {
    await expect(undo()).toBeRefused('conflict')
  })
})

test('a job that opens again sends no more answers, and asks again when it closes', async () => {
  const { id } = await applicant()
  await close()
  await hana.call(setJobStatus, { params: { id: jobId }, body: { status: 'open' } })
  await app.pool.query(`update job_closings set answers_at = now() - interval '1 second'`)
  await runClosings(app.deps)
  expect(await statusOf(id)).toBe('applied')
  await close({ hired: 'no_one' })
  await send()
  expect(await lastStep(id)).toMatchObject({ reason_code: 'role_cancelled' })
})

const many = process.env.LONG ? 3_000 : 130
test(`tells ${many} people, also if the server stops in between`, async () => {
  await app.pool.query(
    `with people as (
       insert into users (email, phone, password_hash, user_type)
       select 'waiting' || n || '@people.example', '+12085550100', 'x', 'jobseeker' from generate_series(1, $3::int) n returning id
     ), profiles as (
       insert into seekers (user_id, first_name, last_name, city, job_title) select id, 'Ben', 'Becker', 'Boise', 'Baker' from people returning user_id
     )
     insert into applications (job_id, seeker_id, employer_id) select $1, user_id, $2 from profiles`,
    [jobId, hana._id, many],
  )
  expect((await close()).closing.tells).toBe(many)
  await passUndoTime()
  const stopping = { ...app.deps, queue: stopAfter(60) }
  await runClosings(stopping)
  await app.pool.query(`update failed_rows set retry_at = now()`)
  await runClosings(app.deps)
  const { rows } = await app.pool.query(
    `select count(*)::int as told, count(distinct application_id)::int as people from application_steps where to_status = 'rejected'`,
  )
  expect(rows).toEqual([{ told: many, people: many }])
  expect((await app.pool.query('select settled_at is not null as settled, message from job_closings')).rows).toEqual([
    { settled: true, message: '' },
  ])
}, 300_000)

/** A queue that refuses more after this many mails, as one whose connection ends. */
function stopAfter(count: number) {
  let left = count
  return {
    ...app.deps.queue,
    enqueue: (...work: Parameters<typeof app.deps.queue.enqueue>) => {
      if (left-- <= 0) throw new TypeError('the connection ends')
      return app.deps.queue.enqueue(...work)
    },
  } as typeof app.deps.queue
}
