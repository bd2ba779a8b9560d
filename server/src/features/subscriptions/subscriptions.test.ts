import { fetchUser } from '@hearback/contract/accounts/accounts.ts'
import {
  cancelSubscription,
  changePlan,
  claimCheckout,
  createCheckoutSession,
  getCheckout,
  getMySubscription,
  getUsage,
  listInvoices,
  listPlans,
  openPortal,
  type PaidPlan,
  receivePaymentEvent,
  resumeSubscription,
  simulatePayment,
} from '@hearback/contract/accounts/subscriptions.ts'
import { getSeekerAnalytics } from '@hearback/contract/hiring/analytics.ts'
import { listJobsOfEmployer, postJob, renewJob, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, eventually, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aPaidPlan } from '../../../test/subscription-factory.ts'
import { reconcile, reconcileEndedPlans } from './reconcile.service.ts'

const app = testApp()
const pro = 'employer_pro_monthly' as const
const begin = (by: Caller, planId: PaidPlan = pro, stripeToken?: string | { id: string }) =>
  by.call(createCheckoutSession, { body: { planId, ...(stripeToken && { stripeToken }) } })
const simulate = (sessionId: string, outcome: 'success' | 'decline' | 'authentication') =>
  app.caller().call(simulatePayment, { body: { sessionId, outcome } })
const claim = (by: Caller, sessionId: string) => by.call(claimCheckout, { body: { sessionId } })
const planOf = async (who: Person) => (await who.call(fetchUser, { params: { id: who._id } })).user.plan
const statuses = async (who: Person) => {
  const { jobs } = await who.call(listJobsOfEmployer, { params: { id: who._id }, query: { limit: 100 } })
  return jobs.toSorted((a, b) => a.jobTitle.localeCompare(b.jobTitle)).map((job) => [job.jobTitle, job.status])
}
/** Creates `count` jobs, `Job 1` being the newest. */
const someJobs = async (by: Person, count: number) => {
  for (let n = 1; n <= count; n++) await aJob(app, { by, title: `Job ${n}`, postedDaysAgo: n })
}
/** Ends the paid month a minute ago, at the simulated provider and in the stored state. */
async function endPeriod(): Promise<void> {
  const ended = new Date(Date.now() - 60_000).toISOString()
  await app.pool.query(
    `update simulated_payments set data = jsonb_set(data, '{periodEnd}', to_jsonb($1::text)) where data ->> 'kind' = 'subscription'`,
    [ended],
  )
  await app.pool.query('update subscriptions set period_end = $1', [ended])
}

test('the plans say what they cost and allow, and that payments are simulated', async () => {
  const { plans, mode } = await app.caller().call(listPlans)
  expect(mode).toBe('simulated')
  expect(plans.map(({ _id, audience, price }) => [_id, audience, price])).toEqual([
    ['free', 'employer', 0],
    ['free', 'jobseeker', 0],
    ['seeker_plus_monthly', 'jobseeker', 9],
    ['employer_pro_monthly', 'employer', 49],
    ['employer_business_monthly', 'employer', 149],
  ])
  expect(plans.map(({ limits }) => limits.map(({ limit }) => limit))).toEqual([
    [3, 5, 10],
    [],
    [],
    [20, 50, 100],
    [100, 200, 500],
  ])
})

