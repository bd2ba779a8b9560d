import { currencyDigits, decimalsOf, displayOf } from '@hearback/contract/values/currencies.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year'

export interface Pay {
  from: number
  to: number
  /** ISO 4217. */
  currency: string
  period: PayPeriod
}

export interface PayText {
  /** "$19–$24" */
  amount: string
  /** "/hr" */
  per: string
  /** Full text for screen readers: "19 to 24 US dollars per hour". */
  spoken: string
  /** The upper end exceeds twice the lower end (product.md 6.4). */
  wide: boolean
}

const PER: Record<PayPeriod, string> = {
  hour: t.hourMark,
  day: t.dayMark,
  week: t.weekMark,
  month: t.monthMark,
  year: t.yearMark,
}
const SPOKEN_PER: Record<PayPeriod, (pay: string) => string> = {
  hour: t.payPerHour,
  day: t.payPerDay,
  week: t.payPerWeek,
  month: t.payPerMonth,
  year: t.payPerYear,
}

/** Formats "$19", "€2.30" or "¥1,200": decimals only if needed, as many as the currency has. */
export const formatMoney = (amount: number, currency: string, digits = decimalsOf(currency, amount)): string =>
  moneyFormat(currency, digits).format(amount)

/** Rates of profiles and pay filters have no currency: they are US dollars. */
export const inDollars = (amount: number): string => formatMoney(amount, 'USD')

/** Decimals for table columns, where all amounts of a period need the same number: all for an hour or a day. */
export const columnDigits = ({ from, to, currency, period }: Pay): number =>
  period === 'hour' || period === 'day' ? currencyDigits(currency) : decimalsOf(currency, from, to)

function moneyFormat(currency: string, digits: number) {
  const options = { style: 'currency', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  try {
    return new Intl.NumberFormat(locale.money, { ...options, currency, currencyDisplay: displayOf(currency) })
  } catch {
    // Invalid currency code: formats the number alone.
    return new Intl.NumberFormat(locale.money, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  }
}

/** Formats "$52 per year" for a formatted amount. */
export const perPeriod = (amount: string, period: PayPeriod): string => SPOKEN_PER[period](amount)

/** Formats a pay range for display and for screen readers. */
export function formatPay({ from, to, currency, period }: Pay, digits = decimalsOf(currency, from, to)): PayText {
  const amount = from === to ? formatMoney(to, currency, digits) : rangeOf(from, to, moneyFormat(currency, digits))
  const named = withName(to, currency)
  const spoken = SPOKEN_PER[period](from === to ? named : t.fromTo(plainMoney(from, currency), named))
  return { amount, per: PER[period], spoken, wide: to > 2 * from }
}

/**
 * Formats "$19–$24", with the sign at both bounds. One longer than a character appears once, at the side that the
 * language uses: "KWD 19–24" or "19–24 KWD".
 */
function rangeOf(from: number, to: number, format: Intl.NumberFormat): string {
  const bare = (amount: number) =>
    format
      .formatToParts(amount)
      .filter(({ type }) => type !== 'currency' && type !== 'literal')
      .map(({ value }) => value)
      .join('')
  const [first] = format.formatToParts(to)
  if (first?.type !== 'currency') return `${bare(from)}–${format.format(to)}`
  return `${format.format(from)}–${first.value.length === 1 ? format.format(to) : bare(to)}`
}

/** Amount without currency: "1,250". */
function plainMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency, amount)
  return amount.toLocaleString(locale.money, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Amount with the currency name: "24 US dollars". */
function withName(amount: number, currency: string): string {
  const decimals = decimalsOf(currency, amount)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  try {
    return new Intl.NumberFormat(locale.money, {
      style: 'currency',
      currency,
      currencyDisplay: 'name',
      ...digits,
    }).format(amount)
  } catch {
    return `${amount} ${currency}`
  }
}
