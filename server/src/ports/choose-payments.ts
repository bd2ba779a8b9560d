import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Payments } from './payments.ts'
import { simulatedPayments } from './simulated-payments.ts'
import { stripePayments } from './stripe-payments.ts'

/**
 * The provider that the settings ask for; the simulated one stands only where nobody depends on the installation. Throws
 * at once where there is none, before a database is opened.
 */
export function choosePayments({
  stripe,
  trial,
  publicUrl,
}: Pick<Config, 'stripe' | 'trial' | 'publicUrl'>): (db: Database) => Payments {
  if (stripe) return () => stripePayments(stripe, publicUrl)
  if (trial) return (db) => simulatedPayments(db, publicUrl)
  throw new Error(
    'payments need STRIPE_SECRET_KEY and the other STRIPE settings. To simulate them, so that nobody is ever charged, set TRIAL=on.',
  )
}
