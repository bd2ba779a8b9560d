import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import { getUsage } from '@hearback/contract/accounts/subscriptions.ts'
import { getApplyTerms } from '@hearback/contract/hiring/application-limits.ts'
import {
  applyToJob,
  getApplication,
  listApplicants,
  listMyApplications,
  updateApplicationStatus,
} from '@hearback/contract/hiring/applications.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../../test/application-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { aJob } from '../../../../test/job-factory.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { eraseAccountData } from '../../data-rights/erase-accounts.service.ts'
import { purgeCoverLetters } from '../erasure.service.ts'

const app = testApp()
const sentence = 'I grew up above this bakery 🥐.'
const choose = async (seeker: Person, jobId: string, topChoice: string = sentence) =>
  (await seeker.call(applyToJob, { params: { jobId }, body: { topChoice } })).application
const stored = async () => (await app.pool.query('select top_choice from applications')).rows

async function aVacancy() {
  const hana = await anEmployer(app)
  return { hana, jobId: await aJob(app, { by: hana }) }
}

test('the sentence reaches the employer and stays with the seeker', async () => {
  const { hana, jobId } = await aVacancy()
  const ana = await aSeeker(app)
  const { _id: id, topChoice } = await choose(ana, jobId)
  expect(topChoice).toBe(sentence)
  expect((await hana.call(getApplication, { params: { id } })).application.topChoice).toBe(sentence)
  expect((await ana.call(listMyApplications)).applications[0]?.topChoice).toBe(sentence)
  const other = await anApplication(app, { by: await aSeeker(app), to: jobId })
  expect((await hana.call(getApplication, { params: { id: other } })).application).not.toHaveProperty('topChoice')
})

test('a top choice comes first to the employer in the order of due answers, while it waits', async () => {
  const { hana, jobId } = await aVacancy()
  const old = await anApplication(app, { by: await aSeeker(app), to: jobId, appliedDaysAgo: 9 })
  const { _id: chosen } = await choose(await aSeeker(app), jobId)
  const order = async (query: object = {}) =>
    (await hana.call(listApplicants, { params: { jobId }, query: query as never })).applications.map(({ _id }) => _id)
  expect(await order()).toEqual([chosen, old])
  expect(await order({ limit: 1, page: 2 })).toEqual([old])
  expect(await order({ sort: 'applied' })).toEqual([chosen, old])
  await hana.call(updateApplicationStatus, { params: { id: chosen }, body: { newStatus: 'shortlisted' } })
  expect(await order()).toEqual([old, chosen])
})

test('there are three a calendar month, and a refusal names them', async () => {
  const { hana } = await aVacancy()
  const ana = await aSeeker(app)
  const jobs: string[] = []
  for (const title of ['1', '2', '3', '4']) jobs.push(await aJob(app, { by: hana, title }))
  for (const jobId of jobs.slice(0, 3)) await choose(ana, jobId)
  const last = jobs[3] ?? ''
  const refusal = await choose(ana, last).catch((error) => error)
  expect(refusal.status).toBe(403)
  expect(refusal.body).toMatchObject({ code: 'top_choice_limit_reached', limit: 3, used: 3 })
  expect(new Date(refusal.body.resetsAt).getUTCDate()).toBe(1)
  const quota = { limit: 3, used: 3 }
  expect((await ana.call(getApplyTerms, { params: { jobId: last } })).topChoices).toMatchObject(quota)
  const { meters } = await ana.call(getUsage)
  expect(meters.find(({ meter }) => meter === 'topChoices')).toMatchObject(quota)
  await ana.call(applyToJob, { params: { jobId: last }, body: {} })
  await app.pool.query(`update usage_counters set period = (period - interval '1 month')::date`)
  expect((await ana.call(getApplyTerms, { params: { jobId: last } })).topChoices.used).toBe(0)
})

test('a withdrawal does not give the choice back, a refused application does', async () => {
  const { hana, jobId } = await aVacancy()
  const ana = await aSeeker(app)
  const used = async () => (await ana.call(getApplyTerms, { params: { jobId } })).topChoices.used
  const { _id: id } = await choose(ana, jobId)
  await expect(choose(ana, jobId)).toBeRefused('already_applied')
  await expect(choose(ana, await aJob(app, { by: hana, status: 'closed' }))).toBeRefused('job_not_open')
  expect(await used()).toBe(1)
  await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
  expect(await used()).toBe(1)
})

test('applying once more may be a top choice, and takes the earlier sentence away', async () => {
  const { jobId } = await aVacancy()
  const ana = await aSeeker(app)
  const { _id: id } = await choose(ana, jobId)
  const withdraw = () => ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
  await withdraw()
  await ana.call(applyToJob, { params: { jobId }, body: {} })
  expect(await stored()).toEqual([{ top_choice: null }])
})

test.each([
  ['x'.repeat(200), 'x'.repeat(200)],
  ['  two\nlines  ', 'two lines'],
  ['أحب الخبز', 'أحب الخبز'],
  ['I\u200b bake', 'I bake'],
])('the sentence %j is stored as %j', async (typed, kept) => {
  const { jobId } = await aVacancy()
  expect((await choose(await aSeeker(app), jobId, typed)).topChoice).toBe(kept)
})

test.each(['x'.repeat(201), '', ' ', '\u200b\u2060', '\u3164'])(
  'the sentence %j is refused by its field',
  async (typed) => {
    const { jobId } = await aVacancy()
    await expect(choose(await aSeeker(app), jobId, typed)).toBeRefused('invalid_input', 'topChoice')
    expect(await stored()).toEqual([])
  },
)

test('the seeker exports the sentence, the employer does not', async () => {
  const { hana, jobId } = await aVacancy()
  const ana = await aSeeker(app)
  await choose(ana, jobId)
  expect(JSON.stringify(await ana.call(exportData))).toContain('above this bakery')
  expect(JSON.stringify(await hana.call(exportData))).not.toContain('above this bakery')
})

test('the sentence is erased with the account, and 6 months after a rejection', async () => {
  const { hana, jobId } = await aVacancy()
  const ana = await aSeeker(app)
  const { _id: id } = await choose(ana, jobId)
  await hana.call(updateApplicationStatus, {
    params: { id },
    body: { newStatus: 'rejected', reasonCode: 'position_filled' },
  })
  await shiftApplication(app, id, 190)
  await purgeCoverLetters(app.deps)
  expect(await stored()).toEqual([{ top_choice: null }])
  const bea = await aSeeker(app)
  await choose(bea, jobId)
  await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, bea._id))
  expect(await stored()).toEqual([{ top_choice: null }, { top_choice: null }])
})
