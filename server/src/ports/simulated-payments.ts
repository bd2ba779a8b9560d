import { randomBytes } from 'node:crypto'
import type { PaidPlan, SimulatedOutcome } from '@hearback/contract/accounts/subscriptions.ts'
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../domain/errors.ts'
import { graceDays, planOf } from '../domain/plans.ts'
import type { PaidInvoice, PaidSubscription, PaymentSession, Payments } from './payments.ts'
import {
  insertSimulated,
  listSimulated,
  lockSimulated,
  type Simulated,
  type SimulatedRow,
  setSimulated,
} from './simulated-payments.sql.ts'

interface Checkout extends Simulated {
  kind: 'checkout'
  plan: PaidPlan
  status: 'open' | 'complete' | 'expired'
  /** A card given in advance. Stripe's test cards that decline, now or at renewal, are declined here too. */
  card: string | null
  subscription: string | null
}
interface Subscription extends Simulated {
  kind: 'subscription'
  plan: PaidPlan
  status: 'active' | 'past_due' | 'canceled'
  cancelAtPeriodEnd: boolean
  periodEnd: string
  /** The card will be declined at renewal. */
  renewalDeclined: boolean
  /** When a renewal failed; it is retried for `graceDays`. */
  failedAt: string | null
}

const newId = (prefix: string) => `${prefix}_simulated_${randomBytes(16).toString('hex')}`
const simulatedId = /^(cs|sub)_simulated_[0-9a-f]{32}$/
const invoicesShown = 24
const checkoutHours = 24
/** Stripe's test card that is accepted, but declined when charged later. */
const renewalDeclinedCard = 'tok_chargeCustomerFail'

/**
 * A payment provider that never charges, to try the product without a Stripe account. Its state is in the database,
 * shared by all processes, and it uses the time of the database.
 */
export function simulatedPayments(db: Database, publicUrl: string): Payments {
  const change = <R>(id: string, work: (tx: Tx, row: SimulatedRow) => Promise<R>): Promise<R> =>
    db.transaction().execute(async (tx) => {
      const row = simulatedId.test(id) ? await lockSimulated(tx, id) : undefined
      if (!row) throw new AppError('not_found')
      return work(tx, row)
    })
  const changeSubscription = (id: string, difference: Partial<Subscription>) =>
    change(id, async (tx, row) => {
      const data = { ...(await upToDate(tx, row)), ...difference }
      await setSimulated(tx, id, data, row.customer_id)
    })

  return {
    mode: 'simulated',
    publishableKey: null,
    openCustomer: async ({ userId }) => `cus_simulated_${userId.replaceAll('-', '')}`,
    async openCheckout({ plan, customerId, card }) {
      const id = newId('cs')
      const data: Checkout = { kind: 'checkout', plan, status: 'open', card: card ?? null, subscription: null }
      await insertSimulated(db, { id, customer_id: customerId ?? null, data })
      return sessionOf(id, data, { customerId, isOver: false })
    },
    readCheckout: (id) => change(id, async (_tx, row) => sessionView(row)),
    async listOpenCheckouts(customerId) {
      const rows = await listSimulated(db, customerId, 'checkout')
      return rows
        .map(sessionView)
        .filter(({ status }) => status === 'open')
        .reverse()
    },
    expireCheckout: (id) =>
      change(id, async (tx, row) => {
        if (sessionView(row).status === 'open')
          await setSimulated(tx, id, { ...(row.data as Checkout), status: 'expired' }, row.customer_id)
      }),
    readSubscription: (id) => change(id, async (tx, row) => viewOf(row, await upToDate(tx, row))),
    async listSubscriptions(customerId) {
      const rows = await listSimulated(db, customerId, 'subscription')
      return Promise.all(rows.map(({ id }) => change(id, async (tx, row) => viewOf(row, await upToDate(tx, row)))))
    },
    changePlan: (id, plan) => changeSubscription(id, { plan, cancelAtPeriodEnd: false }),
    setCancelAtPeriodEnd: (id, cancelAtPeriodEnd) => changeSubscription(id, { cancelAtPeriodEnd }),
    endSubscription: (id) =>
      change(id, async (tx, row) => {
        const ended = { ...(row.data as Subscription), status: 'canceled' as const, periodEnd: row.now.toISOString() }
        await setSimulated(tx, id, ended, row.customer_id)
      }),
    openPortal: async () => `${publicUrl}/billing?portal=simulated`,
    async listInvoices(customerId) {
      const rows = await listSimulated(db, customerId, 'invoice')
      return rows.slice(0, invoicesShown).map(invoiceView)
    },
    readEvent() {
      throw new AppError('bad_signature', {
        message: 'Payments are simulated here, so there are no events to receive.',
      })
    },
    simulate: (id, outcome) => change(id, (tx, row) => pay(tx, row, outcome)),
    endPeriod: (id) =>
      change(id, async (tx, row) => {
        const data = await upToDate(tx, row)
        const moved =
          data.status === 'past_due'
            ? { failedAt: daysBefore(row.now, graceDays).toISOString() }
            : { periodEnd: row.now.toISOString() }
        await setSimulated(tx, id, { ...data, ...moved }, row.customer_id)
      }),
  }
}

