import type { DecidedKind, Decision, Measure, SuspendedKind } from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import * as t from '@hearback/texts/web/moderation.ts'

export const DECIDED_WORDS: Record<DecidedKind, string> = {
  company: t.company,
  job: t.job,
  seeker: t.profile,
  message: t.message,
  review: t.review,
  account: t.account,
}

/** Fallback names for a target without a name. */
export const ONE_WORDS: Record<ReportKind, string> = {
  company: t.kindCompany,
  job: t.kindJob,
  seeker: t.kindProfile,
  message: t.kindMessage,
  review: t.kindReview,
}

/** Names with the definite article, for the target of the page. */
export const THE_WORDS: Record<ReportKind, string> = {
  company: t.kindCompanyDefinite,
  job: t.kindJobDefinite,
  seeker: t.kindProfileDefinite,
  message: t.kindMessageDefinite,
  review: t.kindReviewDefinite,
}

/** Actions that a moderator takes without a report. */
export const ACT_WORDS: Record<'suspend' | 'reinstate', Record<SuspendedKind, string>> = {
  suspend: {
    account: t.suspendAccountAction,
    company: t.hideCompanyAction,
    job: t.hideJobAction,
    seeker: t.hideProfileAction,
    review: t.hideReviewAction,
  },
  reinstate: {
    account: t.reinstateAccountAction,
    company: t.unhideCompanyAction,
    job: t.unhideJobAction,
    seeker: t.unhideProfileAction,
    review: t.unhideReviewAction,
  },
}

/** Plural names for filters. */
export const KINDS_WORDS: Record<ReportKind, string> = {
  company: t.companies,
  job: t.jobs,
  seeker: t.profiles,
  message: t.messages,
  review: t.reviews,
}

/** Measures taken, for moderators. */
export const MEASURE_WORDS: Record<Measure, string> = {
  none: t.dismissed,
  warning: t.warned,
  hide: t.hidden,
  suspend: t.accountSuspended,
}

/** Measures as choices of a form. */
export const MEASURE_CHOICES: Record<Measure, string> = {
  none: t.nothing,
  warning: t.measureWarning,
  hide: t.measureHide,
  suspend: t.measureSuspend,
}

export const USER_WORDS = { employer: t.employer, jobseeker: t.jobSeeker, admin: t.moderator } as const

/** User types within a sentence. */
export const SOMEBODY_WORDS: Record<keyof typeof USER_WORDS, string> = {
  employer: t.reporterEmployer,
  jobseeker: t.reporterSeeker,
  admin: t.moderatorInSentence,
}

export const CAUSE_WORDS = {
  reports: t.holdReports,
  decision: t.holdDecision,
  suspension: t.holdSuspension,
} as const

export const toneOf = ({ measure }: Pick<Decision, 'measure'>) =>
  measure === 'none' ? ('quiet' as const) : measure === 'warning' ? ('plain' as const) : ('late' as const)
