import { once } from 'node:events'
import { connect } from 'node:net'
import {
  cancelSubscription,
  changePlan,
  claimCheckout,
  createCheckoutSession,
  getCheckout,
  getMySubscription,
  listInvoices,
  openPortal,
  simulatePayment,
} from '@hearback/contract/accounts/subscriptions.ts'
import { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, eventually, testApp } from '../../../test/app.ts'
import { processOf } from '../../../test/cluster.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { type SignedEvent, startStripe } from '../../../test/stripe-server.ts'
import { reconcile, reconcileEndedPlans } from './reconcile.service.ts'

const stripe = await startStripe()
const app = testApp(stripe.settings)
const pro = 'employer_pro_monthly' as const
const path = '/api/subscription/webhook'
const begin = (by: Caller, stripeToken?: string) =>
  by.call(createCheckoutSession, { body: { planId: pro, ...(stripeToken && { stripeToken }) } })
const deliver = async ({ payload, headers }: SignedEvent) =>
  (await app.server.inject({ method: 'POST', url: path, headers, payload })).statusCode
const planOf = async (who: Caller) => (await who.call(getMySubscription)).plan
const count = async (table: string) => (await app.pool.query(`select count(*) from ${table}`)).rows[0].count
const told = async (who: EmployerPerson) =>
  (await app.pool.query('select kind from notifications where user_id = $1 order by id', [who._id])).rows.map(
    ({ kind }) => kind,
  )
/** A person whose payment succeeded at the provider, but is not known here yet. */
async function aPayer() {
  const hana = await anEmployer(app)
  const { sessionId } = await begin(hana)
  return { hana, sessionId, subscription: stripe.pay(sessionId) }
}
async function aSubscriber() {
  const payer = await aPayer()
  expect(await deliver(stripe.event('checkout.session.completed', payer.sessionId))).toBe(200)
  expect(await planOf(payer.hana)).toBe(pro)
  return payer
}
const openJobs = async (who: EmployerPerson) => {
  const { jobs } = await who.call(listJobsOfEmployer, { params: { id: who._id }, query: { limit: 100 } })
  return [jobs.length, jobs.filter(({ status }) => status === 'open').length]
}

describe('a checkout with the provider', () => {
  test('shows its own card fields, and is read back when the browser returns', async () => {
    const hana = await anEmployer(app)
    const { sessionId, clientSecret, publishableKey, mode } = await begin(hana)
    expect([mode, publishableKey, clientSecret]).toEqual(['stripe', 'pk_test_1', `${sessionId}_secret_1`])
    const { checkout } = await app.caller().call(getCheckout, { query: { sessionId } })
    expect(checkout).toMatchObject({ plan: pro, status: 'open', clientSecret, publishableKey })
    await expect(hana.call(claimCheckout, { body: { sessionId } })).toBeRefused('checkout_not_paid')
    stripe.pay(sessionId)
    expect(await planOf(hana)).toBe('free')
    expect(await hana.call(claimCheckout, { body: { sessionId } })).toMatchObject({ plan: pro, mode: 'stripe' })
    expect((await app.caller().call(getCheckout, { query: { sessionId } })).checkout.clientSecret).toBeNull()
  })

  test('has one customer for a person, however often they begin', async () => {
    const hana = await anEmployer(app)
    for (let n = 0; n < 3; n++) await begin(hana)
    expect(await count('payment_customers')).toBe(1)
  })

  test('keeps the older card token for its customer, charges nothing by it, and says when it is declined', async () => {
    const before = stripe.calls.length
    const { sessionId } = await begin(app.caller(), 'tok_visa')
    expect(stripe.calls.slice(before).map((call) => call.replace(/pm_\w+/, 'pm'))).toEqual([
      'POST payment_methods',
      'POST customers',
      'POST payment_methods/pm/attach',
      'POST checkout/sessions',
    ])
    expect(sessionId).toMatch(/^cs_/)
    await expect(begin(app.caller(), 'tok_chargeDeclined')).toBeRefused('card_declined')
    await expect(begin(app.caller(), 'nonsense')).toBeRefused('card_declined')
  })

  test('cannot be simulated', async () => {
    const { sessionId } = await begin(app.caller())
    const body = { sessionId, outcome: 'success' as const }
    await expect(app.caller().call(simulatePayment, { body })).toBeRefused('not_found')
  })

  test('is refused while the provider is away, and nothing is left behind', async () => {
    const hana = await anEmployer(app)
    stripe.isAway = true
    await expect(begin(hana)).toBeRefused('unavailable')
    stripe.isAway = false
    expect(await count('payment_customers')).toBe(0)
    await begin(hana)
  })

  test('a paid plan is changed, canceled, and shows its invoices and the page of the provider', async () => {
    const { hana, subscription } = await aSubscriber()
    const planId = 'employer_business_monthly' as const
    expect(await hana.call(changePlan, { body: { planId } })).toMatchObject({ plan: planId })
    expect(stripe.subscription(subscription)).toMatchObject({ items: { data: [{ price: { id: 'price_business' } }] } })
    expect(await hana.call(cancelSubscription)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } })
    expect((await hana.call(listInvoices)).invoices).toMatchObject([{ amount: 49, currency: 'USD', status: 'paid' }])
    expect((await hana.call(openPortal)).url).toMatch(/^https:\/\/billing\.example\//)
  })
})

