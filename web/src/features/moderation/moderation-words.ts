import type { DecidedKind, Decision, Measure } from '@hearback/contract/moderation.ts'
import type { ReportKind } from '@hearback/contract/reports.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { KIND_WORDS } from '../../report-words.ts'

export const decidedWord = (kind: DecidedKind): string => (kind === 'account' ? 'account' : KIND_WORDS[kind])

/** Several of a kind, to choose from. */
export const KINDS_WORDS: Record<ReportKind, string> = {
  company: t.companies,
  job: t.jobs,
  seeker: t.profiles,
  message: t.messages,
  review: t.reviews,
}

/** What was done, for moderators. */
export const MEASURE_WORDS: Record<Measure, string> = {
  none: t.dismissed,
  warning: t.warned,
  hide: t.hidden,
  suspend: t.accountSuspended,
}

/** As something to choose. */
export const MEASURE_CHOICES: Record<Measure, string> = {
  none: t.nothing,
  warning: t.warnItsOwner,
  hide: t.hideItFromEverybodyElse,
  suspend: t.suspendTheAccountOfIts,
}

export const USER_WORDS = { employer: 'employer', jobseeker: t.jobSeeker, admin: 'moderator' } as const

export const CAUSE_WORDS = {
  reports: t.threePeopleReportedFraud,
  decision: t.aModeratorDecidedSo,
  suspension: t.itsAccountIsSuspended,
} as const

export const toneOf = ({ measure }: Pick<Decision, 'measure'>) =>
  measure === 'none' ? ('quiet' as const) : measure === 'warning' ? ('plain' as const) : ('late' as const)

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
