import { fetchUser } from '@hearback/contract/accounts/accounts.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { changeMemberRole, getTeam } from '@hearback/contract/accounts/team.ts'
import { findApplicants, listApplicationsOfPerson } from '@hearback/contract/hiring/applicants.ts'
import { addApplicationNote, listApplicationNotes } from '@hearback/contract/hiring/application-notes.ts'
import { getApplication, listApplicants, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { getCriteria, saveScorecard, setCriteria } from '@hearback/contract/hiring/scorecards.ts'
import { getJobPeople, setJobPeople } from '@hearback/contract/jobs/job-people.ts'
import { getJob, listJobsOfEmployer, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { getSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, eventually, testApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { aChat, say } from './chat-factory.ts'
import { anEmployer, type EmployerPerson } from './employer-factory.ts'
import type { Person } from './factories.ts'
import { aLibraryFile } from './file-factory.ts'
import { aJob } from './job-factory.ts'
import { score, setNames, sheetOf } from './scorecard-factory.ts'
import { aSeeker } from './seeker-factory.ts'
import { aContributor, aMember } from './team-factory.ts'
import './matchers.ts'

const app = testApp()
let hana: EmployerPerson
let rita: Person
let cora: Person
let ana: Person
let bea: Person
/** Cora is of its people; Ana applied to it. */
let bread: string
/** Ana and Bea applied to it. */
let cake: string
let toBread: string
let toCake: string
let beas: string

beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  rita = await aMember(app, hana)
  ;[bread, cake] = [await aJob(app, { by: hana, title: 'Baker' }), await aJob(app, { by: hana, title: 'Confectioner' })]
  ;[ana, bea] = [await aSeeker(app, { firstName: 'Ana' }), await aSeeker(app, { firstName: 'Bea' })]
  ;[toBread, toCake] = [
    await anApplication(app, { by: ana, to: bread }),
    await anApplication(app, { by: ana, to: cake }),
  ]
  beas = await anApplication(app, { by: bea, to: cake })
  cora = await aContributor(app, hana, bread)
})

const idOf = (id: string) => ({ params: { id } })
const ofJob = (jobId: string) => ({ params: { jobId }, query: {} })
const setRole = (who: Person, role: 'owner' | 'recruiter' | 'contributor', by: Caller = hana) =>
  by.call(changeMemberRole, { ...idOf(who._id), body: { role } })
const peopleOf = async (jobId: string, by: Caller = hana) => (await by.call(getJobPeople, idOf(jobId))).people
const choose = (
  jobId: string,
  body: { lead?: string; recruiters?: string[]; contributors?: string[] },
  by: Caller = hana,
) => by.call(setJobPeople, { ...idOf(jobId), body: { lead: null, recruiters: [], ...body } })
const told = async (who: Person) =>
  (await who.call(listNotifications, { query: {} })).notifications.map(({ kind }) => kind)

describe('a contributor', () => {
  test('lists the jobs whose people they are, of any status, with counts of them alone', async () => {
    const jobsOf = (who: Caller) => who.call(listJobsOfEmployer, { ...idOf(hana._id), query: {} })
    expect(await jobsOf(cora)).toMatchObject({
      total: 1,
      statusCounts: { open: 1 },
      jobs: [{ _id: bread, counts: { waiting: 1 } }],
    })
    await hana.call(setJobStatus, { ...idOf(bread), body: { status: 'paused' } })
    expect(await jobsOf(cora)).toMatchObject({ total: 1, statusCounts: { paused: 1 } })
    expect((await jobsOf(cora)).statusCounts).not.toHaveProperty('open')
    expect((await jobsOf(rita)).total).toBe(2)
  })

  test('sees a deleted or hidden job only as one of its people', async () => {
    await app.pool.query('update jobs set hidden_at = now() where id = any($1)', [[bread, cake]])
    expect((await cora.call(getJob, idOf(bread))).job._id).toBe(bread)
    await expect(cora.call(getJob, idOf(cake))).toBeRefused('not_found')
  })

  test('reads the applicants of their job, and those of another job as those of another company', async () => {
    const { applications } = await cora.call(listApplicants, ofJob(bread))
    expect(applications.map(({ _id }) => _id)).toEqual([toBread])
    await expect(cora.call(listApplicants, ofJob(cake))).toBeRefused('not_allowed')
    await expect(cora.call(getJobPeople, idOf(cake))).toBeRefused('not_allowed')
    expect((await cora.call(getApplication, idOf(toBread))).application._id).toBe(toBread)
    for (const id of [toCake, beas]) await expect(cora.call(getApplication, idOf(id))).toBeRefused('not_found')
  })

  test('finds a person by their applications to this job alone', async () => {
    const person = { ...idOf(ana._id), query: {} }
    expect(await cora.call(listApplicationsOfPerson, person)).toMatchObject({
      total: 1,
      applications: [{ _id: toBread }],
    })
    await expect(cora.call(listApplicationsOfPerson, { ...person, ...idOf(bea._id) })).toBeRefused('not_found')
    const found = async (name: string) => (await cora.call(findApplicants, { query: { name } })).applicants
    expect(await found('ana')).toMatchObject([{ _id: ana._id, jobTitle: 'Baker' }])
    expect(await found('bea')).toEqual([])
    expect((await cora.call(getSeekerProfile, idOf(ana._id))).profile._id).toBe(ana._id)
    await expect(cora.call(getSeekerProfile, idOf(bea._id))).toBeRefused('not_found')
    await app.pool.query('update seekers set published_at = null where user_id = $1', [bea._id])
    await expect(cora.call(fetchUser, idOf(bea._id))).toBeRefused('not_found')
  })

  test('reads the files of their job, by its links or their token, and no others', async () => {
    const file = await aLibraryFile(ana)
    const send = (id: string) =>
      app.pool.query(
        `insert into application_files (application_id, position, file_id, name, kind) values ($1, 1, $2, 'cv.pdf', 'cv')`,
        [id, file._id],
      )
    await send(toBread)
    await send(toCake)
    const statusOf = async (url: string, who?: Person) =>
      (await app.server.inject({ url, headers: who?.token ? { 'auth-token': who.token } : {} })).statusCode
    const [sent] = (await cora.call(getApplication, idOf(toBread))).application.files ?? []
    expect(await statusOf(sent?.fileUrl ?? '')).toBe(200)
    const own = `/files/applications/${toBread}/${file._id}`
    const other = `/files/applications/${toCake}/${file._id}`
    expect([await statusOf(own, cora), await statusOf(own, rita), await statusOf(other, rita)]).toEqual([200, 200, 200])
    expect(await statusOf(other, cora)).toBe(404)
    const [theirs] = (await rita.call(getApplication, idOf(toCake))).application.files ?? []
    expect(await statusOf(theirs?.fileUrl ?? '', cora)).toBe(404)
  })

  test('reads no file of a message', async () => {
    const { chatId } = await aChat(app, { by: hana, with: ana })
    const [id] = [(await say(ana, chatId, 'Hello.'))._id]
    const answer = await app.server.inject({ url: `/files/chat/${id}`, headers: { 'auth-token': cora.token ?? '' } })
    expect(answer.statusCode).toBe(403)
  })

  test('writes notes on applications to their job', async () => {
    const write = (id: string) => cora.call(addApplicationNote, { ...idOf(id), body: { text: 'Calm at the oven.' } })
    await write(toBread)
    expect((await hana.call(listApplicationNotes, idOf(toBread))).notes).toMatchObject([{ text: 'Calm at the oven.' }])
    await expect(write(toCake)).toBeRefused('not_found')
    await expect(cora.call(listApplicationNotes, idOf(toCake))).toBeRefused('not_found')
  })

  test('rates applicants of their job by its criteria, which others set', async () => {
    const [icing] = await setNames(hana, cake, ['Icing'])
    await setNames(hana, bread, ['Oven'])
    expect((await score(cora, toBread, { Oven: { rating: 3 } })).own?.ratings).toMatchObject([{ rating: 3 }])
    const { version, mayEdit } = await cora.call(getCriteria, idOf(bread))
    expect(mayEdit).toBe(false)
    await expect(cora.call(setCriteria, { ...idOf(bread), body: { criteria: [], version } })).toBeRefused('not_allowed')
    await expect(cora.call(getCriteria, idOf(cake))).toBeRefused('not_allowed')
    await expect(sheetOf(cora, toCake)).toBeRefused('not_found')
    const body = { ratings: [{ criterion: icing?._id as string, rating: 1 }], criteriaVersion: version, was: 0 }
    await expect(cora.call(saveScorecard, { ...idOf(toCake), body })).toBeRefused('not_found')
  })

  test('takes no step, and is offered none', async () => {
    expect((await cora.call(getApplication, idOf(toBread))).application.nextSteps).toEqual([])
    expect((await cora.call(listApplicants, ofJob(bread))).applications).toMatchObject([{ nextSteps: [] }])
    const body = { newStatus: 'rejected' as const, reasonCode: 'role_cancelled' as const }
    await expect(cora.call(updateApplicationStatus, { ...idOf(toBread), body })).toBeRefused('not_allowed')
  })

  test('sees nothing of a job any more once they are removed from it', async () => {
    await choose(bread, { contributors: [] })
    await expect(cora.call(getApplication, idOf(toBread))).toBeRefused('not_found')
    await expect(cora.call(listApplicants, ofJob(bread))).toBeRefused('not_allowed')
  })

  test('gets no notifications, not even of a job that has no one else', async () => {
    expect(await peopleOf(bread)).toMatchObject({ lead: null, recruiters: [], contributors: [cora._id] })
    await anApplication(app, { by: await aSeeker(app), to: bread })
    expect(await told(cora)).toEqual([])
    expect(await told(rita)).toContain('application_received')
  })

  test('hears of no message of the company, and may send no event of a chat', async () => {
    const { chatId } = await aChat(app, { by: hana, with: ana })
    const [coras, ritas] = [await app.connect(cora), await app.connect(rita)]
    await say(ana, chatId, 'Hello.')
    await eventually(() => ritas.heard('receiveMessage')[0])
    expect(coras.heard('receiveMessage')).toEqual([])
    for (const [event, payload] of [
      ['openChat', { chatId }],
      ['sendMessage', { chatId, content: 'Hi.' }],
      ['typing', { chatId, isTyping: true }],
      ['read', { chatId, seq: 1 }],
      ['delivered', { chatId, seq: 1 }],
    ] as const)
      await expect(coras.ask(event, payload), event).toBeRefused('not_allowed')
  })
})

describe('the people of a job', () => {
  test('take contributors by their role in the company', async () => {
    const people = { lead: rita._id, recruiters: [hana._id], contributors: [cora._id] }
    expect((await choose(cake, people)).people).toEqual({ ...people, muted: false })
    await expect(choose(cake, { lead: cora._id })).toBeRefused('invalid_input', 'lead')
    await expect(choose(cake, { recruiters: [cora._id] })).toBeRefused('invalid_input', 'recruiters')
    await expect(choose(cake, { contributors: [rita._id] })).toBeRefused('invalid_input', 'contributors')
    await expect(choose(cake, { contributors: [(await anEmployer(app))._id] })).toBeRefused(
      'invalid_input',
      'contributors',
    )
    await expect(choose(cake, { contributors: Array(21).fill(cora._id) })).toBeRefused('invalid_input', 'contributors')
    expect(await peopleOf(cake)).toMatchObject(people)
  })

  test('keep their contributors where a form does not name any', async () => {
    expect((await choose(bread, { lead: rita._id })).people).toMatchObject({ lead: rita._id, contributors: [cora._id] })
  })

  test('have no lead who is a contributor, whoever writes', async () => {
    const lead = `update job_people set is_lead = true where user_id = $1`
    await expect(app.pool.query(lead, [cora._id])).rejects.toMatchObject({ constraint: 'job_people_lead_role' })
  })

  test('of concurrent changes of a role and of the people, neither leaves a contributor as the lead', async () => {
    const deadlocks = async () =>
      (await app.pool.query('select deadlocks from pg_stat_database where datname = current_database()')).rows[0]
    const before = await deadlocks()
    await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => [
        setRole(rita, at % 2 ? 'recruiter' : 'contributor'),
        choose(bread, { lead: rita._id, contributors: [cora._id] }),
        choose(cake, { recruiters: [rita._id] }),
      ]).flat(),
    )
    const leads = `select from job_people join company_members using (user_id) where is_lead and role = 'contributor'`
    expect((await app.pool.query(leads)).rowCount).toBe(0)
    expect(await deadlocks()).toEqual(before)
  })
})

