import { currencyDigits, decimalsOf } from '@hearback/contract/currencies.ts'
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
  /** "$19–24" */
  amount: string
  /** "/h" */
  per: string
  /** The whole of it for screen readers: "19 to 24 US dollars per hour". */
  spoken: string
  /** The upper end is more than twice the lower (product.md 6.4). */
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

/** "$19", "€2.30", "¥1,200": decimals only where there are some, and as many as the currency has. */
export const formatMoney = (amount: number, currency: string, digits = decimalsOf(currency, amount)): string =>
  moneyFormat(currency, digits).format(amount)

/** Rates of profiles and what a search asks for name no currency: they are dollars. */
export const inDollars = (amount: number): string => formatMoney(amount, 'USD')

/** The amount of a filter: with the code of any currency but US dollars, because "$" alone could be several. */
export const amountInFilter = (amount: number, currency: string): string =>
  formatMoney(amount, currency) + (currency === 'USD' ? '' : ` ${currency}`)

/** As a column of a table has it, where all amounts of a period have as many decimals: all of the currency for an hour or a day. */
export const columnDigits = ({ from, to, currency, period }: Pay): number =>
  period === 'hour' || period === 'day' ? currencyDigits(currency) : decimalsOf(currency, from, to)

function moneyFormat(currency: string, digits: number) {
  const options = { style: 'currency', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  try {
    return new Intl.NumberFormat(locale.money, { ...options, currency, currencyDisplay: 'narrowSymbol' })
  } catch {
    // Not a currency that anybody knows: show the number alone.
    return new Intl.NumberFormat(locale.money, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  }
}

/** "$52 per year", of an amount in words. */
export const perPeriod = (amount: string, period: PayPeriod): string => SPOKEN_PER[period](amount)

/** A pay range in the forms in which it is shown and said. */
export function formatPay({ from, to, currency, period }: Pay, digits = decimalsOf(currency, from, to)): PayText {
  const amount = from === to ? formatMoney(to, currency, digits) : rangeOf(from, to, moneyFormat(currency, digits))
  const named = withName(to, currency)
  const spoken = SPOKEN_PER[period](from === to ? named : t.fromTo(plainMoney(from, currency), named))
  return { amount, per: PER[period], spoken, wide: to > 2 * from }
}

/** "$19–24", "19–24 $": the sign stands once, at the side where the language has it. */
function rangeOf(from: number, to: number, format: Intl.NumberFormat): string {
  const bare = (amount: number) =>
    format
      .formatToParts(amount)
      .filter(({ type }) => type !== 'currency' && type !== 'literal')
      .map(({ value }) => value)
      .join('')
  const signIsFirst = format.formatToParts(to)[0]?.type === 'currency'
  return signIsFirst ? `${format.format(from)}–${bare(to)}` : `${bare(from)}–${format.format(to)}`
}

/** The amount alone: "1,250". */
function plainMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency, amount)
  return amount.toLocaleString(locale.money, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** "24 US dollars" */
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
