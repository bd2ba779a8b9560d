import { roundMoney } from '@hearback/contract/values/currencies.ts'
import { amountIn, isPlausiblePay, type StatedAmount, suggestPay } from '@hearback/contract/values/plausible-pay.ts'
import type { Pay, PayPeriod } from './pay.ts'

type Typed = number | string

export interface TypedPay {
  /** The lower end, or the only amount. */
  from: Typed
  to?: Typed
  currency: string
  period: PayPeriod
}

export interface Doubt {
  stated: Pay
  /** Likely meaning, if one fits both ends. */
  meant: Pay | undefined
}

/**
 * Returns implausible pay as typed, with its likely meaning. Undefined if both ends are plausible, and without an
 * amount above zero. With `keepsPeriod` a suggestion in another period is converted: 52,000 per hour becomes 25 per
 * hour, which is 52,000 per year.
 */
export function doubtOf({ from, to, currency, period }: TypedPay, keepsPeriod = false): Doubt | undefined {
  const ends = [from, to].map(Number).filter((amount) => amount > 0)
  const stated = ends.map((amount) => ({ amount, currency, period }))
  const doubtful = stated.find((end) => !isPlausiblePay(end))
  if (!doubtful) return undefined
  const reading = suggestPay(doubtful)
  const meant = reading && stated.map((end) => readAs(end, reading))
  if (!meant?.every(isPlausiblePay)) return { stated: rangeOf(stated), meant: undefined }
  return { stated: rangeOf(stated), meant: rangeOf(keepsPeriod ? meant.map((end) => inPeriod(end, period)) : meant) }
}

/**
 * Applies the reading of the implausible end to another end: its period, or thousands if that end is implausible too.
 */
function readAs(end: StatedAmount, reading: StatedAmount): StatedAmount {
  if (reading.period !== end.period) return { ...end, period: reading.period }
  return isPlausiblePay(end) ? end : { ...end, amount: end.amount * 1_000 }
}

const inPeriod = (end: StatedAmount, period: PayPeriod): StatedAmount => ({
  ...end,
  amount: roundMoney(amountIn(period, end), end.currency),
  period,
})

/** Sorted range; a single amount is both ends. */
function rangeOf(ends: readonly StatedAmount[]): Pay {
  const [{ amount: from, currency, period } = { amount: 0, currency: 'USD', period: 'hour' as const }] = ends
  return { from, to: ends.at(-1)?.amount ?? from, currency, period }
}