describe('paying for a plan', () => {
  test('grants it immediately, tells of it, and opens its limits', async () => {
    const hana = await anEmployer(app)
    const { sessionId, id, url, mode } = await begin(hana)
    expect(id).toBe(sessionId)
    expect([mode, url]).toEqual(['simulated', `${app.deps.config.publicUrl}/checkout?session_id=${sessionId}`])
    expect(await planOf(hana)).toBe('free')
    await simulate(sessionId, 'success')
    expect(await claim(hana, sessionId)).toMatchObject({
      plan: pro,
      subscription: { plan: pro, status: 'active', cancelAtPeriodEnd: false, graceEndsAt: null },
    })
    expect(await planOf(hana)).toBe(pro)
    expect((await hana.call(getUsage)).meters[0]).toMatchObject({ meter: 'jobPosts', limit: 20, left: 20 })
    expect((await app.mailTo(hana.email, /Employer pro/)).text).toContain('/billing')
  })

  test('begun again is the same session, and for another plan takes the place of the first', async () => {
    const hana = await anEmployer(app)
    const first = await begin(hana)
    expect((await begin(hana)).sessionId).toBe(first.sessionId)
    const other = await begin(hana, 'employer_business_monthly')
    expect(other.sessionId).not.toBe(first.sessionId)
    const { checkout } = await app.caller().call(getCheckout, { query: { sessionId: first.sessionId } })
    expect(checkout.status).toBe('expired')
    await expect(simulate(first.sessionId, 'success')).toBeRefused('checkout_over')
    await simulate(other.sessionId, 'success')
    await expect(begin(hana)).toBeRefused('already_subscribed')
    expect(await planOf(hana)).toBe('employer_business_monthly')
  })

  test('is no one’s while no one is signed in, and then belongs to whoever claims it, who again may', async () => {
    const [hana, otto] = [await anEmployer(app), await anEmployer(app)]
    const { sessionId } = await begin(app.caller())
    await simulate(sessionId, 'success')
    await claim(hana, sessionId)
    expect(await claim(hana, sessionId)).toMatchObject({ plan: pro })
    await expect(claim(otto, sessionId)).toBeRefused('checkout_claimed')
    expect([await planOf(hana), await planOf(otto)]).toEqual([pro, 'free'])
  })

  test('gives a session that ten claim concurrently to one of them', async () => {
    const { sessionId } = await begin(app.caller())
    await simulate(sessionId, 'success')
    const ten = await Promise.all(Array.from({ length: 10 }, () => anEmployer(app)))
    const outcomes = await Promise.allSettled(ten.map((one) => claim(one, sessionId)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await Promise.all(ten.map(planOf))).filter((plan) => plan === pro)).toHaveLength(1)
  })

  test('grants nothing while it is declined, waits for the bank, or is not paid', async () => {
    const hana = await anEmployer(app)
    const { sessionId } = await begin(hana)
    await expect(simulate(sessionId, 'decline')).toBeRefused('card_declined')
    expect(await simulate(sessionId, 'authentication')).toMatchObject({ status: 'authentication_needed' })
    await expect(claim(hana, sessionId)).toBeRefused('checkout_not_paid')
    expect((await app.caller().call(getCheckout, { query: { sessionId } })).checkout).toMatchObject({
      plan: pro,
      status: 'open',
      mode: 'simulated',
      clientSecret: null,
    })
    expect(await planOf(hana)).toBe('free')
    await simulate(sessionId, 'success')
    await expect(simulate(sessionId, 'success')).toBeRefused('checkout_over')
  })

  test('takes the older card token as the provider’s script hands it over', async () => {
    const hana = await anEmployer(app)
    const { sessionId } = await begin(hana, pro, { id: 'tok_chargeDeclined' })
    await expect(simulate(sessionId, 'success')).toBeRefused('card_declined')
    await expect(begin(hana, pro, { id: '' })).toBeRefused('invalid_input', 'stripeToken')
  })

  test('takes the older card token, and declines the one that is always declined', async () => {
    const { sessionId } = await begin(app.caller(), pro, 'tok_visa')
    expect(await simulate(sessionId, 'success')).toMatchObject({ status: 'complete' })
    const declined = await begin(app.caller(), pro, 'tok_chargeDeclined')
    await expect(simulate(declined.sessionId, 'success')).toBeRefused('card_declined')
  })

  test('is for the side that the plan is for, and not for who pays already', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    await expect(begin(ana)).toBeRefused('invalid_input', 'planId')
    await expect(begin(hana, 'seeker_plus_monthly')).toBeRefused('invalid_input', 'planId')
    await expect(begin(hana, 'gold' as PaidPlan)).toBeRefused('invalid_input', 'planId')
    const { sessionId } = await begin(app.caller())
    await simulate(sessionId, 'success')
    await expect(claim(ana, sessionId)).toBeRefused('invalid_input', 'planId')
    await aPaidPlan(hana, pro)
    await expect(begin(hana)).toBeRefused('already_subscribed')
  })

  test('a session that never was is not found', async () => {
    const sessionId = 'cs_simulated_00000000000000000000000000000000'
    await expect(app.caller().call(getCheckout, { query: { sessionId } })).toBeRefused('not_found')
    await expect(simulate(sessionId, 'success')).toBeRefused('not_found')
    await expect(claim(await anEmployer(app), 'x; drop table users')).toBeRefused('not_found')
  })

  test('can be begun 20 times an hour from one address', async () => {
    for (let n = 0; n < 20; n++) await begin(app.caller())
    await expect(begin(app.caller())).toBeRefused('too_many_requests')
  })

  test('takes no events where payments are simulated', async () => {
    await expect(app.caller().call(receivePaymentEvent)).toBeRefused('bad_signature')
  })
})

