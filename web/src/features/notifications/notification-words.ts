import type { Notification, NotificationData, NotificationKind } from '@hearback/contract/notifications.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { deviceZone, shortDate } from '../../ui/times.ts'

type Words = (data: NotificationData) => string

const otherIn = ({ company, person }: NotificationData) => company ?? person ?? t.somebody
const jobIn = ({ job = t.aJob }: NotificationData) => job
const dayOf = (at: string) => shortDate(at, deviceZone())
const timeOf = (at: string) =>
  new Intl.DateTimeFormat(locale.dates, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(new Date(at))
    .replace(' at ', ', ')

const MOVES: Record<string, Words> = {
  shortlisted: (data) => t.putYouOnTheShortlist(otherIn(data), jobIn(data)),
  offered: (data) => t.wantsToHireYouFor(otherIn(data), jobIn(data)),
  rejected: (data) => t.answeredYouOnNotThis(otherIn(data), jobIn(data)),
  withdrawn: (data) => t.withdrewTheApplicationFor(otherIn(data), jobIn(data)),
  declined: (data) => t.declinedYourOfferFor(otherIn(data), jobIn(data)),
}
const moved: Words = (data) => t.applicationTookAStep(jobIn(data))

/** By what was done about it. */
const DECIDED: Record<string, Words> = {
  none: ({ name = t.somethingOfYours }) => t.weLookedAtAndFound(name),
  warning: ({ name = t.somethingOfYoursWithin }) => t.youWereWarnedAboutRead(name),
  hide: ({ name = t.somethingOfYours }) => t.wasHiddenReadTheReason(name),
  suspend: () => t.yourAccountWasSuspendedRead,
}
const decided: Words = ({ name = t.somethingOfYoursWithin }) => t.thereIsADecisionAbout(name)

const WORDS: Record<NotificationKind, Words> = {
  application_sent: (data) =>
    t.yourApplicationForHasReached(
      jobIn(data),
      otherIn(data),
      data.at ? ` ${t.theyOweYouAnAnswer(dayOf(data.at))}` : '',
    ),
  application_received: (data) =>
    t.appliedFor(otherIn(data), jobIn(data), data.at ? ` ${t.yourAnswerIsDueBy(dayOf(data.at))}` : ''),
  application_moved: (data) => (MOVES[data.status ?? ''] ?? moved)(data),
  application_answered: (data) => t.answeredYourApplicationForBy(otherIn(data), jobIn(data)),
  application_expired: (data) => t.yourApplicationForAtWas(jobIn(data), otherIn(data)),
  answers_due: ({ count = 1 }) => t.applicantsWait(count),
  interview_invited: (data) => t.invitesYouToAnInterview(otherIn(data), jobIn(data)),
  interview_picked: (data) => t.interviewWithForAgreed(otherIn(data), jobIn(data), whenOf(data)),
  interview_soon: (data) => t.yourInterviewWithForIs(otherIn(data), jobIn(data), whenOf(data)),
  interview_called_off: (data) => t.theInterviewWithForIs(otherIn(data), jobIn(data), whenOf(data)),
  chat_requested: (data) => t.asksToWriteToYou(otherIn(data)),
  chat_accepted: (data) => t.acceptedYourRequestYouCan(otherIn(data)),
  messages_unread: (data) => t.unreadMessagesFrom(data.count ?? 1, otherIn(data)),
  offer_received: (data) => t.sentYouAnOffer(otherIn(data), forJob(data)),
  offer_accepted: (data) => t.acceptedYourOffer(otherIn(data), forJob(data)),
  offer_declined: (data) => t.declinedYourOffer(otherIn(data), forJob(data)),
  offer_withdrawn: (data) => t.withdrewTheOffer(otherIn(data), forJob(data)),
  offer_expiring: (data) => t.theOfferOfEnds(otherIn(data), forJob(data), data.at ? t.onDay(dayOf(data.at)) : t.soon),
  offer_expired: (data) => t.theOfferBetweenYouAnd(otherIn(data), forJob(data)),
  offer_rescinded: (data) => t.tookBackTheOfferThat(otherIn(data), forJob(data)),
  review_possible: (data) => t.howWasItWithYou(otherIn(data)),
  review_published: (data) => t.theReviewByCanBe(otherIn(data)),
  review_replied: (data) => t.repliedToYourReview(otherIn(data)),
  report_filed: ({ name, caseNumber = '' }) =>
    name ? t.weHaveYourReportOf(name, caseNumber) : t.weHaveYourReport(caseNumber),
  report_decided: ({ caseNumber = '' }) => t.reportIsDecidedReadThe(caseNumber),
  report_appealed: ({ name = t.aDecision }) => t.yourAppealAboutHasArrived(name),
  content_held: ({ name = t.somethingOfYours }) => t.isHiddenForUpTo(name),
  content_decided: (data) => (DECIDED[data.status ?? ''] ?? decided)(data),
  content_restored: ({ name = t.somethingOfYours }) => t.canBeSeenAgain(name),
  job_expiring: (data) => t.jobEndsInDays(jobIn(data), data.days ?? 1),
  job_expired: (data) => t.hasEndedAndLeftThe(jobIn(data)),
  job_paused: ({ job, count = 1, name = t.nowInPlaceOfAPlan }) =>
    count === 1 ? t.jobIsPausedByPlan(job ?? t.oneJob, name) : t.jobsArePausedByPlan(count, name),
  jobs_found: ({ count = 1, name }) => (name ? t.newJobsFor(count, name) : t.newJobs(count)),
  plan_started: ({ name = t.paidInPlaceOfAPlan, count }) =>
    t.yourPlanIsNow(name, count ? ` ${t.pausedJobsCameBack(count)}` : ''),
  plan_ended: ({ name = t.paidInPlaceOfAPlan }) => t.yourPlanHasEndedThe(name),
  payment_failed: ({ name = t.yourPlan, at }) =>
    t.thePaymentForDidNot(name, at ? ` ${t.thePlanGoesOnUntil(dayOf(at))}` : ''),
  experience_confirmed: (data) => t.yourWorkAtIsConfirmed(otherIn(data)),
  experience_declined: (data) => t.whoeverReadsYourWorkAddress(otherIn(data)),
  password_changed: () => t.yourPasswordWasChangedAll,
  email_changed: () => t.yourAccountUsesAnotherE,
  two_step_on: () => t.twoStepIsOn,
  two_step_off: () => t.twoStepIsOff,
  recovery_code_used: ({ count = 0 }) => (count === 1 ? t.recoveryCodeUsedOneLeft : t.recoveryCodeUsed(count)),
  recovery_codes_renewed: () => t.recoveryCodesRenewed,
  second_step_guessed: () => t.secondStepGuessed,
  password_guessed: () => t.passwordGuessed,
  passkey_added: ({ name = '' }) => t.passkeyAdded(name),
  passkey_removed: ({ name = '' }) => t.passkeyRemoved(name),
  deletion_requested: ({ at }) => t.youAskedUsToDelete(at ? t.toBeErasedOn(dayOf(at)) : ''),
  account_restored: () => t.youSignedInAgainSo,
}

const forJob = ({ job }: NotificationData) => (job ? ` ${t.forJob(job)}` : '')
const whenOf = ({ at }: NotificationData) => (at ? `: ${timeOf(at)}` : '')

/** Whether this version knows such a thing; a push may come from a newer one. */
export const hasWords = (kind: string): kind is NotificationKind => Object.hasOwn(WORDS, kind)

/** What happened, in one or two short sentences. */
export const notificationWords = ({ kind, data }: Pick<Notification, 'kind' | 'data'>): string => WORDS[kind](data)

/** Acts of one's own, which need no telling while one is there; a message is told by the chat itself. */
const QUIET: readonly NotificationKind[] = [
  'application_sent',
  'report_filed',
  'report_appealed',
  'password_changed',
  'email_changed',
  'two_step_on',
  'two_step_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'deletion_requested',
  'application_answered',
  'messages_unread',
  'chat_requested',
]
export const isToldLive = ({ kind }: Pick<Notification, 'kind'>): boolean => !QUIET.includes(kind)
