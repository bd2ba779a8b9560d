import * as t from '@hearback/texts/web/analytics.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { Analytics, AnalyzedApplication } from './analytics.queries.ts'

const DAY = 24 * 60 * 60_000
const WINDOW = 30 * DAY

export interface Figure {
  label: string
  /** Count of the last 30 days. */
  count: number
  /** Count of the 30 days before. */
  before: number
  /** The overall share, as text. */
  overall: string
}

/**
 * Four event counts of the last 30 days, beside the previous 30 days. Events count by their own date, so that recent
 * applications do not lower the figures.
 */
export function figuresOf({ summary, detailedApplications }: Analytics, now: number): Figure[] {
  const { total, viewedRate, answeredRate, interviewRate, medianDaysToView, medianDaysToAnswer } = summary
  const opened = detailedApplications.flatMap(({ viewedAt }) => viewedAt ?? [])
  const answered = detailedApplications.flatMap(({ answeredAt }) => answeredAt ?? [])
  const interviews = detailedApplications.flatMap(invitedAt)
  return [
    {
      label: t.sent,
      count: summary.lastThirtyDays,
      before: summary.previousThirtyDays,
      overall: t.inAll(total),
    },
    { label: t.opened, ...inWindows(opened, now), overall: `${share(viewedRate)}${typically(medianDaysToView)}` },
    {
      label: t.answered,
      ...inWindows(answered, now),
      overall: `${share(answeredRate)}${typically(medianDaysToAnswer)}`,
    },
    { label: t.interviews, ...inWindows(interviews, now), overall: share(interviewRate) },
  ]
}

const invitedAt = ({ timeline }: AnalyzedApplication): string[] =>
  timeline.filter(({ from, to }) => to === 'interview' && from !== 'interview').map(({ at }) => at)

function inWindows(instants: readonly string[], now: number) {
  const ages = instants.map((at) => now - Date.parse(at))
  return {
    count: ages.filter((age) => age < WINDOW).length,
    before: ages.filter((age) => age >= WINDOW && age < 2 * WINDOW).length,
  }
}

const share = (rate: number) => t.ofAll(Math.round(rate * 100))
const typically = (days: number | null) => (days === null ? '' : t.typicallyAfter(afterDays(days)))

/** Formats "after 2.5 days" or "within a day". */
export const afterDays = (days: number): string => {
  if (days < 1) return t.durationWithinDay
  return t.afterDays(days.toLocaleString(locale.numbers))
}

/** Formats "3 more than in the previous 30 days". */
export function changeWords({ count, before }: Pick<Figure, 'count' | 'before'>): string {
  if (count === before) return t.trendUnchanged
  return count > before ? t.moreThanBefore(count - before) : t.fewerThanBefore(before - count)
}

/**
 * Relative difference between the middle of a job's pay range and the median of comparable jobs; for jobs that have
 * both.
 */
export const payGapsOf = (applications: readonly AnalyzedApplication[]): number[] =>
  applications.flatMap(({ payFrom, payTo, payMedian }) =>
    payFrom === null || payTo === null || !payMedian ? [] : [(payFrom + payTo) / 2 / payMedian - 1],
  )

/** Median of the values; undefined if empty. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.ceil(sorted.length / 2) - 1]
  return high === undefined || low === undefined ? undefined : (low + high) / 2
}

/** Monday of an ISO week like `2026-W36`, in Unix milliseconds (UTC). */
export function mondayOf(isoWeek: string): number {
  const [year = 0, week = 1] = isoWeek.split('-W').map(Number)
  // January 4 is always in the first week.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const weekday = (fourth.getUTCDay() + 6) % 7
  return fourth.getTime() + ((week - 1) * 7 - weekday) * DAY
}
