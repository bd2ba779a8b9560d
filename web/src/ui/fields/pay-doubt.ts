import { roundMoney } from '@hearback/contract/currencies.ts'
import { amountIn, isPlausiblePay, type StatedAmount, suggestPay } from '@hearback/contract/plausible-pay.ts'
import type { Pay, PayPeriod } from '../pay/pay.ts'

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
  /** A likely meaning, where there is one that fits both ends. */
  meant: Pay | undefined
}

/**
 * Pay that hardly anybody is paid, as it was typed. Undefined for what is plausible at both ends, and without an amount above
 * zero. With `keepsPeriod` another period is converted: 52,000 an hour are meant as 25 an hour, which are 52,000 a year.
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

/** An end of the pay in the reading of the doubtful one: by another period, or in thousands where it is doubtful itself. */
function readAs(end: StatedAmount, reading: StatedAmount): StatedAmount {
  if (reading.period !== end.period) return { ...end, period: reading.period }
  return isPlausiblePay(end) ? end : { ...end, amount: end.amount * 1_000 }
}

const inPeriod = (end: StatedAmount, period: PayPeriod): StatedAmount => ({
  ...end,
  amount: roundMoney(amountIn(period, end), end.currency),
  period,
})

/** The lower end first; a single amount is both. */
function rangeOf(ends: readonly StatedAmount[]): Pay {
  const [{ amount: from, currency, period } = { amount: 0, currency: 'USD', period: 'hour' as const }] = ends
  return { from, to: ends.at(-1)?.amount ?? from, currency, period }
}
