import type { ApplicationSource } from '@hearback/contract/hiring/application-source.ts'
import type { Quartiles, ReportStage } from '@hearback/contract/hiring/hiring-report.ts'
import * as t from '@hearback/texts/web/hiring-report.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { CsvRow } from '../../ui/csv.ts'
import type { Report } from './hiring-report.queries.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From this many on, decimals of days tell nothing. */
const WHOLE_DAYS = 10

export const STAGE_WORDS: Record<ReportStage, string> = {
  applied: t.stageApplied,
  viewed: t.stageViewed,
  shortlisted: t.stageShortlisted,
  interview: t.stageInterview,
  offered: t.stageOffered,
}

export const SOURCE_WORDS: Record<ApplicationSource, string> = {
  search: t.sourceSearch,
  alert: t.sourceAlert,
  invitation: t.sourceInvitation,
  company: t.sourceCompany,
  site: t.sourceSite,
  feed: t.sourceFeed,
  web: t.sourceWeb,
  direct: t.sourceDirect,
  unknown: t.sourceUnknown,
}

export const memberWords = ({ member, name }: Report['members'][number]): string =>
  member === null ? t.noMember : (name ?? t.formerMember) || t.unnamedMember

export const counted = (count: number): string => count.toLocaleString(locale.numbers)

/** "2.5 days", "14 hours" or "20 minutes". */
export function durationWords(seconds: number): string {
  if (seconds < HOUR) return t.minutesLong(Math.max(1, Math.round(seconds / MINUTE)))
  if (seconds < 2 * DAY) return t.hoursLong(Math.round(seconds / HOUR))
  const maximumFractionDigits = seconds < WHOLE_DAYS * DAY ? 1 : 0
  return t.daysLong((seconds / DAY).toLocaleString(locale.numbers, { maximumFractionDigits }))
}

/** Header and cells of quartiles in a file: hours with two decimals, empty for too few applications. */
export const TIME_HEADER = [t.lowerQuartile, t.median, t.upperQuartile].map((name) => t.inHours(name))
export const timeCells = (time: Quartiles): CsvRow =>
  time ? [time.lower, time.median, time.upper].map((seconds) => Math.round(seconds / 36) / 100) : [null, null, null]
