import type { Application, ApplicationStatus, HistoryEntry, RejectionReason } from '@hearback/contract/applications.ts'
import * as t from '@hearback/texts/web/applications.ts'

const SENTENCES: Record<ApplicationStatus, (company: string) => string> = {
  applied: (company) => t.hasItAndHasNot(company),
  viewed: (company) => t.openedItAndHasNot(company),
  shortlisted: (company) => t.putYouOnTheShortlist(company),
  interview: (company) => t.invitesYouToAnInterview(company),
  offered: (company) => t.offersYouTheJob(company),
  hired: () => t.youGotThisJob,
  rejected: (company) => t.answeredNotThisTime(company),
  withdrawn: () => t.youWithdrewThisApplication,
  declined: () => t.youDeclinedTheOffer,
  expired: (company) => t.didNotAnswerWithin30(company),
}

/** What a message changes: it answers and moves nothing. */
const ANSWERED: Partial<typeof SENTENCES> = {
  applied: (company) => t.answeredYouByMessage(company),
  viewed: (company) => t.openedItAndAnsweredYou(company),
  expired: (company) => t.answeredAndTookNoFurther(company),
}

/** Where the application stands, for the person who wrote it. */
export const standingWords = (
  { status, answeredAt }: Pick<Application, 'status' | 'answeredAt'>,
  company: string,
): string => ((answeredAt && ANSWERED[status]) || SENTENCES[status])(company)

const REASONS: Record<RejectionReason, string> = {
  position_filled: t.thePositionHasBeenFilled,
  missing_skill: t.aSkillThatTheJob,
  experience_level: t.theJobAsksForAnother,
  location: t.theLocationDoesNotFit,
  pay_expectation: t.thePayYouAskFor,
  availability: t.theAvailabilityDoesNotFit,
  eligibility: t.aFormalRequirementOfThe,
  incomplete_application: t.theApplicationWasIncomplete,
  stronger_candidate: t.anotherCandidateFitsTheJob,
  role_cancelled: t.theJobWasCancelled,
  offer_rescinded: t.theOfferWasRescinded,
}

export const reasonSentence = (reason: RejectionReason): string => t.theReason(REASONS[reason])

const STEPS: Record<ApplicationStatus, (company: string) => string> = {
  applied: () => t.youApplied,
  viewed: (company) => t.openedIt(company),
  shortlisted: (company) => t.stepShortlisted(company),
  interview: (company) => t.invitedYouToAnInterview(company),
  offered: (company) => t.offeredYouTheJob(company),
  hired: () => t.youGotTheJob,
  rejected: (company) => t.stepRejected(company),
  withdrawn: () => t.youWithdrew,
  declined: () => t.stepDeclined,
  expired: () => t.noAnswerWithin30Days,
}

/** Steps that mean something else where they come from another than the usual place. */
const TURNS: Partial<Record<`${ApplicationStatus} > ${ApplicationStatus}`, (company: string) => string>> = {
  'withdrawn > applied': () => t.youAppliedOnceMore,
  'declined > applied': () => t.youAppliedOnceMore,
  'interview > interview': (company) => t.invitedYouAgain(company),
  'rejected > shortlisted': (company) => t.thoughtAgainAndPutYou(company),
}

export const messageWords = (company: string): string => t.answeredByMessage(company)

/** One step of the history in plain words; `answeredAt` is the application's. */
export function stepWords({ from, to, at }: HistoryEntry, company: string, answeredAt: string | null): string {
  const wasAnswered = answeredAt !== null && Date.parse(answeredAt) <= Date.parse(at)
  if (to === 'expired' && wasAnswered) return t.closedAfter30DaysWithout
  return (TURNS[`${from ?? to} > ${to}`] ?? STEPS[to])(company)
}
