import type { PayPeriod } from '../jobs/jobs.ts'

/** Approximate units per US dollar, as a power of ten; 0 for currencies not listed. */
const magnitudes = new Map(
  Object.entries({
    1: 'BWP CNY CZK DKK DOP EGP ERN GTQ HKD HNL LSL MAD MDL MOP MUR MXN NAD NOK PHP SBD SCR SEK SLE SRD STN SZL THB TRY TWD UAH UYU ZAR ZMW',
    2: 'AFN ALL BDT BTN CVE DJF DZD ETB GMD HTG HUF INR ISK JMD JPY KES KGS LKR LRD MKD NPR PKR RSD RUB VES VUV XPF YER',
    3: 'AMD ARS AOA BIF CDF CLP COP CRC GYD IQD KHR KMF KRW KZT MGA MMK MNT MWK NGN RWF SDG SOS SSP TZS UGX XAF XOF ZWG',
    4: 'GNF IDR LAK PYG SYP UZS VND',
    5: 'IRR LBP',
  }).flatMap(([power, codes]) => codes.split(' ').map((code) => [code, Number(power)] as const)),
)

/** 2,080 hours, 260 days, 52 weeks and 12 months per year. */
const perYear: Record<PayPeriod, number> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 }

/** US dollars per year: pay outside of `plausible` does not exist; most pay is within `usual`. */
const plausible = { min: 300, max: 4_000_000 }
const usual = { min: 6_000, max: 1_000_000 }

export interface StatedAmount {
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly period: PayPeriod
}

const isWithin = ({ amount, currency, period }: StatedAmount, { min, max }: typeof usual): boolean => {
  const dollarsByYear = (amount * perYear[period]) / 10 ** (magnitudes.get(currency) ?? 0)
  return dollarsByYear >= min && dollarsByYear <= max
}

/** Converts an amount to another period without rounding: 52,000 per year is 25 per hour. */
export const amountIn = (period: PayPeriod, stated: StatedAmount): number =>
  (stated.amount * perYear[stated.period]) / perYear[period]

/** Whether the pay is plausible for its period and currency. Off by a factor of ten at most. */
export const isPlausiblePay = (stated: StatedAmount): boolean => isWithin(stated, plausible)

/**
 * Suggests the likely meaning of an implausible amount: thousands ("52" per year), or another period ("65,000" per
 * hour). Undefined for plausible or non-positive amounts, and if no reading is usual.
 */
export function suggestPay(stated: StatedAmount): StatedAmount | undefined {
  if (!(stated.amount > 0) || isPlausiblePay(stated)) return undefined
  const periods = (['year', 'month', 'week', 'day', 'hour'] as const).filter((period) => period !== stated.period)
  const isTooLow = isPlausiblePay({ ...stated, amount: stated.amount * 1_000 }) && stated.amount < 1_000
  const readings = [
    ...(isTooLow ? [{ ...stated, amount: stated.amount * 1_000 }] : []),
    ...periods.map((period) => ({ ...stated, period })),
  ]
  return readings.find((reading) => isWithin(reading, usual))
}
