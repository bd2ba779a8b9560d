import { signUp, verifyEmail } from '@hearback/contract/accounts/accounts.ts'
import { getUsage } from '@hearback/contract/accounts/subscriptions.ts'
import { applyToJob, countApplicationView, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { startChat } from '@hearback/contract/hiring/chat.ts'
import { updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { viewCompany } from '@hearback/contract/jobs/company-views.ts'
import { countJobView, postJob } from '@hearback/contract/jobs/jobs.ts'
import { contactUs } from '@hearback/contract/trust/contact.ts'
import { beforeEach, expect } from 'vitest'
import { hashSecret } from '../../src/features/accounts/passwords/passwords.ts'
import { testApp } from '../app.ts'
import { anApplication } from '../application-factory.ts'
import { anEmployer } from '../employer-factory.ts'
import { password } from '../factories.ts'
import { aJob } from '../job-factory.ts'
import { inLong } from '../long.ts'
import '../matchers.ts'
import { anOffer } from '../offer-factory.ts'
import { employerReviews, seekerReviews, twoWhoMet } from '../review-factory.ts'
import { aSeeker } from '../seeker-factory.ts'
import { aPaidPlan } from '../subscription-factory.ts'
import { callConcurrently, expectOutcomes, requests, rule, twoProcesses } from './concurrent-calls.ts'

// The rules of the marketplace against many concurrent requests to two real processes; LONG=1 repeats each 20 times.
const app = testApp()
const { by } = twoProcesses(app)
beforeEach(() => app.pool.query('delete from pgboss.schedule'))

const rowsOf = async (statement: string, ...values: unknown[]) => (await app.pool.query(statement, values)).rows
const countOf = async (from: string, ...values: unknown[]): Promise<number> =>
  Number((await rowsOf(`select count(*) from ${from}`, ...values))[0].count)
const several = <R>(count: number, make: () => Promise<R>) => Promise.all(Array.from({ length: count }, make))

rule('P8', 'a person applies to a job once', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const jobId = await aJob(app, { by: hana })
  const outcomes = await callConcurrently(requests, (n) => by(n, ana).call(applyToJob, { params: { jobId }, body: {} }))
  expectOutcomes(outcomes, 1, 'already_applied')
  expect(await countOf('applications where job_id = $1', jobId)).toBe(1)
  expect(
    await countOf('application_steps s join applications a on a.id = s.application_id where job_id = $1', jobId),
  ).toBe(1)
  expect(await rowsOf('select applications_count from jobs where id = $1', jobId)).toEqual([{ applications_count: 1 }])
})

const form = { jobTitle: 'Baker', category: 'Food', estimatedFrom: 20, estimatedTo: 25, skills: 'x', description: 'x' }

rule('P9', 'the posts of a month are what the plan says, exactly', async (round) => {
  const hana = await anEmployer(app)
  if (round % 2) await aPaidPlan(hana, 'employer_pro_monthly')
  const limit = round % 2 ? 20 : 3
  const outcomes = await callConcurrently(requests, (n) => by(n, hana).call(postJob, { body: form }))
  expectOutcomes(outcomes, limit, 'job_limit_reached')
  expect(await countOf('jobs where employer_id = $1', hana._id)).toBe(limit)
})

rule('P9', 'the posts of a month are what the new plan says, whenever among them it begins', async () => {
  const hana = await anEmployer(app)
  let answered = 0
  const paid = Promise.withResolvers<unknown>()
  await callConcurrently(requests, async (n) => {
    answered += 1
    if (answered === requests / 2) paid.resolve(aPaidPlan(by(n, hana), 'employer_pro_monthly'))
    return by(n, hana).call(postJob, { body: form })
  })
  await paid.promise
  const posted = await countOf('jobs where employer_id = $1', hana._id)
  expect(posted).toBeGreaterThanOrEqual(3)
  const more = await callConcurrently(requests, (n) => by(n, hana).call(postJob, { body: form }))
  expectOutcomes(more, 20 - posted, 'job_limit_reached')
  expect(await countOf('jobs where employer_id = $1', hana._id)).toBe(20)
  const { meters } = await hana.call(getUsage)
  expect(meters.find(({ meter }) => meter === 'jobPosts')).toMatchObject({ limit: 20, used: 20, left: 0 })
})

rule('P10', 'a company that is viewed again and again counts once', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const view = (n: number) => by(n, ana).call(viewCompany, { params: { id: hana._id } })
  expectOutcomes(await callConcurrently(requests, view), requests)
  expect((await view(0)).quota.used).toBe(1)
})

rule('P10', 'no more companies are viewed than the plan says', async () => {
  const ana = await aSeeker(app)
  const companies = await several(25, () => anEmployer(app))
  const { done, refused } = await callConcurrently(requests, async (n) => {
    const id = companies[n % 25]?._id ?? ''
    await by(n, ana).call(viewCompany, { params: { id } })
    return id
  })
  expect([new Set(done).size, Object.keys(refused)]).toEqual([15, ['company_view_limit_reached']])
  expect(await rowsOf('select used from usage_counters where user_id = $1', ana._id)).toEqual([{ used: 15 }])
})

