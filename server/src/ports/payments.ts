import type { PaidPlan, PaymentMode, SimulatedOutcome } from '@hearback/contract/subscriptions.ts'

export interface CheckoutOrder {
  readonly plan: PaidPlan
  /** Who pays, if that is known already. */
  readonly customerId?: string
  /** A card that the payer gave before (a token or the id of a payment method). */
  readonly card?: string
}

export interface PaymentSession {
  readonly id: string
  readonly plan: PaidPlan | undefined
  readonly status: 'open' | 'complete' | 'expired'
  readonly isPaid: boolean
  readonly customerId: string | undefined
  readonly subscriptionId: string | undefined
  /** Lets a browser show the provider's card fields for this session; while it is open. */
  readonly clientSecret: string | null
}

export interface PaidSubscription {
  readonly id: string
  readonly customerId: string
  /** Undefined for a price that is none of our plans. */
  readonly plan: PaidPlan | undefined
  /** The word of the provider: active, trialing, past_due, unpaid, canceled, incomplete, ... */
  readonly status: string
  readonly cancelAtPeriodEnd: boolean
  readonly periodEnd: Date
}

export interface PaidInvoice {
  readonly id: string
  readonly number: string | null
  /** In the currency's whole unit. */
  readonly amount: number
  readonly currency: string
  readonly status: string
  readonly createdAt: Date
  readonly url: string | null
  readonly pdf: string | null
}

/** Something happened at the provider; what exactly is read from there. */
export interface PaymentEvent {
  readonly id: string
  readonly kind: string
  readonly subscriptionId: string | undefined
  readonly sessionId: string | undefined
}

/**
 * The payment provider. Every call may throw unavailable when it cannot be reached; card_declined where a card is
 * charged or tried; not_found for an id that it does not know.
 */
export interface Payments {
  readonly mode: PaymentMode
  readonly publishableKey: string | null
  /** A customer of this person: the same for repeated calls within a day. */
  openCustomer(person: { userId: string; email: string }): Promise<string>
  openCheckout(order: CheckoutOrder): Promise<PaymentSession>
  readCheckout(sessionId: string): Promise<PaymentSession>
  /** Those of a customer that can still be paid, the oldest first. */
  listOpenCheckouts(customerId: string): Promise<PaymentSession[]>
  /** It can be paid no more; nothing where it could not anyway. */
  expireCheckout(sessionId: string): Promise<void>
  readSubscription(id: string): Promise<PaidSubscription>
  /** All of a customer, ended ones too. */
  listSubscriptions(customerId: string): Promise<PaidSubscription[]>
  changePlan(id: string, plan: PaidPlan): Promise<void>
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>
  /** Ends it now. */
  endSubscription(id: string): Promise<void>
  /** A page of the provider for cards and addresses; leads back to `returnUrl`. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** The latest 24, the newest first. */
  listInvoices(customerId: string): Promise<PaidInvoice[]>
  /** Checks the signature and its age (5 minutes). Throws bad_signature. */
  readEvent(body: Buffer, signature: string): PaymentEvent
  /** Ends a checkout as if a card had been given; undefined where payments are real. */
  readonly simulate?: (sessionId: string, outcome: SimulatedOutcome) => Promise<'complete' | 'authentication_needed'>
  /**
   * Lets the period of a subscription be over now, or the time in which a failed renewal is tried again; undefined where
   * payments are real.
   */
  readonly endPeriod?: (id: string) => Promise<void>
}
