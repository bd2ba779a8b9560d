import type { PaidPlan, PaymentMode, SimulatedOutcome } from '@hearback/contract/accounts/subscriptions.ts'

export interface CheckoutOrder {
  readonly plan: PaidPlan
  /** The customer, if known. */
  readonly customerId?: string
  /** A card that the payer gave before: a token or the id of a payment method. */
  readonly card?: string
}

export interface PaymentSession {
  readonly id: string
  readonly plan: PaidPlan | undefined
  readonly status: 'open' | 'complete' | 'expired'
  readonly isPaid: boolean
  readonly customerId: string | undefined
  readonly subscriptionId: string | undefined
  /** Lets the browser show the provider's card fields; null once the session is over. */
  readonly clientSecret: string | null
}

export interface PaidSubscription {
  readonly id: string
  readonly customerId: string
  /** Undefined for an unknown price. */
  readonly plan: PaidPlan | undefined
  /** The status of the provider: active, trialing, past_due, unpaid, canceled, incomplete, ... */
  readonly status: string
  readonly cancelAtPeriodEnd: boolean
  readonly periodEnd: Date
}

export interface PaidInvoice {
  readonly id: string
  readonly number: string | null
  /** In whole units of the currency. */
  readonly amount: number
  readonly currency: string
  readonly status: string
  readonly createdAt: Date
  readonly url: string | null
  readonly pdf: string | null
}

/** A webhook event. It only says what has changed; the state is read from the provider. */
export interface PaymentEvent {
  readonly id: string
  readonly kind: string
  readonly subscriptionId: string | undefined
  readonly sessionId: string | undefined
}

/**
 * The payment provider. Calls may throw unavailable while it is unreachable, card_declined when they charge or verify
 * a card, and not_found for an unknown id.
 */
export interface Payments {
  readonly mode: PaymentMode
  readonly publishableKey: string | null
  /** Creates a customer; repeated calls within a day return the same one. */
  openCustomer(person: { userId: string; email: string }): Promise<string>
  openCheckout(order: CheckoutOrder): Promise<PaymentSession>
  readCheckout(sessionId: string): Promise<PaymentSession>
  /** Open sessions of a customer, oldest first. */
  listOpenCheckouts(customerId: string): Promise<PaymentSession[]>
  /** Makes an open session unpayable. Does nothing if it is over. */
  expireCheckout(sessionId: string): Promise<void>
  readSubscription(id: string): Promise<PaidSubscription>
  /** All subscriptions of a customer, including ended ones. */
  listSubscriptions(customerId: string): Promise<PaidSubscription[]>
  changePlan(id: string, plan: PaidPlan): Promise<void>
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>
  /** Ends it immediately. */
  endSubscription(id: string): Promise<void>
  /** Returns the URL of the provider's page for cards and addresses, which links back to `returnUrl`. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** The latest 24, newest first. */
  listInvoices(customerId: string): Promise<PaidInvoice[]>
  /** Verifies the signature and its age (5 minutes). Throws bad_signature. */
  readEvent(body: Buffer, signature: string): PaymentEvent
  /** Completes a checkout as if a card had been entered. Only for simulated payments. */
  readonly simulate?: (sessionId: string, outcome: SimulatedOutcome) => Promise<'complete' | 'authentication_needed'>
  /** Ends the period of a subscription now, or the retries of a failed renewal. Only for simulated payments. */
  readonly endPeriod?: (id: string) => Promise<void>
}