rule('P11', 'a person writes to the operator twice in 24 hours', async () => {
  const ana = await aSeeker(app)
  const body = { name: 'Ana Ruiz', message: 'How do I change my name?' }
  const outcomes = await callConcurrently(requests, (n) => by(n, ana).call(contactUs, { body }))
  expectOutcomes(outcomes, 2, 'contact_limit_reached')
  expect(await countOf('contact_messages where user_id = $1', ana._id)).toBe(2)
})

rule('P12', 'two who start a chat with each other have one', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const start = (n: number) => {
    const [one, other] = n % 4 < 2 ? [hana, ana] : [ana, hana]
    return by(n, one).call(startChat, { body: { profileId: other._id } })
  }
  const outcomes = await callConcurrently(requests, start)
  expectOutcomes(outcomes, requests)
  expect(new Set(outcomes.done.map(({ data }) => data._id)).size).toBe(1)
  expect(await countOf('chats where employer_id = $1 or seeker_id = $2', hana._id, ana._id)).toBe(1)
})

rule('P13', 'one reviews the other once, in each direction', async () => {
  const { hana, ana } = await twoWhoMet(app)
  const outcomes = await callConcurrently(requests, (n) =>
    n % 4 < 2
      ? seekerReviews(Object.assign(by(n, ana), { _id: ana._id, email: '' }), hana)
      : employerReviews(Object.assign(by(n, hana), { _id: hana._id, email: '' }), ana),
  )
  expectOutcomes(outcomes, 2, 'already_reviewed')
  const written = await rowsOf(
    'select about from reviews where author_id in ($1, $2) order by about',
    hana._id,
    ana._id,
  )
  expect(written).toEqual([{ about: 'employer' }, { about: 'seeker' }])
})

rule('P14', 'of a rejection and a withdrawal one wins', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }), status: 'viewed' })
  const rejection = { newStatus: 'rejected', employerFeedback: 'We look for more years at the oven.' } as const
  const outcomes = await callConcurrently(requests, (n) =>
    n % 4 < 2
      ? by(n, hana).call(updateApplicationStatus, { params: { id }, body: rejection })
      : by(n, ana).call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } }),
  )
  expectOutcomes(outcomes, 1, 'step_not_allowed')
  const path = await rowsOf(
    'select from_status, to_status from application_steps where application_id = $1 order by at, id',
    id,
  )
  expect(path.map((step) => step.from_status)).toEqual([null, 'applied', 'viewed'])
  expect(await rowsOf('select status from applications where id = $1', id)).toEqual([
    { status: path.at(-1)?.to_status },
  ])
})

rule('P14', 'of an acceptance and a taking back of an offer one wins', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const id = await anOffer({ by: hana, to: ana })
  const outcomes = await callConcurrently(requests, (n) =>
    n % 4 < 2
      ? by(n, ana).call(updateOfferStatus, { params: { id }, body: { status: 'accepted' } })
      : by(n, hana).call(updateOfferStatus, { params: { id }, body: { status: 'withdrawn' } }),
  )
  expectOutcomes(outcomes, 1, 'step_not_allowed')
  const path = await rowsOf('select from_status, to_status from offer_steps where offer_id = $1 order by at, id', id)
  expect(path.map((step) => step.from_status)).toEqual([null, 'pending'])
  expect(await rowsOf('select status from offers where id = $1', id)).toEqual([{ status: path.at(-1)?.to_status }])
})

rule('P15', 'an address has one account, however it is spelled', async (round) => {
  const spellings = [`ana${round}@people.example`, `ANA${round}@People.Example`, `Ana${round}@people.EXAMPLE`]
  const register = (n: number) =>
    by(n).call(signUp, {
      body: { email: spellings[n % 3] ?? '', phone: '+12085550100', password, userType: 'jobseeker' },
    })
  const pending = await callConcurrently(requests, register)
  // 5 per network, 15 in total.
  expectOutcomes(pending, 15, 'too_many_requests')
  await app.pool.query('update signups set code_hash = $1', [await hashSecret('123456')])
  const confirmed = await callConcurrently(requests, (n) =>
    by(n, { token: pending.done[n % pending.done.length]?.authtoken }).call(verifyEmail, { body: { code: '123456' } }),
  )
  expectOutcomes(confirmed, 1, 'email_taken', 'not_signed_in', 'wrong_code')
  const kept = await rowsOf('select email from users where lower(email) = $1', spellings[0])
  expect(kept).toEqual([{ email: spellings[0] }])
  // The limit of codes for an address comes before the lookup of the address.
  for (const n of [0, 1, 2]) await expect(register(n)).toBeRefused('too_many_requests')
})

const views = inLong(1_000, 300)

rule(
  'P16',
  'concurrent views of a job are all counted',
  async () => {
    const id = await aJob(app, { by: await anEmployer(app) })
    const outcomes = await callConcurrently(views, (n) => by(n).call(countJobView, { params: { id } }))
    expectOutcomes(outcomes, views)
    expect(await rowsOf('select views from jobs where id = $1', id)).toEqual([{ views }])
  },
  views,
)

rule('P16', 'a hundred openings of an application are a hundred, and one first view', async () => {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
  expectOutcomes(
    await callConcurrently(requests, (n) => by(n, hana).call(countApplicationView, { params: { id } })),
    requests,
  )
  expect(await rowsOf('select views, status from applications where id = $1', id)).toEqual([
    { views: 100, status: 'viewed' },
  ])
  expect(await countOf(`application_steps where application_id = $1 and to_status = 'viewed'`, id)).toBe(1)
})
