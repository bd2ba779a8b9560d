import { morePartsOf, type Offer, type OfferDetails } from '@hearback/contract/hiring/offers.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { formatMoney, type PayPeriod } from '../../ui/pay/pay.ts'
import { readerDates } from '../../ui/text/reader-dates.ts'

/** The terms of an offer; one that is plain text is all message. */
export interface Terms {
  title: string | null
  pay: number | null
  payPeriod: PayPeriod
  currency: string
  startDate: string | null
  hoursPerWeek: number | null
  benefits: string[]
  message: string | null
  /** Further parts with names chosen by the employer. */
  more: { name: string; value: string }[]
}

/** Reads the terms. The contract's defaults: pay per hour, in US dollars. */
export function termsOf(details: OfferDetails): Terms {
  const parts = typeof details === 'string' ? { message: details } : details
  const { benefits } = parts
  return {
    title: parts.title || null,
    pay: parts.pay ?? null,
    payPeriod: parts.payPeriod ?? 'hour',
    currency: parts.currency ?? 'USD',
    startDate: parts.startDate || null,
    hoursPerWeek: parts.hoursPerWeek ?? null,
    benefits: typeof benefits === 'string' ? [benefits].filter(Boolean) : (benefits ?? []),
    message: parts.message || null,
    more: morePartsOf(parts).map(([name, value]) => ({ name, value: partWords(value) })),
  }
}

const partWords = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? t.insuranceYes : t.insuranceNo
  return typeof value === 'number' ? value.toLocaleString(locale.numbers) : value
}

/** Title of the work: from the offer, else from the job. */
export const titleOf = ({ details, jobTitle }: Pick<Offer, 'details' | 'jobTitle'>): string =>
  termsOf(details).title ?? jobTitle ?? t.jobFallback

const WEEKS = 52
const USUAL_HOURS = 40
const WORKING_DAYS = 260

export interface YearlyPay {
  amount: number
  /** Basis of the calculation, e.g. "36 hours a week". */
  basis: string
}

/** Pay per year, so that offers can be compared; null without pay. */
export function yearlyPay({ pay, payPeriod, hoursPerWeek }: Terms): YearlyPay | null {
  if (pay === null) return null
  const hours = hoursPerWeek ?? USUAL_HOURS
  const sums: Record<PayPeriod, [times: number, basis: string]> = {
    hour: [hours * WEEKS, hoursPerWeek === null ? t.basisIfHoursPerWeek(hours) : t.basisHoursPerWeek(hours)],
    day: [WORKING_DAYS, t.basisDaysPerYear(WORKING_DAYS)],
    week: [WEEKS, t.basisWeeksPerYear(WEEKS)],
    month: [12, t.basis12Months],
    year: [1, t.basisYear],
  }
  const [times, basis] = sums[payPeriod]
  return { amount: Math.round(pay * times), basis }
}

/** Pay per hour, rounded to cents, so that offers can be compared; null without pay. */
export function hourlyPay(terms: Terms): number | null {
  const year = yearlyPay(terms)
  if (year === null || terms.pay === null) return null
  if (terms.payPeriod === 'hour') return terms.pay
  return Math.round((year.amount / WEEKS / (terms.hoursPerWeek ?? USUAL_HOURS)) * 100) / 100
}

/** Formats "Monday, December 9, 2026"; a date without a day stays a month. */
export function dayWords(date: string): string {
  const isMonth = date.length === 7
  const at = new Date(`${isMonth ? `${date}-01` : date}T00:00:00Z`)
  const words = (how: Intl.DateTimeFormatOptions) => at.toLocaleDateString(readerDates(), { ...how, timeZone: 'UTC' })
  if (isMonth) return words({ month: 'long', year: 'numeric' })
  return words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

const PAYS: Record<PayPeriod, (money: string) => string> = {
  hour: t.payPerHour,
  day: t.payPerDay,
  week: t.payPerWeek,
  month: t.payPerMonth,
  year: t.payForYear,
}

/** "$24.75 an hour" */
const payWords = ({ pay, payPeriod, currency }: Terms): string | null =>
  pay === null ? null : PAYS[payPeriod](formatMoney(pay, currency))

/** Each term as text; null where the offer does not state it. */
export function spoken(
  terms: Terms,
): Record<'Work' | 'Pay' | 'Hours' | 'Start' | 'Benefits' | 'Message', string | null> {
  return {
    Work: terms.title,
    Pay: payWords(terms),
    Hours: terms.hoursPerWeek === null ? null : t.hoursPerWeek(terms.hoursPerWeek),
    Start: terms.startDate && dayWords(terms.startDate),
    Benefits: terms.benefits.length > 0 ? terms.benefits.join('; ') : null,
    Message: terms.message,
  }
}

export interface Change {
  term: string
  before: string | null
  after: string | null
}

const NAMES: Record<keyof ReturnType<typeof spoken>, string> = {
  Work: t.work,
  Pay: t.pay,
  Hours: t.hours,
  Start: t.start,
  Benefits: t.benefits,
  Message: t.message,
}

/** Lists the terms that differ between two offers. */
export function changesBetween(before: OfferDetails, after: OfferDetails): Change[] {
  const [earlier, later] = [termsOf(before), termsOf(after)]
  const [then, now] = [spoken(earlier), spoken(later)]
  const named = (Object.keys(now) as (keyof typeof now)[]).map((part) => ({
    term: NAMES[part],
    before: then[part],
    after: now[part],
  }))
  const valueIn = (terms: Terms, name: string) => terms.more.find((part) => part.name === name)?.value ?? null
  const names = new Set([...earlier.more, ...later.more].map(({ name }) => name))
  const more = [...names].map((term) => ({ term, before: valueIn(earlier, term), after: valueIn(later, term) }))
  return [...named, ...more].filter((change) => change.before !== change.after)
}
