import { claimCheckout, createCheckoutSession, getMySubscription } from '@hearback/contract/accounts/subscriptions.ts'
import { expect } from 'vitest'
import { testApp } from '../app.ts'
import { anEmployer, type EmployerPerson } from '../employer-factory.ts'
import { inLong } from '../long.ts'
import { type SignedEvent, startStripe } from '../stripe-server.ts'
import { callConcurrently, expectOutcomes, requests, rule, twoProcesses } from './concurrent-calls.ts'

const stripe = await startStripe()
const app = testApp(stripe.settings)
const { by, urlOf } = twoProcesses(app, stripe.settings)
const planId = 'employer_pro_monthly' as const

const begin = (n: number, who: EmployerPerson) => by(n, who).call(createCheckoutSession, { body: { planId } })
async function deliver(n: number, { payload, headers }: SignedEvent): Promise<number> {
  const answer = await fetch(`${urlOf(n)}/api/subscription/webhook`, { method: 'POST', headers, body: payload })
  await answer.body?.cancel()
  return answer.status
}
const told = async (who: EmployerPerson) =>
  (await app.pool.query('select kind from notifications where user_id = $1 order by id', [who._id])).rows.map(
    ({ kind }) => kind,
  )
const standing = async (who: EmployerPerson) => {
  const { plan, subscription } = await who.call(getMySubscription)
  return [plan, subscription?.status]
}

rule('P17', 'events of a payment grant one plan, whatever comes among them, and the newest state wins', async () => {
  const hana = await anEmployer(app)
  const { sessionId } = await begin(0, hana)
  const subscription = stripe.pay(sessionId)
  const completed = stripe.event('checkout.session.completed', sessionId)
  const updated = () => stripe.event('customer.subscription.updated', subscription)
  const kinds: (() => [event: SignedEvent, status: number])[] = [
    () => [completed, 200],
    () => [updated(), 200],
    () => [stripe.event('moon.eclipsed', 'moon_1'), 200],
    () => [stripe.event('customer.subscription.deleted', subscription, { secret: 'whsec_other' }), 400],
    () => [stripe.event('customer.subscription.deleted', subscription, { signedSecondsAgo: 400 }), 400],
  ]
  const older = updated()
  const { done } = await callConcurrently(requests, async (n) => {
    const [event, status] = kinds[n % kinds.length]?.() ?? [completed, 200]
    return [await deliver(n, event), status]
  })
  expect(done.filter(([status, expected]) => status !== expected)).toEqual([])
  for (let n = 0; n < 10; n++) expect(await deliver(n, completed)).toBe(200)
  expect([await standing(hana), await told(hana)]).toEqual([['employer_pro_monthly', 'active'], ['plan_started']])

  stripe.change(subscription, { status: 'canceled' })
  const ended = stripe.event('customer.subscription.deleted', subscription)
  await callConcurrently(requests, (n) => deliver(n, n % 2 ? ended : older))
  expect([await standing(hana), await told(hana)]).toEqual([
    ['free', 'ended'],
    ['plan_started', 'plan_ended'],
  ])
})

const clicks = inLong(requests, 20)

rule(
  'P18',
  'however often somebody begins to pay, one subscription can come of it',
  async () => {
    const hana = await anEmployer(app)
    const begun = await callConcurrently(clicks, (n) => begin(n, hana))
    expectOutcomes(begun, clicks)
    const again = await begin(0, hana)
    const sessions = [...new Set([...begun.done, again].map(({ sessionId }) => sessionId))]
    const paid = sessions.filter((sessionId) => {
      try {
        return stripe.pay(sessionId)
      } catch {
        return false
      }
    })
    expect(paid).toEqual([again.sessionId])
    // The response to the first claim was lost, no event has arrived, and the person clicks again.
    expectOutcomes(await callConcurrently(clicks, (n) => begin(n, hana)), 0, 'already_subscribed')
    const claim = (n: number) => by(n, hana).call(claimCheckout, { body: { sessionId: again.sessionId } })
    expect((await claim(0)).plan).toBe(planId)
    expect(await told(hana)).toEqual(['plan_started'])
  },
  clicks,
)
