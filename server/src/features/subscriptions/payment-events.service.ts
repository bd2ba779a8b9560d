import { AppError } from '../../domain/errors.ts'
import type { PaymentEvent } from '../../ports/payments.ts'
import { type Paying, readSubscription, recordEvent } from './read-subscription.service.ts'
import { findEvent } from './subscriptions.sql.ts'

/**
 * Processes an event of the provider once, whatever the order of events, because an event only triggers a read. Throws
 * bad_signature, and unavailable if the provider cannot be reached, so that it sends the event again.
 */
export async function takePaymentEvent(
  deps: Paying,
  { body, signature }: { body: Buffer; signature: string },
): Promise<void> {
  const event = deps.payments.readEvent(body, signature)
  if (await findEvent(deps.db, event.id)) return
  const id = event.subscriptionId ?? (await subscriptionOfSession(deps, event))
  if (id) await readSubscription(deps, id, event)
  else await recordEvent(deps, event)
}

async function subscriptionOfSession({ payments }: Paying, { sessionId }: PaymentEvent): Promise<string | undefined> {
  if (!sessionId) return undefined
  try {
    return (await payments.readCheckout(sessionId)).subscriptionId
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}