describe('an event', () => {
  test('delivered 10 times in a row and 20 times concurrently grants one plan', async () => {
    const { hana, sessionId } = await aPayer()
    const event = stripe.event('checkout.session.completed', sessionId)
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => deliver(event)))
    const inARow: number[] = []
    for (let n = 0; n < 10; n++) inARow.push(await deliver(event))
    expect(new Set([...atOnce, ...inARow])).toEqual(new Set([200]))
    expect(await planOf(hana)).toBe(pro)
    expect([await count('subscriptions'), await count('payment_events')]).toEqual([1, 1])
    expect(await told(hana)).toEqual(['plan_started'])
  })

  test('of 20 concurrent different ones about one payment grants one plan', async () => {
    const { hana, subscription } = await aPayer()
    const events = Array.from({ length: 20 }, () => stripe.event('customer.subscription.updated', subscription))
    expect(new Set(await Promise.all(events.map(deliver)))).toEqual(new Set([200]))
    expect(await told(hana)).toEqual(['plan_started'])
  })

  test('that comes after a newer one changes nothing back', async () => {
    const { hana, subscription } = await aPayer()
    const [created, paid] = ['customer.subscription.created', 'customer.subscription.updated'].map((type) =>
      stripe.event(type, subscription),
    )
    stripe.change(subscription, { status: 'canceled' })
    const ended = stripe.event('customer.subscription.deleted', subscription)
    for (const event of [ended, paid!, created!]) expect(await deliver(event)).toBe(200)
    expect(await hana.call(getMySubscription)).toMatchObject({ plan: 'free', subscription: { status: 'ended' } })
  })

  test('overtaken at the provider by a newer answer is too old to count', async () => {
    const { hana, subscription } = await aPayer()
    const { asked, letGo } = stripe.holdNextAnswer()
    const older = deliver(stripe.event('customer.subscription.created', subscription))
    await asked
    stripe.change(subscription, { status: 'canceled' })
    expect(await deliver(stripe.event('customer.subscription.deleted', subscription))).toBe(200)
    letGo()
    expect(await older).toBe(200)
    expect(await hana.call(getMySubscription)).toMatchObject({ plan: 'free', subscription: { status: 'ended' } })
    expect(await told(hana)).toEqual([])
  })

  test.each([
    ['without a signature', (event: SignedEvent) => ({ ...event, headers: {} })],
    [
      'signed with another secret',
      () => stripe.event('checkout.session.completed', stripe.latest('checkout.session'), { secret: 'whsec_other' }),
    ],
    [
      'changed on its way',
      (event: SignedEvent) => ({ ...event, payload: event.payload.replace('completed', 'expired') }),
    ],
    ['with an empty body', (event: SignedEvent) => ({ ...event, payload: '' })],
  ])('%s is refused', async (_how, spoil) => {
    const { hana, sessionId } = await aPayer()
    expect(await deliver(spoil(stripe.event('checkout.session.completed', sessionId)))).toBe(400)
    expect([await count('payment_events'), await planOf(hana)]).toEqual([0, 'free'])
  })

  test('that was signed more than 5 minutes ago is refused', async () => {
    const { hana, sessionId } = await aPayer()
    const at = (signedSecondsAgo: number) =>
      deliver(stripe.event('checkout.session.completed', sessionId, { signedSecondsAgo }))
    expect(await at(310)).toBe(400)
    expect(await planOf(hana)).toBe('free')
    expect(await at(290)).toBe(200)
    expect(await planOf(hana)).toBe(pro)
  })

  test('of a type that no one knows, or of things that are none of ours, is taken and does nothing', async () => {
    expect(await deliver(stripe.event('moon.eclipsed', 'moon_1'))).toBe(200)
    expect(await count('payment_events')).toBe(1)
    expect(await count('subscriptions')).toBe(0)
  })

  test('is refused while the provider cannot be asked, and has its effect when it comes again', async () => {
    const { hana, sessionId } = await aPayer()
    const event = stripe.event('checkout.session.completed', sessionId)
    stripe.isAway = true
    expect(await deliver(event)).toBe(503)
    stripe.isAway = false
    expect(await count('payment_events')).toBe(0)
    expect(await deliver(event)).toBe(200)
    expect(await planOf(hana)).toBe(pro)
  })

  test('of an anonymous payment grants nothing until somebody claims it', async () => {
    const { sessionId } = await begin(app.caller())
    stripe.pay(sessionId)
    expect(await deliver(stripe.event('checkout.session.completed', sessionId))).toBe(200)
    const hana = await anEmployer(app)
    expect(await planOf(hana)).toBe('free')
    expect(await hana.call(claimCheckout, { body: { sessionId } })).toMatchObject({ plan: pro })
    expect(await told(hana)).toEqual(['plan_started'])
  })

  test('has its effect once where the process is killed after it and before the answer, or before it', async () => {
    const { hana, sessionId, subscription } = await aPayer()
    const event = stripe.event('checkout.session.completed', sessionId)
    const { asked } = stripe.holdNextAnswer()
    const first = await processOf(app, stripe.settings)
    await sendUnheard(first.url, event)
    await asked
    await first.end('SIGKILL')
    expect([await count('payment_events'), await planOf(hana)]).toEqual([0, 'free'])

    const second = await processOf(app, stripe.settings)
    await sendUnheard(second.url, event)
    await eventually(async () => (await count('payment_events')) === 1)
    await second.end('SIGKILL')
    expect(await planOf(hana)).toBe(pro)

    expect(await deliver(event)).toBe(200)
    expect(await deliver(stripe.event('customer.subscription.updated', subscription))).toBe(200)
    expect(await told(hana)).toEqual(['plan_started'])
    expect(await count('subscriptions')).toBe(1)
  }, 60_000)
})

