import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { Instant, line, Nothing, nullish, optionalLine } from '../values/primitives.ts'

/** Paid plans, by the id that clients send. */
export const PaidPlan = z.enum(
  ['seeker_plus_monthly', 'employer_pro_monthly', 'employer_business_monthly'],
  'Unknown plan. Choose seeker plus monthly, employer pro monthly or employer business monthly',
)
export type PaidPlan = z.infer<typeof PaidPlan>
export const PlanId = z.enum(['free', ...PaidPlan.options])
export type PlanId = z.infer<typeof PlanId>

/** Quotas of a plan. Chat requests and reports count per day, the others per calendar month (UTC). */
export const MeterName = z.enum([
  'jobPosts',
  'outreach',
  'offers',
  'companyViews',
  'chatRequests',
  'topChoices',
  'reports',
])
export type MeterName = z.infer<typeof MeterName>

/** `stripe`: real payments. `simulated`: nothing is charged, and every screen says so. */
export const PaymentMode = z.enum(['stripe', 'simulated'])
export type PaymentMode = z.infer<typeof PaymentMode>

/** A plan as shown on the pricing page; `free` exists for each user type. Prices in US dollars per month. */
export const Plan = z.object({
  _id: PlanId,
  name: z.string(),
  audience: z.enum(['employer', 'jobseeker']),
  price: z.number(),
  currency: z.string(),
  limits: z.array(z.object({ meter: MeterName, limit: z.number() })),
  /** Days after sign-up during which analytics are available; null if unlimited, and for employers, who have none. */
  analyticsDays: z.nullable(z.number()),
})
export type Plan = z.infer<typeof Plan>

/** `past_due`: a renewal failed; the plan stays active until `graceEndsAt`. `ended`: back on the free plan. */
export const Subscription = z.object({
  _id: z.string(),
  plan: PaidPlan,
  status: z.enum(['active', 'past_due', 'ended']),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: Instant,
  graceEndsAt: z.nullable(Instant),
})
export type Subscription = z.infer<typeof Subscription>

/** `plan` is the current one; `subscription` is the latest, even after its end. */
const Mine = z.object({ plan: PlanId, subscription: z.nullable(Subscription), mode: PaymentMode })
export type MySubscription = z.infer<typeof Mine>

export const Meter = z.object({
  meter: MeterName,
  limit: z.number(),
  used: z.number(),
  left: z.number(),
  period: z.enum(['month', 'day']),
  resetsAt: Instant,
})
export type Meter = z.infer<typeof Meter>

/** Amounts in the currency's major unit. */
export const Invoice = z.object({
  _id: z.string(),
  number: z.nullable(z.string()),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  createdAt: Instant,
  /** Pages of the payment provider; null in simulated mode. */
  url: z.nullable(z.string()),
  pdf: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof Invoice>

/** From legacy clients: the card token, or the whole token object of the provider's script. */
const CardToken = z.union(
  [
    optionalLine(300),
    z.pipe(
      z.object({ id: line(300) }),
      z.transform(({ id }: { id: string }) => id),
    ),
  ],
  'Enter the card token',
)

/** Data of the checkout page. `publishableKey` and `clientSecret` are for the provider's card fields. */
export const Checkout = z.object({
  _id: z.string(),
  plan: PaidPlan,
  status: z.enum(['open', 'complete', 'expired']),
  mode: PaymentMode,
  publishableKey: z.nullable(z.string()),
  clientSecret: z.nullable(z.string()),
})
export type Checkout = z.infer<typeof Checkout>

const sessionId = line(300)

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/subscription/plans',
  access: 'public',
  summary: 'List all plans with prices and limits, and whether payments are real',
  reply: z.object({ plans: z.array(Plan), mode: PaymentMode }),
})

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/subscription/create-checkout-session',
  access: 'public',
  role: 'owner',
  summary:
    'Start a checkout for a plan; it belongs to the signed-in user, else to the user who claims the paid session',
  body: z.object({ stripeToken: nullish(CardToken), planId: choiceOf(PaidPlan) }),
  reply: z.object({
    sessionId: z.string(),
    id: z.string(),
    /** URL of the payment page. */
    url: z.string(),
    clientSecret: z.nullable(z.string()),
    publishableKey: z.nullable(z.string()),
    mode: PaymentMode,
  }),
  errors: ['already_subscribed', 'card_declined'],
})

export const getCheckout = endpoint({
  method: 'GET',
  path: '/api/subscription/checkout',
  access: 'public',
  summary: 'Get a checkout session by its id, which is secret',
  query: z.object({ sessionId }),
  reply: z.object({ checkout: Checkout }),
})

export const claimCheckout = endpoint({
  method: 'POST',
  path: '/api/subscription/claim',
  access: 'member',
  role: 'owner',
  summary: 'Claim a paid checkout session, verified with the provider; idempotent',
  body: z.object({ sessionId }),
  reply: Mine,
  errors: ['checkout_not_paid', 'checkout_claimed'],
})

/** `renewal_declined`: the card is accepted now, and declined at the renewal. */
export const SimulatedOutcome = z.enum(
  ['success', 'decline', 'authentication', 'renewal_declined'],
  'Choose one of the outcomes',
)
export type SimulatedOutcome = z.infer<typeof SimulatedOutcome>

export const simulatePayment = endpoint({
  method: 'POST',
  path: '/api/subscription/simulate',
  access: 'public',
  summary: 'Complete a checkout session with a simulated card outcome; only where payments are simulated',
  body: z.object({ sessionId, outcome: choiceOf(SimulatedOutcome) }),
  reply: z.object({ status: z.enum(['complete', 'authentication_needed']) }),
  errors: ['card_declined', 'checkout_over'],
})

export const getMySubscription = endpoint({
  method: 'GET',
  path: '/api/subscription/me',
  access: 'member',
  role: 'recruiter',
  summary: 'Get the plan and subscription of the user',
  reply: Mine,
})

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/subscription/usage',
  access: 'member',
  role: 'recruiter',
  summary: 'Get all quotas with their usage, remainder and reset time',
  reply: z.object({
    plan: PlanId,
    meters: z.array(Meter),
    /** End of access to analytics; null if unlimited, and for employers, who have none. */
    analyticsUntil: z.nullable(Instant),
  }),
})

export const changePlan = endpoint({
  method: 'POST',
  path: '/api/subscription/change',
  access: 'member',
  role: 'owner',
  summary: 'Change the plan immediately; the provider prorates the payment',
  body: z.object({ planId: choiceOf(PaidPlan) }),
  reply: Mine,
  errors: ['card_declined'],
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  access: 'member',
  role: 'owner',
  summary: 'Cancel the subscription at the end of the paid period; it can be resumed until then',
  reply: Mine,
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  access: 'member',
  role: 'owner',
  summary: 'Resume a canceled subscription before its period ends',
  reply: Mine,
})

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  access: 'member',
  role: 'owner',
  summary: 'Get the URL of the provider’s billing portal',
  reply: z.object({ url: z.string() }),
})

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  access: 'member',
  role: 'owner',
  summary: 'List the latest 24 invoices, newest first',
  reply: z.object({ invoices: z.array(Invoice) }),
})

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/subscription/webhook',
  access: 'public',
  summary: 'Webhook of the payment provider: a raw event with its signature in stripe-signature',
  signed: 'stripe-signature',
  reply: Nothing,
  errors: ['bad_signature'],
})
