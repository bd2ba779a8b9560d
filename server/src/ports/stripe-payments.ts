import { createHash } from 'node:crypto'
import { PaidPlan } from '@hearback/contract/accounts/subscriptions.ts'
import { currencyDigits } from '@hearback/contract/values/currencies.ts'
import Stripe from 'stripe'
import type { Config } from '../config/config.ts'
import { AppError } from '../domain/errors.ts'
import type {
  CheckoutOrder,
  PaidInvoice,
  PaidSubscription,
  PaymentEvent,
  PaymentSession,
  Payments,
} from './payments.ts'

type Settings = NonNullable<Config['stripe']>

/** Older signed events are refused, as they may be replayed. */
const toleranceSeconds = 300
const invoicesShown = 24

/** The Stripe provider. Requests time out after ten seconds, with one retry after network errors. */
export function stripePayments(settings: Settings, publicUrl: string): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...hostOf(settings.apiBase),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Hearback' },
  })
  const prices = pricesOf(settings)
  const planOfPrice = (price: string | undefined) => PaidPlan.options.find((plan) => prices[plan] === price)
  const subscriptionView = (subscription: Stripe.Subscription) => viewOf(subscription, planOfPrice)

  return {
    mode: 'stripe',
    publishableKey: settings.publishableKey,
    openCustomer: ({ userId, email }) =>
      mapErrors(async () => {
        const details = { email, metadata: { user: userId } }
        return (await stripe.customers.create(details, { idempotencyKey: `customer-${userId}-${hash(email)}` })).id
      }),
    openCheckout: (order) => mapErrors(() => openCheckout(stripe, order, { price: prices[order.plan], publicUrl })),
    readCheckout: (id) => mapErrors(async () => sessionView(await stripe.checkout.sessions.retrieve(id))),
    listOpenCheckouts: (customer) =>
      mapErrors(async () => {
        const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
        return data.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1)).map(sessionView)
      }),
    expireCheckout: (id) => mapErrors(() => expireCheckout(stripe, id)),
    readSubscription: (id) => mapErrors(async () => subscriptionView(await stripe.subscriptions.retrieve(id))),
    listSubscriptions: (customer) =>
      mapErrors(async () => {
        const all = await stripe.subscriptions
          .list({ customer, status: 'all', limit: 100 })
          .autoPagingToArray({ limit: 300 })
        return all.map(subscriptionView)
      }),
    changePlan: (id, plan) =>
      mapErrors(async () => {
        const { items } = await stripe.subscriptions.retrieve(id)
        const item = items.data[0]?.id ?? ''
        await stripe.subscriptions.update(id, {
          items: [{ id: item, price: prices[plan] }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        })
      }),
    setCancelAtPeriodEnd: (id, cancel) =>
      mapErrors(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: cancel }))),
    endSubscription: (id) => mapErrors(async () => void (await stripe.subscriptions.cancel(id))),
    openPortal: (customer, returnUrl) =>
      mapErrors(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
    listInvoices: (customer) =>
      mapErrors(async () => (await stripe.invoices.list({ customer, limit: invoicesShown })).data.map(invoiceView)),
    readEvent: (body, signature) => eventView(verified(stripe, body, signature, settings.webhookSecret)),
  }
}

/** Points the SDK to another base URL. */
function hostOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

const pricesOf = ({ prices }: Settings): Record<PaidPlan, string> => ({
  seeker_plus_monthly: prices.seekerPlus,
  employer_pro_monthly: prices.employerPro,
  employer_business_monthly: prices.employerBusiness,
})

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32)

/**
 * Creates a checkout. Checkout accepts no card token, so a given one becomes a payment method of the customer, which
 * the checkout offers. It is not charged here, so that this public call cannot test stolen cards.
 */
async function openCheckout(
  stripe: Stripe,
  { plan, customerId, card }: CheckoutOrder,
  { price, publicUrl }: { price: string; publicUrl: string },
): Promise<PaymentSession> {
  const customer = card ? await customerWith(stripe, card, customerId) : customerId
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'elements',
    line_items: [{ price, quantity: 1 }],
    return_url: `${publicUrl}/checkout/done?session_id={CHECKOUT_SESSION_ID}`,
    metadata: { plan },
    subscription_data: { metadata: { plan } },
    ...(customer && { customer }),
    ...(card && { saved_payment_method_options: { payment_method_save: 'enabled' } }),
  })
  return sessionView(session)
}

