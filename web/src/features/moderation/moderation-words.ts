import type { DecidedKind, Decision, Measure } from '@hearback/contract/moderation.ts'
import type { ReportKind } from '@hearback/contract/reports.ts'
import { KIND_WORDS } from '../../report-words.ts'

export const decidedWord = (kind: DecidedKind): string => (kind === 'account' ? 'account' : KIND_WORDS[kind])

/** Several of a kind, to choose from. */
export const KINDS_WORDS: Record<ReportKind, string> = {
  company: 'Companies',
  job: 'Jobs',
  seeker: 'Profiles',
  message: 'Messages',
  review: 'Reviews',
}

/** What was done, for moderators. */
export const MEASURE_WORDS: Record<Measure, string> = {
  none: 'Dismissed',
  warning: 'Warned',
  hide: 'Hidden',
  suspend: 'Account suspended',
}

/** As something to choose. */
export const MEASURE_CHOICES: Record<Measure, string> = {
  none: 'Nothing',
  warning: 'Warn its owner',
  hide: 'Hide it from everybody else',
  suspend: 'Suspend the account of its owner, with all that is theirs',
}

export const USER_WORDS = { employer: 'employer', jobseeker: 'job seeker', admin: 'moderator' } as const

export const CAUSE_WORDS = {
  reports: 'Three people reported fraud',
  decision: 'A moderator decided so',
  suspension: 'Its account is suspended',
} as const

export const toneOf = ({ measure }: Pick<Decision, 'measure'>) =>
  measure === 'none' ? ('quiet' as const) : measure === 'warning' ? ('plain' as const) : ('late' as const)

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
