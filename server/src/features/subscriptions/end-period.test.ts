import { changeLanguage } from '@hearback/contract/accounts/accounts.ts'
import { listNotifications, updateNotificationSettings } from '@hearback/contract/accounts/notifications.ts'
import {
  cancelSubscription,
  changePlan,
  claimCheckout,
  createCheckoutSession,
  getMySubscription,
  listInvoices,
  simulatePayment,
} from '@hearback/contract/accounts/subscriptions.ts'
import { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { startStripe } from '../../../test/stripe-server.ts'
import { aPaidPlan } from '../../../test/subscription-factory.ts'
import '../../../test/matchers.ts'
import { readConfig } from '../../config/config.ts'
import { choosePayments } from '../../ports/choose-payments.ts'
import { endPeriodNow } from './end-period.service.ts'

const app = testApp()
const stripe = await startStripe()
const pro = 'employer_pro_monthly' as const

let hana: EmployerPerson
beforeEach(async () => {
  hana = await anEmployer(app)
})

const pay = async (stripeToken?: string) => {
  const { sessionId } = await hana.call(createCheckoutSession, {
    body: { planId: pro, ...(stripeToken && { stripeToken }) },
  })
  await hana.call(simulatePayment, { body: { sessionId, outcome: stripeToken ? 'success' : 'renewal_declined' } })
  await hana.call(claimCheckout, { body: { sessionId } })
}
const endPeriod = () => endPeriodNow(app.deps, hana.email)
const mine = () => hana.call(getMySubscription)
/** Waits until the running server has processed the provider's state. */
const eventuallyIs = (plan: string, status: string) =>
  eventually(async () => {
    const now = await mine()
    return now.plan === plan && now.subscription?.status === status ? now : undefined
  })
const jobs = async () => {
  const { jobs } = await hana.call(listJobsOfEmployer, { params: { id: hana._id }, query: { limit: 100 } })
  return jobs.map(({ jobTitle, status, pausedByPlan }) => [jobTitle, status, pausedByPlan])
}
const someJobs = async (count: number) => {
  for (let n = 1; n <= count; n++) await aJob(app, { by: hana, title: `Job ${n}`, postedDaysAgo: n })
}
const told = async () =>
  (await hana.call(listNotifications)).notifications.map(({ kind, data, path }) => ({ kind, data, path }))

describe('a period that ends', () => {
  test('renews the plan and draws a bill', async () => {
    await aPaidPlan(hana, pro)
    const { subscription: before } = await mine()
    expect(await endPeriod()).toBe('done')
    await eventually(async () => {
      const { subscription } = await mine()
      return subscription?.currentPeriodEnd !== before?.currentPeriodEnd || undefined
    })
    expect(await mine()).toMatchObject({ plan: pro, subscription: { status: 'active' } })
    expect((await hana.call(listInvoices)).invoices.map(({ status }) => status)).toEqual(['paid', 'paid'])
  })

  test('ends a plan that was canceled; the jobs beyond are paused, none is lost, and the owner reads which', async () => {
    await aPaidPlan(hana, pro)
    await someJobs(5)
    await hana.call(cancelSubscription)
    expect(await endPeriod()).toBe('done')
    await eventuallyIs('free', 'ended')
    expect(await jobs()).toEqual([
      ['Job 1', 'open', false],
      ['Job 2', 'open', false],
      ['Job 3', 'open', false],
      ['Job 4', 'paused', true],
      ['Job 5', 'paused', true],
    ])
    expect((await told()).slice(0, 2)).toEqual([
      { kind: 'job_paused', data: { count: 2 }, path: '/employer/jobs?status=paused' },
      { kind: 'plan_ended', data: { name: 'Employer pro' }, path: '/billing' },
    ])
    const mail = await app.mailTo(hana.email, /^2 jobs are paused$/)
    for (const words of ['Job 4', 'Job 5', 'nothing was deleted', '/employer/jobs?status=paused']) {
      expect(mail.text).toContain(words)
    }
    expect(await app.caller().call(listJobsOfEmployer, { params: { id: hana._id } })).toMatchObject({ total: 3 })
  })

  test('calls the free plan what it is in the language of the reader', async () => {
    await aPaidPlan(hana, pro)
    await someJobs(4)
    await hana.call(changeLanguage, { body: { language: 'es' } })
    await hana.call(cancelSubscription)
    await endPeriod()
    await eventuallyIs('free', 'ended')
    const mail = await app.mailTo(hana.email, /^1 anuncio está en pausa$/)
    expect(mail.text).toContain('Tu plan ahora es Gratis')
    expect(mail.text).not.toContain('Free')
  })

  test('tells of paused jobs without a mail where mails about jobs are off', async () => {
    await aPaidPlan(hana, pro)
    await someJobs(4)
    await hana.call(updateNotificationSettings, { body: { mail: { jobs: false } } })
    await hana.call(cancelSubscription)
    await endPeriod()
    await eventuallyIs('free', 'ended')
    expect((await told())[0]).toMatchObject({ kind: 'job_paused', data: { count: 1, job: 'Job 4' } })
    await app.mailTo(hana.email, /has ended$/)
    expect(app.mails.filter(({ subject }) => subject.includes('paused'))).toEqual([])
  })

  test('is moved where payments are simulated, by somebody who pays, and nowhere else', async () => {
    expect(await endPeriod()).toBe('nobody')
    expect(await endPeriodNow(app.deps, 'nobody@people.example')).toBe('nobody')
    await aPaidPlan(hana, pro)
    const real = choosePayments(
      readConfig({ NODE_ENV: 'test', DATA_DIR: app.deps.config.dataDir, ...stripe.settings }),
    )(app.db)
    const before = await mine()
    expect(await endPeriodNow({ ...app.deps, payments: real }, hana.email)).toBe('real')
    expect(await mine()).toEqual(before)
  })
})

describe('a card that is refused at the renewal', () => {
  test.each([
    ['on the page', undefined],
    ['as the token of the provider’s tests', 'tok_chargeCustomerFail'],
  ])('is taken now, given %s; then 7 days go on, and after them extra jobs are paused', async (_how, token) => {
    await pay(token)
    await someJobs(4)
    expect((await mine()).subscription?.status).toBe('active')
    await endPeriod()
    const { subscription } = await eventuallyIs(pro, 'past_due')
    expect(new Date(subscription?.graceEndsAt ?? 0).getTime()).toBeCloseTo(Date.now() + 7 * 86_400_000, -5)
    expect((await jobs()).every(([, status]) => status === 'open')).toBe(true)
    expect((await hana.call(listInvoices)).invoices.map(({ status }) => status)).toEqual(['open', 'paid'])
    await app.mailTo(hana.email, /didn’t go through/)

    await endPeriod()
    await eventuallyIs('free', 'ended')
    expect((await jobs()).map(([, status]) => status)).toEqual(['open', 'open', 'open', 'paused'])
    expect((await told()).map(({ kind }) => kind)).toEqual([
      'job_paused',
      'plan_ended',
      'payment_failed',
      'plan_started',
    ])
    await aPaidPlan(hana, pro)
    expect((await jobs()).every(([, status]) => status === 'open')).toBe(true)
  })
})

test('a smaller plan that is still paid for says which jobs it pauses, and not that any came back', async () => {
  await aPaidPlan(hana, 'employer_business_monthly')
  await someJobs(22)
  await hana.call(changePlan, { body: { planId: pro } })
  expect((await told()).slice(0, 2)).toEqual([
    { kind: 'job_paused', data: { count: 2, name: 'Employer pro' }, path: '/employer/jobs?status=paused' },
    { kind: 'plan_started', data: { name: 'Employer pro', count: 0 }, path: '/billing' },
  ])
})
