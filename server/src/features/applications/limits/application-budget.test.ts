import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { getApplyTerms } from '@hearback/contract/hiring/application-limits.ts'
import { applyToJob, getAgenda, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { sendMessage, startChat } from '@hearback/contract/hiring/chat.ts'
import { renewJob, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { getSeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { shiftApplication } from '../../../../test/application-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { type Person, password } from '../../../../test/factories.ts'
import { aJob } from '../../../../test/job-factory.ts'
import '../../../../test/matchers.ts'
import { anOffer } from '../../../../test/offer-factory.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { waitingOfSeeker } from '../../../../test/waiting-applications.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { eraseAccountData } from '../../data-rights/erase-accounts.service.ts'
import { setJobHidden } from '../../jobs/reading/job-visibility.service.ts'
import { runAnswerClock } from '../answer-clock.service.ts'

const app = testApp({ APPLICATION_BUDGET: '3' })
const apply = (seeker: Person, jobId: string) => seeker.call(applyToJob, { params: { jobId }, body: {} })
const usedBy = async (seeker: Person) => (await seeker.call(getAgenda)).applicationBudget.used
const reject = { newStatus: 'rejected', reasonCode: 'position_filled' } as const

/** A seeker at the limit, and a job of another company. */
async function atTheLimit() {
  const ana = await aSeeker(app)
  const { by: hana, sent } = await waitingOfSeeker(app, ana, 3)
  const jobId = await aJob(app, { by: await anEmployer(app) })
  const [first] = sent
  if (!first) throw new Error('no application')
  return { ana, hana, sent, first, jobId }
}

test('one application more than the budget is refused with the figures, and leaves nothing', async () => {
  const { ana, jobId } = await atTheLimit()
  const refusal = await apply(ana, jobId).catch((error) => error)
  expect(refusal.status).toBe(403)
  expect(refusal.body).toMatchObject({ code: 'application_budget_reached', limit: 3, used: 3, resetsAt: null })
  expect(refusal.headers['retry-after']).toBeUndefined()
  const { rows } = await app.pool.query('select from applications where job_id = $1', [jobId])
  expect(rows).toEqual([])
  expect(await app.deps.db.selectFrom('jobs').select('applications_count').where('id', '=', jobId).execute()).toEqual([
    { applications_count: 0 },
  ])
})

test('the figures are in the terms of a job, in the agenda and on the home', async () => {
  const { ana, jobId } = await atTheLimit()
  const budget = { limit: 3, used: 3 }
  const terms = await ana.call(getApplyTerms, { params: { jobId } })
  expect(terms).toMatchObject({ applicationBudget: budget, waiting: 0, applicantLimit: null, applicationsPaused: null })
  expect(await ana.call(getAgenda)).toMatchObject({ applicationBudget: budget })
  expect((await ana.call(getSeekerHome)).home.applicationBudget).toEqual(budget)
})

test('no one learns the terms of a job that moderation hides', async () => {
  const { ana, jobId } = await atTheLimit()
  await hide(jobId)
  await expect(ana.call(getApplyTerms, { params: { jobId } })).toBeRefused('not_found')
})

test('a second application to the same job is refused as such, also at the limit', async () => {
  const { ana, first } = await atTheLimit()
  await expect(apply(ana, first.jobId)).toBeRefused('already_applied')
})

test('refused and repeated attempts use nothing', async () => {
  const ana = await aSeeker(app)
  const jobId = await aJob(app, { by: await anEmployer(app) })
  const closed = await aJob(app, { by: await anEmployer(app), status: 'closed' })
  await apply(ana, jobId)
  await expect(apply(ana, jobId)).toBeRefused('already_applied')
  await expect(apply(ana, closed)).toBeRefused('job_not_open')
  expect(await usedBy(ana)).toBe(1)
})

type World = Awaited<ReturnType<typeof atTheLimit>>
const expire = async (id: string) => {
  await shiftApplication(app, id, 31)
  await runAnswerClock(app.deps)
}
const step = (who: Person, id: string, body: object) =>
  who.call(updateApplicationStatus, { params: { id }, body } as never)

const endings: [string, (world: World) => Promise<unknown>][] = [
  ['a rejection', ({ hana, first }) => step(hana, first.id, reject)],
  ['a bulk answer', ({ hana, first }) => hana.call(bulkUpdateStatus, { body: { ids: [first.id], ...reject } })],
  ['a shortlisting', ({ hana, first }) => step(hana, first.id, { newStatus: 'shortlisted' })],
  ['an invitation', ({ hana, first }) => step(hana, first.id, { newStatus: 'interview' })],
  ['a withdrawal', ({ ana, first }) => step(ana, first.id, { newStatus: 'withdrawn' })],
  ['the expiry', ({ first }) => expire(first.id)],
  ['the end of the job', ({ hana, first }) => hana.call(setJobStatus, closing(first.jobId))],
  ['the last day of the job', ({ first }) => endTerm(first.jobId)],
  ['moderation that hides the job', ({ first }) => hide(first.jobId)],
  ['an offer', ({ ana, hana, first }) => anOffer({ by: hana, to: ana, job: first.jobId })],
]
const closing = (id: string) => ({ params: { id }, body: { status: 'closed' as const } })
const endTerm = (id: string) => app.pool.query(`update jobs set expires_at = now() where id = $1`, [id])
const hide = (id: string) => inTransaction(app.deps, (tx, publish) => setJobHidden(tx, publish, id, true))

test.each(endings)('%s frees the place', async (_, end) => {
  const world = await atTheLimit()
  await end(world)
  expect(await usedBy(world.ana)).toBe(2)
  await apply(world.ana, world.jobId)
  expect(await usedBy(world.ana)).toBe(3)
})

test('an answer by message frees all places of that company', async () => {
  const { ana, hana } = await atTheLimit()
  const { data: chat } = await hana.call(startChat, { body: { profileId: ana._id } })
  await hana.call(sendMessage, { body: { chatId: chat._id, content: 'Thank you, we will call you on Monday.' } })
  expect(await usedBy(ana)).toBe(0)
})

test('the erasure of the company frees its places', async () => {
  const { ana, hana } = await atTheLimit()
  await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, hana._id))
  expect(await usedBy(ana)).toBe(0)
})

test('opening an application frees nothing, and a paused job keeps its place', async () => {
  const { ana, hana, first, jobId } = await atTheLimit()
  await hana.call(setJobStatus, { params: { id: first.jobId }, body: { status: 'paused' } })
  expect(await usedBy(ana)).toBe(3)
  await expect(apply(ana, jobId)).toBeRefused('application_budget_reached')
})

test('a job that opens again takes its place again, even above the budget', async () => {
  const { ana, hana, first, jobId } = await atTheLimit()
  await hana.call(setJobStatus, closing(first.jobId))
  await apply(ana, jobId)
  await hana.call(setJobStatus, { params: { id: first.jobId }, body: { status: 'open' } })
  await hana.call(renewJob, { params: { id: first.jobId } })
  expect(await usedBy(ana)).toBe(4)
  const refusal = await apply(ana, await aJob(app, { by: hana, title: 'One more' })).catch((error) => error)
  expect(refusal.body).toMatchObject({ code: 'application_budget_reached', limit: 3, used: 4 })
})

test('applying once more needs a place too, by either call', async () => {
  const { ana, first, jobId } = await atTheLimit()
  await step(ana, first.id, { newStatus: 'withdrawn' })
  await apply(ana, jobId)
  await expect(apply(ana, first.jobId)).toBeRefused('application_budget_reached')
  await expect(step(ana, first.id, { newStatus: 'applied' })).toBeRefused('application_budget_reached')
  const { rows } = await app.pool.query('select status, rounds from applications where id = $1', [first.id])
  expect(rows).toEqual([{ status: 'withdrawn', rounds: 1 }])
})

test('the budget of one seeker says nothing about another', async () => {
  const { jobId } = await atTheLimit()
  await apply(await aSeeker(app), jobId)
})

test('a seeker who leaves gives the jobs their places back', async () => {
  const { ana, first } = await atTheLimit()
  await app.pool.query('update jobs set applicant_limit = 10 where id = $1', [first.jobId])
  await ana.call(deleteAccount, { body: { currentPassword: password } })
  await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, ana._id))
  const { waiting } = await (await aSeeker(app)).call(getApplyTerms, { params: { jobId: first.jobId } })
  expect(waiting).toBe(0)
})
