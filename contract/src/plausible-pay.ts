import type { PayPeriod } from './jobs.ts'

/** Roughly how many units of a currency one US dollar buys, as a power of ten. Currencies that are not listed: 0. */
const magnitudes = new Map(
  Object.entries({
    1: 'BWP CNY CZK DKK DOP EGP ERN GTQ HKD HNL LSL MAD MDL MOP MUR MXN NAD NOK PHP SBD SCR SEK SLE SRD STN SZL THB TRY TWD UAH UYU ZAR ZMW',
    2: 'AFN ALL BDT BTN CVE DJF DZD ETB GMD HTG HUF INR ISK JMD JPY KES KGS LKR LRD MKD NPR PKR RSD RUB VES VUV XPF YER',
    3: 'AMD ARS AOA BIF CDF CLP COP CRC GYD IQD KHR KMF KRW KZT MGA MMK MNT MWK NGN RWF SDG SOS SSP TZS UGX XAF XOF ZWG',
    4: 'GNF IDR LAK PYG SYP UZS VND',
    5: 'IRR LBP',
  }).flatMap(([power, codes]) => codes.split(' ').map((code) => [code, Number(power)] as const)),
)

/** 2,080 hours, 260 days, 52 weeks and 12 months a year. */
const perYear: Record<PayPeriod, number> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 }

/** US dollars a year: beyond these nobody is paid; within the others most people are. */
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

/** Converts an amount to another period, not rounded: 52,000 a year is 25 an hour. */
export const amountIn = (period: PayPeriod, stated: StatedAmount): number =>
  (stated.amount * perYear[stated.period]) / perYear[period]

/** Whether somebody may be paid this much, for its period and currency. Wrong by a factor of ten at most. */
export const isPlausiblePay = (stated: StatedAmount): boolean => isWithin(stated, plausible)

/**
 * A likely meaning of an implausible amount: thousands ("52" a year), or another period ("65,000" an hour). Undefined for an
 * amount that is plausible, or not above zero, and where no reading is usual.
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