/** Sends an event to a process without reading the response. */
async function sendUnheard(url: string, { payload, headers }: SignedEvent): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  const lines = Object.entries({ host: hostname, 'content-length': Buffer.byteLength(payload), ...headers })
  socket.write(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${payload}`,
  )
}

describe('a renewal that failed', () => {
  test('leaves 7 days, of which the person is told once; then the free plan begins and extra jobs are paused', async () => {
    const { hana, subscription } = await aSubscriber()
    for (let n = 0; n < 5; n++) await aJob(app, { by: hana, title: `Job ${n}` })
    stripe.change(subscription, { status: 'past_due' })
    for (let n = 0; n < 3; n++) await deliver(stripe.event('invoice.payment_failed', invoiceOf()))
    const { plan, subscription: mine } = await hana.call(getMySubscription)
    expect([plan, mine?.status]).toEqual([pro, 'past_due'])
    expect(new Date(mine?.graceEndsAt ?? 0).getTime()).toBeCloseTo(Date.now() + 7 * 86_400_000, -5)
    expect(await told(hana)).toEqual(['plan_started', 'payment_failed'])

    const failed = (ago: string) =>
      app.pool.query('update subscriptions set past_due_since = now() - $1::interval', [ago])
    await failed('6 days 23 hours 59 minutes')
    await reconcileEndedPlans(app.deps)
    expect([await planOf(hana), await openJobs(hana)]).toEqual([pro, [5, 5]])
    await failed('7 days')
    await reconcileEndedPlans(app.deps)
    expect([await planOf(hana), await openJobs(hana)]).toEqual(['free', [5, 3]])

    stripe.change(subscription, { status: 'active' })
    await deliver(stripe.event('invoice.paid', invoiceOf()))
    expect([await planOf(hana), await openJobs(hana)]).toEqual([pro, [5, 5]])
    expect(await told(hana)).toEqual(['plan_started', 'payment_failed', 'plan_ended', 'job_paused', 'plan_started'])
    expect((await app.mailTo(hana.email, /didn’t go through/)).text).toContain('never deleted')
  }, 15_000)

  test('is heard of by an event of an API version before 2025-03-31 too', async () => {
    const { hana, subscription } = await aSubscriber()
    stripe.change(subscription, { status: 'past_due' })
    await deliver(stripe.event('invoice.payment_failed', invoiceOf(), { isOld: true }))
    expect((await hana.call(getMySubscription)).subscription?.status).toBe('past_due')
  })

  test('that the provider gives up on counts from its first failure', async () => {
    const { hana, subscription } = await aSubscriber()
    stripe.change(subscription, { status: 'past_due' })
    await deliver(stripe.event('customer.subscription.updated', subscription))
    await app.pool.query(`update subscriptions set past_due_since = now() - interval '8 days'`)
    stripe.change(subscription, { status: 'unpaid' })
    await deliver(stripe.event('customer.subscription.updated', subscription))
    expect(await planOf(hana)).toBe('free')
  })
})

/** The latest invoice of the provider. */
const invoiceOf = () => stripe.latest('invoice')

describe('without any event', () => {
  test('a payment is found within minutes, and so is its end', async () => {
    const { hana, subscription } = await aPayer()
    await reconcile(app.deps)
    expect(await planOf(hana)).toBe(pro)
    stripe.change(subscription, { status: 'canceled' })
    await reconcile(app.deps)
    expect(await planOf(hana)).toBe(pro)
    await app.pool.query(`update payment_customers set looked_at = now() - interval '5 minutes'`)
    await reconcile(app.deps)
    expect(await planOf(hana)).toBe('free')
    expect(await told(hana)).toEqual(['plan_started', 'plan_ended'])
  })

  test('and without the provider a canceled plan ends with its period', async () => {
    const { hana, subscription } = await aSubscriber()
    stripe.change(subscription, { cancelAtPeriodEnd: true, periodEnd: new Date(Date.now() - 60_000) })
    await deliver(stripe.event('customer.subscription.updated', subscription))
    expect(await planOf(hana)).toBe('free')
    const other = await aSubscriber()
    await other.hana.call(cancelSubscription)
    stripe.isAway = true
    await app.pool.query(`update subscriptions set period_end = now()`)
    await reconcileEndedPlans(app.deps)
    stripe.isAway = false
    expect(await planOf(other.hana)).toBe('free')
  })

  test('an account that could not be looked at while the provider was away is looked at later', async () => {
    const payers = [await aPayer(), await aPayer()]
    stripe.isAway = true
    await expect(reconcile(app.deps)).rejects.toMatchObject({ code: 'unavailable' })
    stripe.isAway = false
    await reconcile(app.deps)
    expect(await Promise.all(payers.map(({ hana }) => planOf(hana)))).toEqual([pro, pro])
  })

  test('the plan of a deleted account ends, and an unclaimed plan is not renewed', async () => {
    const { hana, subscription } = await aSubscriber()
    await app.pool.query('delete from users where id = $1', [hana._id])
    await app.pool.query(`update payment_customers set looked_at = now() - interval '1 hour'`)
    const { sessionId } = await begin(app.caller())
    const unclaimed = stripe.pay(sessionId)
    await deliver(stripe.event('checkout.session.completed', sessionId))
    await reconcile(app.deps)
    expect(stripe.subscription(subscription).status).toBe('canceled')
    expect(stripe.subscription(unclaimed).cancel_at_period_end).toBe(false)
    await app.pool.query(`update subscriptions set created_at = now() - interval '25 hours'`)
    await reconcile(app.deps)
    expect(stripe.subscription(unclaimed).cancel_at_period_end).toBe(true)
  })
})
