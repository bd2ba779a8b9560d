import type { MeasuredVital, VisitReport, Vital } from '@hearback/contract/trust/visits.ts'
import { vitalScales } from '@hearback/contract/trust/visits.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/visits.ts'
import { readerDates } from '../../ui/text/reader-dates.ts'

export const RANGES = [7, 30, 90] as const
export type Range = (typeof RANGES)[number]

/** Parses the range in days; 30 by default. */
export const rangeOf = (query: URLSearchParams): Range =>
  RANGES.find((range) => String(range) === query.get('days')) ?? 30

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(readerDates(), options).format(new Date(day))
export const dayWords = (day: string) => inWords(day, DAY)
export const longDayWords = (day: string) => inWords(day, { ...DAY, weekday: 'short' })

export const counted = (count: number) => count.toLocaleString(locale.numbers)

/** Formats "12% more than in the previous 30 days". */
export function changeWords(now: number, before: number, days: number): string {
  if (before === 0) return now === 0 ? t.trendNoneEither : t.trendNoneBefore(days)
  const change = Math.round(((now - before) / before) * 100)
  if (change === 0) return t.trendUnchanged(days)
  const percent = counted(Math.abs(change))
  return change > 0 ? t.trendMore(percent, days) : t.trendFewer(percent, days)
}

export const SOURCE_WORDS: Record<string, string> = {
  direct: t.sourceDirect,
  other: t.sourceOther,
}
export const DEVICE_WORDS: Record<VisitReport['devices'][number]['device'], string> = {
  desktop: t.desktop,
  tablet: t.tablet,
  phone: t.phone,
}

export const RATING_WORDS: Record<MeasuredVital['rating'], string> = {
  good: t.good,
  'needs work': t.needsWork,
  poor: t.poor,
}
export const VITAL_WORDS: Record<Vital, { name: string; meaning: string }> = {
  LCP: { name: t.largestContent, meaning: t.lcpMeaning },
  INP: { name: t.reaction, meaning: t.inpMeaning },
  CLS: { name: t.layoutShift, meaning: t.clsMeaning },
}

const rounded = (value: number, digits: number) =>
  value.toLocaleString(locale.numbers, { maximumFractionDigits: digits })

/** "2.4 s", "175 ms", "0.125". */
export function vitalValue(vital: Vital, value: number): string {
  if (vital === 'CLS') return rounded(value, 3)
  return value >= 1_000 ? t.seconds(rounded(value / 1_000, 2)) : t.ms(value)
}

/** Formats the 75th percentile; a value above all buckets reads "over" the highest bound. */
export const p75Words = ({ vital, p75 }: MeasuredVital): string =>
  p75 === null ? t.over(vitalValue(vital, vitalScales[vital].bounds.at(-1) ?? 0)) : vitalValue(vital, p75)

const EDGES = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100]
/** Rounds up to an upper bound for the axis of a chart. */
export function roundAbove(count: number): number {
  const tenth = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  return count <= 10 ? Math.max(1, count) : (EDGES.map((edge) => edge * tenth).find((edge) => edge >= count) ?? count)
}
