import { applyToJob, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { getHiringReport } from '@hearback/contract/hiring/hiring-report.ts'
import { inviteToApply } from '@hearback/contract/hiring/job-invitations.ts'
import { deleteJob } from '@hearback/contract/jobs/job-deletion.ts'
import { setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'

const app = testApp()
const hour = 3_600
const invitation = 'Let us talk.'

let hana: EmployerPerson
let jobId: string
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  jobId = await aJob(app, { by: hana, title: 'Baker' })
})

const report = (query: object = {}, by: Person = hana) => by.call(getHiringReport, { query })
const apply = async (body: object = {}, to = jobId) => {
  const by = await aSeeker(app)
  const { application } = await by.call(applyToJob, {
    params: { jobId: to },
    body: { applicationDescription: '', ...body },
  })
  return { by, id: application._id }
}
const move = (by: Person, id: string, newStatus: string) =>
  by.call(updateApplicationStatus, {
    params: { id },
    body: {
      newStatus,
      ...(newStatus === 'rejected' && { reasonCode: 'location' }),
      ...(newStatus === 'interview' && { interviewInvitation: invitation }),
    } as never,
  })
/** Moves what happened to the application so far back in time. */
const age = (id: string, hours: number) =>
  app.pool.query(
    `update applications set applied_at = applied_at - make_interval(hours => $2), answered_at = answered_at - make_interval(hours => $2),
     status_changed_at = status_changed_at - make_interval(hours => $2) where id = $1`,
    [id, hours],
  )

test('the time in a stage is counted once the stage is left, with quartiles from five applications on', async () => {
  for (const hours of [1, 2, 3, 4]) {
    const { id } = await apply()
    await age(id, hours)
    await move(hana, id, 'shortlisted')
  }
  const four = await report()
  expect(four.stages[0]).toEqual({ stage: 'applied', finished: 4, current: 0, time: null })
  expect(four).toMatchObject({ applications: 4, answered: 4, answerTime: null })
  const { id } = await apply()
  await age(id, 5)
  await move(hana, id, 'shortlisted')
  await age(id, 10)
  await move(hana, id, 'rejected')
  await apply()
  const { stages, answerTime } = await report()
  const about = (hours: number) => expect.closeTo(hours * hour, -1.5)
  expect(stages[0]).toEqual({
    stage: 'applied',
    finished: 5,
    current: 1,
    time: { lower: about(2), median: about(3), upper: about(4) },
  })
  expect(stages[2]).toEqual({ stage: 'shortlisted', finished: 1, current: 4, time: null })
  expect(answerTime).toEqual({ lower: about(2), median: about(3), upper: about(4) })
  const { rows } = await app.pool.query('select seconds_shortlisted as seconds from applications where id = $1', [id])
  expect(rows).toEqual([{ seconds: about(10) }])
})

test('an interview that is moved counts as one stay, and a second round starts again at zero', async () => {
  const { by, id } = await apply()
  await age(id, 3)
  await move(by, id, 'withdrawn')
  await by.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'Again.' } })
  const times = async () =>
    (await app.pool.query('select seconds_applied as applied, seconds_interview as interview from applications')).rows
  expect(await times()).toEqual([{ applied: null, interview: null }])
  await move(hana, id, 'interview')
  await age(id, 2)
  await move(hana, id, 'interview')
  await age(id, 2)
  expect((await report()).stages[3]).toMatchObject({ finished: 0, current: 1 })
  await move(hana, id, 'rejected')
  expect(await times()).toEqual([{ applied: 0, interview: 4 * hour }])
  expect((await report()).stages[3]).toMatchObject({ finished: 1, current: 0 })
})

test('counts the source of each application; other words and older clients are unknown', async () => {
  await apply({ source: 'search' })
  const { id } = await apply({ source: 'search' })
  await move(hana, id, 'interview')
  await apply({ source: 'feed' })
  await apply({ source: '=HYPERLINK("x")' })
  await apply({ source: { a: 1 } })
  await apply()
  const none = { answered: 0, interviews: 0, hired: 0 }
  expect((await report()).sources).toEqual([
    { source: 'unknown', applications: 3, ...none },
    { source: 'search', applications: 2, ...none, answered: 1, interviews: 1 },
    { source: 'feed', applications: 1, ...none },
  ])
})

test('only the server says that a person was invited', async () => {
  const ana = await aSeeker(app)
  await hana.call(inviteToApply, { body: { job: jobId, person: ana._id, message: 'Please apply.' } })
  await ana.call(applyToJob, { params: { jobId }, body: { applicationDescription: '', source: 'search' } })
  await apply({ source: 'invitation' })
  expect((await report()).sources.map(({ source }) => source).sort()).toEqual(['invitation', 'unknown'])
})

