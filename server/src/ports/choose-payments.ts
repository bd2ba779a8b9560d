import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Payments } from './payments.ts'
import { simulatedPayments } from './simulated-payments.ts'
import { stripePayments } from './stripe-payments.ts'

/** Selects the payment provider by the settings. Throws if none is configured, before a database is opened. */
export function choosePayments({
  stripe,
  simulatesPayments,
  publicUrl,
}: Pick<Config, 'stripe' | 'simulatesPayments' | 'publicUrl'>): (db: Database) => Payments {
  if (stripe) return () => stripePayments(stripe, publicUrl)
  if (simulatesPayments) return (db) => simulatedPayments(db, publicUrl)
  throw new Error(
    'payments need STRIPE_SECRET_KEY and the other STRIPE settings. To simulate them, so that nobody is ever charged, set PAYMENTS=simulated.',
  )
}