describe('a recruiter who becomes a contributor', () => {
  beforeEach(async () => {
    await choose(bread, { lead: rita._id })
    await choose(cake, { lead: hana._id, recruiters: [rita._id] })
  })

  test('hands over the jobs that they led, and stays with the others', async () => {
    await setRole(rita, 'contributor')
    expect(await peopleOf(bread)).toMatchObject({ lead: hana._id, contributors: [cora._id] })
    expect(await peopleOf(cake)).toMatchObject({ lead: hana._id, recruiters: [], contributors: [rita._id] })
    await expect(rita.call(listApplicants, ofJob(bread))).toBeRefused('not_allowed')
    expect((await rita.call(listApplicants, ofJob(cake))).total).toBe(2)
  })

  test('loses absence, cover, mutes and the notifications about the company', async () => {
    const absent = `insert into absences (user_id, company_id, until, covered_by) values ($1, $2, now() + interval '3 days', $3)`
    await app.pool.query(absent, [rita._id, hana._id, hana._id])
    await app.pool.query(absent, [hana._id, hana._id, rita._id])
    await app.pool.query('insert into muted_jobs (job_id, user_id, company_id) values ($1, $2, $3)', [
      cake,
      rita._id,
      hana._id,
    ])
    expect(await told(rita)).toContain('application_received')
    await setRole(rita, 'contributor')
    expect(await told(rita)).toEqual([])
    expect((await app.pool.query('select user_id, covered_by from absences')).rows).toEqual([
      { user_id: hana._id, covered_by: null },
    ])
    expect((await app.pool.query('select from muted_jobs')).rowCount).toBe(0)
  })

  test('is disconnected within 5 seconds, and hears no more messages', async () => {
    const { chatId } = await aChat(app, { by: hana, with: ana })
    const [ritas, hanas] = [await app.connect(rita), await app.connect(hana)]
    await setRole(rita, 'contributor')
    await eventually(() => !ritas.connected, { withinMs: 5_000 })
    const again = await app.connect(rita)
    await say(ana, chatId, 'Hello.')
    await eventually(() => hanas.heard('receiveMessage')[0])
    expect([...ritas.heard('receiveMessage'), ...again.heard('receiveMessage')]).toEqual([])
  })

  test('does not raise their own role, and becomes a recruiter by an owner', async () => {
    await setRole(rita, 'contributor')
    await expect(setRole(rita, 'owner', rita)).toBeRefused('not_allowed')
    await setRole(rita, 'recruiter')
    expect((await rita.call(listApplicants, ofJob(bread))).total).toBe(1)
  })
})

test('the team lists contributors last', async () => {
  const { members } = await cora.call(getTeam)
  expect(members.map(({ role }) => role)).toEqual(['owner', 'recruiter', 'contributor'])
})