async function customerWith(stripe: Stripe, card: string, known: string | undefined): Promise<string> {
  const method = card.startsWith('pm_')
    ? card
    : (
        await stripe.paymentMethods.create(
          { type: 'card', card: { token: card }, allow_redisplay: 'always' },
          { idempotencyKey: `card-${hash(card)}` },
        )
      ).id
  const customer = known ?? (await stripe.customers.create({}, { idempotencyKey: `payer-${hash(card)}` })).id
  await stripe.paymentMethods.attach(method, { customer })
  return customer
}

async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  const isOver = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError
  await stripe.checkout.sessions.expire(id).catch((error: unknown) => isOver(error) || Promise.reject(error))
}

const idOf = (value: string | { id: string } | null | undefined) => (typeof value === 'string' ? value : value?.id)

const sessionView = (session: Stripe.Checkout.Session): PaymentSession => ({
  id: session.id,
  plan: PaidPlan.options.find((plan) => plan === session.metadata?.plan),
  status: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
  isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
  customerId: idOf(session.customer),
  subscriptionId: idOf(session.subscription),
  clientSecret: session.status === 'open' ? session.client_secret : null,
})

function viewOf(
  subscription: Stripe.Subscription,
  planOfPrice: (price: string | undefined) => PaidPlan | undefined,
): PaidSubscription {
  const item = subscription.items.data[0]
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    plan: planOfPrice(item?.price.id),
    status: subscription.status,
    // Stripe's pages set either field to cancel.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || Boolean(subscription.cancel_at),
    periodEnd: new Date((subscription.ended_at ?? subscription.cancel_at ?? item?.current_period_end ?? 0) * 1_000),
  }
}

/** Stripe uses two decimals for ISK and UGX, and none for MGA, unlike ISO 4217 (docs.stripe.com/currencies). */
const stripeDigits = (currency: string): number => unlikeIso.get(currency) ?? currencyDigits(currency)
const unlikeIso = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
])

const invoiceView = (invoice: Stripe.Invoice): PaidInvoice => ({
  id: invoice.id ?? '',
  number: invoice.number,
  amount: invoice.total / 10 ** stripeDigits(invoice.currency.toUpperCase()),
  currency: invoice.currency.toUpperCase(),
  status: invoice.status ?? 'draft',
  createdAt: new Date(invoice.created * 1_000),
  url: invoice.hosted_invoice_url ?? null,
  pdf: invoice.invoice_pdf ?? null,
})

function verified(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)
  } catch (cause) {
    throw Object.assign(new AppError('bad_signature'), { cause })
  }
}

type Named = string | { id: string }
interface Invoice {
  readonly parent?: { subscription_details?: { subscription?: Named | null } | null } | null
  readonly subscription?: Named | null
}

/** The subscription or checkout of an event, whatever its type. Other events are ignored. */
function eventView({ id, type, data }: Stripe.Event): PaymentEvent {
  const about = data.object as unknown as Record<string, unknown>
  return {
    id,
    kind: type,
    sessionId: about.object === 'checkout.session' ? String(about.id) : undefined,
    subscriptionId:
      about.object === 'subscription'
        ? String(about.id)
        : about.object === 'invoice'
          ? idOf(subscriptionOf(data.object as unknown as Invoice))
          : undefined,
  }
}

/** Events of API versions before 2025-03-31 name the subscription in the invoice itself instead of in its `parent`. */
function subscriptionOf(invoice: Invoice): Named | undefined {
  return invoice.parent?.subscription_details?.subscription ?? invoice.subscription ?? undefined
}

/** Maps errors of the SDK to ours. Stripe's message on a declined card is meant for the payer, so it is passed on. */
async function mapErrors<R>(ask: () => Promise<R>): Promise<R> {
  try {
    return await ask()
  } catch (cause) {
    throw Object.assign(refusalOf(cause), { cause })
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof Stripe.errors.StripeCardError) return new AppError('card_declined', { message: error.message })
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const isAboutCard = /token|payment_method/.test(error.param ?? '')
    if (isAboutCard) return new AppError('card_declined')
    if (error.statusCode === 404 || error.code === 'resource_missing') return new AppError('not_found')
  }
  return new AppError('unavailable', {
    message: 'We can’t reach our payment provider right now. You weren’t charged. Please try again.',
  })
}
