import type { CheckoutOrder, PaymentSession, Payments } from '../../ports/payments.ts'

/**
 * Returns the open session of a customer, or opens one. A customer has a single payable session, so that a lost
 * response, a second click or a second tab cannot create a second subscription. Concurrent calls all return the oldest
 * session.
 */
export async function openOneCheckout(payments: Payments, order: CheckoutOrder): Promise<PaymentSession> {
  const { customerId, card, plan } = order
  if (!customerId) return payments.openCheckout(order)
  // A given card is only offered by the session opened with it.
  const isSame = (session: PaymentSession) => session.plan === plan && !card
  const [open] = (await payments.listOpenCheckouts(customerId)).filter(isSame)
  const own = open ?? (await payments.openCheckout(order))
  const all = await payments.listOpenCheckouts(customerId)
  const kept = all.find(isSame) ?? own
  for (const { id } of all) if (id !== kept.id) await payments.expireCheckout(id)
  return kept
}