describe('a subscription', () => {
  test('changes to another plan immediately, with its limits', async () => {
    const hana = await anEmployer(app)
    await aPaidPlan(hana, pro)
    const changed = await hana.call(changePlan, { body: { planId: 'employer_business_monthly' } })
    expect(changed).toMatchObject({ plan: 'employer_business_monthly', subscription: { status: 'active' } })
    expect((await hana.call(getUsage)).meters[0]).toMatchObject({ limit: 100 })
    await expect(hana.call(changePlan, { body: { planId: 'seeker_plus_monthly' } })).toBeRefused(
      'invalid_input',
      'planId',
    )
  })

  test('that is canceled goes on to the end of what is paid, and can be resumed until then', async () => {
    const hana = await anEmployer(app)
    await aPaidPlan(hana, pro)
    expect(await hana.call(cancelSubscription)).toMatchObject({ plan: pro, subscription: { cancelAtPeriodEnd: true } })
    expect(await hana.call(resumeSubscription)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })
    await endPeriod()
    await reconcile(app.deps)
    await reconcileEndedPlans(app.deps)
    expect(await hana.call(getMySubscription)).toMatchObject({ plan: pro, subscription: { status: 'active' } })
    const { invoices } = await hana.call(listInvoices)
    expect(invoices.map(({ amount, currency, status }) => [amount, currency, status])).toEqual([
      [49, 'USD', 'paid'],
      [49, 'USD', 'paid'],
    ])
    expect((await hana.call(openPortal)).url).toContain('/billing')
  })

  test('ends with its period: jobs above the free limit are paused, none is lost, and they come back with a plan', async () => {
    const hana = await anEmployer(app)
    await aPaidPlan(hana, pro)
    await someJobs(hana, 5)
    await hana.call(cancelSubscription)
    await reconcileEndedPlans(app.deps)
    expect(await planOf(hana)).toBe(pro)
    await endPeriod()
    await reconcileEndedPlans(app.deps)
    expect(await planOf(hana)).toBe('free')
    expect(await statuses(hana)).toEqual([
      ['Job 1', 'open'],
      ['Job 2', 'open'],
      ['Job 3', 'open'],
      ['Job 4', 'paused'],
      ['Job 5', 'paused'],
    ])
    await app.mailTo(hana.email, /has ended$/)
    await app.mailTo(hana.email, /^2 jobs are paused$/)
    expect(await hana.call(getMySubscription)).toMatchObject({ plan: 'free', subscription: { status: 'ended' } })
    await aPaidPlan(hana, pro)
    expect((await statuses(hana)).map(([, status]) => status)).toEqual(['open', 'open', 'open', 'open', 'open'])
  })

  test('that ended leaves room to choose which three jobs are open', async () => {
    const hana = await anEmployer(app)
    await aPaidPlan(hana, pro)
    await someJobs(hana, 4)
    await hana.call(cancelSubscription)
    await endPeriod()
    await reconcileEndedPlans(app.deps)
    const { jobs } = await hana.call(listJobsOfEmployer, { params: { id: hana._id } })
    const [paused, open] = ['paused', 'open'].map((status) => jobs.find((job) => job.status === status)?._id ?? '')
    const put = (id: string, status: 'open' | 'paused' | 'closed') =>
      hana.call(setJobStatus, { params: { id }, body: { status } })
    await expect(put(paused!, 'open')).toBeRefused('open_job_limit_reached')
    await expect(hana.call(renewJob, { params: { id: paused! } })).toBeRefused('open_job_limit_reached')
    await put(paused!, 'closed')
    await expect(put(paused!, 'open')).toBeRefused('open_job_limit_reached')
    await put(open!, 'paused')
    expect((await put(paused!, 'open')).job.status).toBe('open')
  })

  test('is no one’s who never paid', async () => {
    const hana = await anEmployer(app)
    expect(await hana.call(getMySubscription)).toMatchObject({ plan: 'free', subscription: null, mode: 'simulated' })
    expect((await hana.call(listInvoices)).invoices).toEqual([])
    for (const endpoint of [cancelSubscription, resumeSubscription, openPortal]) {
      await expect(hana.call(endpoint)).toBeRefused('not_found')
    }
  })
})

