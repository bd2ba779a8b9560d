import type { CheckoutOrder, PaymentSession, Payments } from '../../ports/payments.ts'

/**
 * Opens a session, or answers the one that is open already: a customer has one that can be paid, so that an answer that was
 * lost, a second click or a second tab make no second subscription. Of those that begin at once all end with the oldest.
 */
export async function openOneCheckout(payments: Payments, order: CheckoutOrder): Promise<PaymentSession> {
  const { customerId, card, plan } = order
  if (!customerId) return payments.openCheckout(order)
  // A card is offered by the session alone that was opened with it.
  const isSame = (session: PaymentSession) => session.plan === plan && !card
  const [open] = (await payments.listOpenCheckouts(customerId)).filter(isSame)
  const own = open ?? (await payments.openCheckout(order))
  const all = await payments.listOpenCheckouts(customerId)
  const kept = all.find(isSame) ?? own
  for (const { id } of all) if (id !== kept.id) await payments.expireCheckout(id)
  return kept
}