test('an answer by message counts for the member who wrote it', async () => {
  const rita = await aMember(app, hana, { firstName: 'Rita', lastName: 'Kaya' })
  for (const writer of [rita, hana, rita]) {
    const { by } = await apply()
    const { chatId } = await aChat(app, { by: hana, with: by })
    await say(writer, chatId, 'Thanks.')
    await say(writer, chatId, 'Thank you, when could you come by for a trial shift?')
    await say(writer === hana ? rita : hana, chatId, 'And please bring your references with you.')
  }
  const answers = async () => (await report()).members.map(({ name, answered }) => [name, answered])
  expect(await answers()).toEqual([
    ['Rita Kaya', 2],
    ['Harriet Reed', 1],
  ])
  await app.pool.query('delete from company_members where user_id = $1', [rita._id])
  expect((await answers())[0]).toEqual(['Rita', 2])
})

test('answers count for the member who gave them, under no name once that member has left', async () => {
  const member = await anEmployer(app, { businessName: 'Left' })
  const join = (company: string) =>
    app.pool.query('update company_members set company_id = $1 where user_id = $2', [company, member._id])
  await join(hana._id)
  for (const by of [hana, member, member]) await move(by, (await apply()).id, 'rejected')
  const answers = async () => (await report()).members.map(({ member: id, name, answered }) => [id, name, answered])
  const nameOf = async ({ _id }: Person) =>
    (await app.pool.query('select first_name || $2 || last_name as name from employers where user_id = $1', [_id, ' ']))
      .rows[0].name
  expect(await answers()).toEqual([
    [member._id, await nameOf(member), 2],
    [hana._id, await nameOf(hana), 1],
  ])
  expect((await report({}, member)).applications).toBe(3)
  await join(member._id)
  expect(await answers()).toEqual([
    [member._id, null, 2],
    [hana._id, await nameOf(hana), 1],
  ])
  expect(await report({}, member)).toMatchObject({ applications: 0, jobs: [], jobCount: 0, answerTime: null })
})

test('lists jobs by applications, deleted ones too, and a job alone', async () => {
  const other = await aJob(app, { by: hana, title: 'Müller 🥐' })
  await apply()
  await apply({}, other)
  const { id } = await apply({}, other)
  await move(hana, id, 'rejected')
  expect((await report()).jobs).toEqual([
    { _id: other, jobTitle: 'Müller 🥐', deleted: false, applications: 2, answered: 1, claimed: 0, answerTime: null },
    { _id: jobId, jobTitle: 'Baker', deleted: false, applications: 1, answered: 0, claimed: 0, answerTime: null },
  ])
  const one = await report({ job: other })
  expect(one).toMatchObject({ job: { _id: other, jobTitle: 'Müller 🥐' }, applications: 2, jobCount: 1 })
  await app.pool.query(`update applications set status = 'withdrawn' where job_id = $1 and status = 'applied'`, [other])
  await hana.call(setJobStatus, { params: { id: other }, body: { status: 'closed' } })
  await hana.call(deleteJob, { params: { id: other } })
  expect((await report()).jobs[0]).toMatchObject({ _id: other, deleted: true })
  expect((await report({ job: other })).applications).toBe(2)
})

test('days are those of the founder’s zone, and the last 90 of them by default', async () => {
  const id = await anApplication(app, { by: await aSeeker(app), to: jobId })
  await app.pool.query(`update applications set applied_at = '2026-03-01 11:30Z' where id = $1`, [id])
  const on = async (day: string) => (await report({ since: day, until: day })).applications
  expect([await on('2026-03-01'), await on('2026-03-02')]).toEqual([1, 0])
  await app.pool.query(`update users set time_zone = 'Pacific/Auckland' where id = $1`, [hana._id])
  expect([await on('2026-03-01'), await on('2026-03-02')]).toEqual([0, 1])
  const { since, until, timeZone, applications } = await report()
  expect({ timeZone, days: (Date.parse(until) - Date.parse(since)) / 86_400_000 }).toEqual({
    timeZone: 'Pacific/Auckland',
    days: 89,
  })
  expect(applications).toBe(0)
  expect((await report({ since: '2000-01-01', until: '2100-12-31' })).applications).toBe(1)
})

test.each([
  [{ since: '2026-03-02', until: '2026-03-01' }, 'until'],
  [{ since: '0000-01-01' }, 'since'],
  [{ until: '9999-12-31' }, 'until'],
  [{ until: '1999-01-01' }, 'until'],
  [{ since: '2100-01-01' }, 'until'],
  [{ since: 'yesterday' }, 'since'],
  [{ job: "' or 1=1" }, 'job'],
])('refuses %j with the name of the field', async (query, field) => {
  await expect(report(query)).toBeRefused('invalid_input', field)
})

test('a job of another company is not found', async () => {
  const otto = await anEmployer(app)
  await expect(report({ job: await aJob(app, { by: otto }) })).toBeRefused('not_found')
})

test('a company without applications, or without a profile, gets an empty report', async () => {
  expect(await report()).toMatchObject({ applications: 0, sources: [], members: [], jobs: [], jobCount: 0, job: null })
})