/** Completes, declines or challenges a checkout, as entering a card would. */
async function pay(tx: Tx, row: SimulatedRow, outcome: SimulatedOutcome) {
  const checkout = row.data as Checkout
  if (checkout.kind !== 'checkout') throw new AppError('not_found')
  if (sessionView(row).status !== 'open') throw new AppError('checkout_over')
  if (outcome === 'decline' || /declined/i.test(checkout.card ?? '')) throw new AppError('card_declined')
  if (outcome === 'authentication') return 'authentication_needed' as const
  const id = newId('sub')
  const customer = row.customer_id ?? newId('cus')
  const data: Subscription = {
    kind: 'subscription',
    plan: checkout.plan,
    status: 'active',
    cancelAtPeriodEnd: false,
    periodEnd: aMonthAfter(row.now).toISOString(),
    renewalDeclined: outcome === 'renewal_declined' || checkout.card === renewalDeclinedCard,
    failedAt: null,
  }
  await insertSimulated(tx, { id, customer_id: customer, data })
  await invoice(tx, customer, { plan: checkout.plan, at: row.now, status: 'paid' })
  await setSimulated(tx, row.id, { ...checkout, status: 'complete', subscription: id }, customer)
  return 'complete' as const
}

/** Applies what became due since the last read: the subscription ended, was renewed, or a renewal failed. */
async function upToDate(tx: Tx, row: SimulatedRow): Promise<Subscription> {
  const data = { ...(row.data as Subscription) }
  if (data.kind !== 'subscription') throw new AppError('not_found')
  if (data.status === 'past_due') return givenUp(tx, row, data)
  if (data.status === 'canceled' || new Date(data.periodEnd) > row.now) return data
  if (data.cancelAtPeriodEnd) data.status = 'canceled'
  else if (data.renewalDeclined) return fallenBehind(tx, row, data)
  while (data.status === 'active' && new Date(data.periodEnd) <= row.now) {
    await invoice(tx, row.customer_id, { plan: data.plan, at: new Date(data.periodEnd), status: 'paid' })
    data.periodEnd = aMonthAfter(new Date(data.periodEnd)).toISOString()
  }
  await setSimulated(tx, row.id, data, row.customer_id)
  return data
}

async function fallenBehind(tx: Tx, row: SimulatedRow, data: Subscription): Promise<Subscription> {
  await invoice(tx, row.customer_id, { plan: data.plan, at: row.now, status: 'open' })
  const behind = { ...data, status: 'past_due' as const, failedAt: row.now.toISOString() }
  await setSimulated(tx, row.id, behind, row.customer_id)
  return behind
}

/** A failed renewal is retried during the grace period, then the subscription ends. */
async function givenUp(tx: Tx, row: SimulatedRow, data: Subscription): Promise<Subscription> {
  if (data.failedAt === null || new Date(data.failedAt) > daysBefore(row.now, graceDays)) return data
  const ended = { ...data, status: 'canceled' as const }
  await setSimulated(tx, row.id, ended, row.customer_id)
  return ended
}

const daysBefore = (instant: Date, days: number) => new Date(instant.getTime() - days * 86_400_000)

interface Bill {
  plan: PaidPlan
  at: Date
  status: 'paid' | 'open'
}
const invoice = (tx: Tx, customerId: string | null, { plan, at, status }: Bill) =>
  insertSimulated(tx, {
    id: newId('in'),
    customer_id: customerId,
    data: { kind: 'invoice', cents: planOf(plan).price * 100, at: at.toISOString(), status },
  })

/** The same day of the next month, or its last day. */
function aMonthAfter(instant: Date): Date {
  const next = new Date(instant)
  next.setUTCMonth(next.getUTCMonth() + 1)
  if (next.getUTCDate() !== instant.getUTCDate()) next.setUTCDate(0)
  return next
}

function sessionView({ id, customer_id, data, created_at, now }: SimulatedRow): PaymentSession {
  const checkout = data as Checkout
  if (checkout.kind !== 'checkout') throw new AppError('not_found')
  const isOver = now.getTime() - created_at.getTime() > checkoutHours * 3_600_000
  return sessionOf(id, checkout, { customerId: customer_id ?? undefined, isOver })
}

const sessionOf = (
  id: string,
  { plan, status, subscription }: Checkout,
  { customerId, isOver }: { customerId: string | undefined; isOver: boolean },
): PaymentSession => ({
  id,
  plan,
  status: status === 'open' && isOver ? 'expired' : status,
  isPaid: status === 'complete',
  customerId,
  subscriptionId: subscription ?? undefined,
  clientSecret: null,
})

const viewOf = (row: SimulatedRow, data: Subscription): PaidSubscription => ({
  id: row.id,
  customerId: row.customer_id ?? '',
  plan: data.plan,
  status: data.status,
  cancelAtPeriodEnd: data.cancelAtPeriodEnd,
  periodEnd: new Date(data.periodEnd),
})

const invoiceView = ({ id, data }: SimulatedRow): PaidInvoice => {
  const { cents, at, status = 'paid' } = data as unknown as { cents: number; at: string; status?: string }
  return {
    id,
    number: null,
    amount: cents / 100,
    currency: 'USD',
    status,
    createdAt: new Date(at),
    url: null,
    pdf: null,
  }
}