describe('usage', () => {
  test('is told for each side, with what is left and when counting begins again', async () => {
    const hana = await anEmployer(app)
    const body = {
      jobTitle: 'Baker',
      category: 'Food',
      estimatedFrom: 20,
      estimatedTo: 25,
      skills: 'x',
      description: 'x',
    }
    await hana.call(postJob, { body })
    const { plan, meters, analyticsUntil } = await hana.call(getUsage)
    expect([plan, analyticsUntil]).toEqual(['free', null])
    expect(meters.map(({ meter, limit, used, left }) => [meter, limit, used, left])).toEqual([
      ['jobPosts', 3, 1, 2],
      ['outreach', 5, 0, 5],
      ['offers', 10, 0, 10],
      ['reports', 10, 0, 10],
    ])
    const now = new Date()
    const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString()
    const tomorrow = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString()
    expect(meters.map(({ resetsAt }) => resetsAt)).toEqual([nextMonth, nextMonth, nextMonth, tomorrow])
    const seekers = await (await aSeeker(app)).call(getUsage)
    expect(seekers.meters.map(({ meter, limit }) => [meter, limit])).toEqual([
      ['chatRequests', 5],
      ['topChoices', 3],
      ['reports', 10],
    ])
  })

  test('opens analytics for 30 days, and always with seeker plus', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const analytics = () => ana.call(getSeekerAnalytics, { params: { id: ana._id } })
    const signedUp = (ago: string) => app.pool.query(`update users set created_at = now() - $1::interval`, [ago])
    await signedUp('29 days 23 hours 59 minutes')
    await analytics()
    expect((await ana.call(getUsage)).analyticsUntil).not.toBeNull()
    await signedUp('30 days')
    await expect(analytics()).toBeRefused('analytics_restricted')
    await expect(analytics()).rejects.toMatchObject({
      status: 403,
      body: { message: 'Access to analytics is restricted' },
    })
    await aPaidPlan(ana, 'seeker_plus_monthly')
    await analytics()
    expect((await ana.call(getUsage)).analyticsUntil).toBeNull()
  })
})

test('every notice to a person stands in their list', async () => {
  const hana = await anEmployer(app)
  await aPaidPlan(hana, pro)
  const kinds = await eventually(async () => {
    const { rows } = await app.pool.query('select kind, data from notifications where user_id = $1', [hana._id])
    return rows.length > 0 ? rows : undefined
  })
  expect(kinds).toEqual([{ kind: 'plan_started', data: { name: 'Employer pro', count: 0 } }])
})
