import type { Notification, NotificationData, NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'
import { readerDates } from '../../ui/text/reader-dates.ts'
import type { SentenceProps } from '../../ui/text/Sentence.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import { shortDate } from '../../ui/text/times.ts'

type Words = (data: NotificationData) => string

const otherIn = ({ company, person }: NotificationData) => company ?? person ?? t.somebody
const jobIn = ({ job = t.jobFallback }: NotificationData) => job
const dayOf = (at: string) => shortDate(at, deviceZone())
const timeOf = (at: string) =>
  new Intl.DateTimeFormat(readerDates(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(at))
    .replace(' at ', ', ')

const MOVES: Record<string, Words> = {
  shortlisted: (data) => t.stepShortlisted(otherIn(data), jobIn(data)),
  offered: (data) => t.stepOffered(otherIn(data), jobIn(data)),
  rejected: (data) => t.stepRejected(otherIn(data), jobIn(data)),
  withdrawn: (data) => t.stepWithdrawn(otherIn(data), jobIn(data)),
  declined: (data) => t.stepOfferDeclined(otherIn(data), jobIn(data)),
}
const moved: Words = (data) => t.stepOther(jobIn(data))

/** Sentences by moderation measure. */
const DECIDED: Record<string, Words> = {
  none: ({ name = t.moderatedFallback }) => t.verdictNone(name),
  warning: ({ name = t.moderatedFallbackInSentence }) => t.verdictWarning(name),
  hide: ({ name = t.moderatedFallback }) => t.verdictHidden(name),
  suspend: () => t.verdictSuspended,
}
const decided: Words = ({ name = t.moderatedFallbackInSentence }) => t.verdictDecided(name)

const WORDS: Record<NotificationKind, Words> = {
  application_sent: (data) =>
    t.applicationReceived(jobIn(data), otherIn(data), data.at ? ` ${t.applicationDueSentence(dayOf(data.at))}` : ''),
  application_received: (data) =>
    t.applicationArrived(otherIn(data), jobIn(data), data.at ? ` ${t.answerDueSentence(dayOf(data.at))}` : ''),
  application_moved: (data) => (MOVES[data.status ?? ''] ?? moved)(data),
  application_answered: (data) => t.applicationAnswered(otherIn(data), jobIn(data)),
  application_expired: (data) => t.applicationExpired(jobIn(data), otherIn(data)),
  answers_due: ({ count = 1 }) => t.answersDue(count),
  answer_claimed: (data) => t.answerClaimed(otherIn(data), jobIn(data)),
  answer_contested: (data) => t.answerContested(otherIn(data), jobIn(data)),
  application_nudged: (data) => t.applicationNudged(otherIn(data), jobIn(data)),
  interview_invited: (data) => t.interviewInvited(otherIn(data), jobIn(data)),
  interview_picked: (data) => t.interviewPicked(otherIn(data), jobIn(data), whenOf(data)),
  interview_soon: (data) => t.interviewSoon(otherIn(data), jobIn(data), whenOf(data)),
  interview_called_off: (data) => t.interviewCalledOff(otherIn(data), jobIn(data), whenOf(data)),
  interview_rescheduled: (data) => t.interviewRescheduled(otherIn(data), jobIn(data)),
  interview_missed: (data) => t.interviewMissed(otherIn(data), jobIn(data), whenOf(data)),
  interview_times_requested: (data) => t.interviewTimesRequested(otherIn(data), jobIn(data)),
  chat_requested: (data) => t.chatRequested(otherIn(data)),
  chat_accepted: (data) => t.chatAccepted(otherIn(data)),
  job_invited: (data) => t.jobInvited(otherIn(data), jobIn(data)),
  messages_unread: (data) => t.messagesUnread(data.count ?? 1, otherIn(data)),
  offer_received: (data) => t.offerReceived(otherIn(data), forJob(data)),
  offer_accepted: (data) => t.offerAccepted(otherIn(data), forJob(data)),
  offer_declined: (data) => t.offerDeclined(otherIn(data), forJob(data)),
  offer_withdrawn: (data) => t.offerWithdrawn(otherIn(data), forJob(data)),
  offer_expiring: (data) => t.offerExpiring(otherIn(data), forJob(data), data.at ? t.onDay(dayOf(data.at)) : t.soon),
  offer_expired: (data) => t.offerExpired(otherIn(data), forJob(data)),
  offer_rescinded: (data) => t.offerRescinded(otherIn(data), forJob(data)),
  review_possible: (data) => t.reviewPossible(otherIn(data)),
  review_published: (data) => t.reviewPublished(otherIn(data)),
  review_replied: (data) => t.reviewReplied(otherIn(data)),
  report_filed: ({ name, caseNumber = '' }) =>
    name ? t.reportReceivedNamed(name, caseNumber) : t.reportReceived(caseNumber),
  report_decided: ({ caseNumber = '' }) => t.reportDecided(caseNumber),
  report_appealed: ({ name = t.decisionFallback }) => t.appealReceived(name),
  content_held: ({ name = t.moderatedFallback }) => t.contentHeld(name),
  content_decided: (data) => (DECIDED[data.status ?? ''] ?? decided)(data),
  content_restored: ({ name = t.moderatedFallback }) => t.contentRestored(name),
  job_expiring: (data) => t.jobEndsInDays(jobIn(data), data.days ?? 1),
  job_expired: (data) => t.jobExpired(jobIn(data)),
  job_paused: ({ job, count = 1, name = t.planNowFallback }) =>
    count === 1
      ? t.jobPausedByPlan(job ?? t.pausedJobFallback, shownName(name))
      : t.jobsPausedByPlan(count, shownName(name)),
  jobs_found: ({ count = 1, name }) => (name ? t.jobsFoundForSearch(count, name) : t.newJobs(count)),
  company_jobs: (data) => t.jobsOfCompany(data.count ?? 1, otherIn(data)),
  plan_started: ({ name = t.planPaidFallback, count }) =>
    t.planChanged(shownName(name), count ? ` ${t.jobsReopened(count)}` : ''),
  plan_ended: ({ name = t.planPaidFallback }) => t.planEnded(shownName(name)),
  payment_failed: ({ name = t.planFallback, at }) =>
    t.paymentFailed(shownName(name), at ? ` ${t.planGracePeriod(dayOf(at))}` : ''),
  experience_confirmed: (data) => t.experienceConfirmed(otherIn(data)),
  experience_declined: (data) => t.experienceDeclined(otherIn(data)),
  password_changed: () => t.passwordChanged,
  email_changed: () => t.emailChanged,
  email_undeliverable: () => t.emailUndeliverable,
  two_step_on: () => t.twoStepTurnedOn,
  two_step_off: () => t.twoStepTurnedOff,
  recovery_code_used: ({ count = 0 }) => t.recoveryCodeUsed(count),
  recovery_codes_renewed: () => t.recoveryCodesRenewed,
  second_step_guessed: () => t.secondStepGuessed,
  password_guessed: () => t.passwordGuessed,
  passkey_added: ({ name = '' }) => t.passkeyAdded(name),
  passkey_removed: ({ name = '' }) => t.passkeyRemoved(name),
  identity_added: ({ name = t.identityFallback }) => t.identityAdded(name),
  identity_removed: ({ name = t.identityFallback }) => t.identityRemoved(name),
  team_joined: ({ person = t.somebody, company = t.companyFallback }) => t.teamJoined(person, company),
  team_removed: ({ company = t.companyFallback }) => t.teamRemoved(company),
  api_key_created: ({ person = t.somebody, name = '', company = t.companyFallback }) =>
    t.apiKeyCreated(person, name, company),
  domain_failing: ({ name = t.domainFallback, at }) => t.domainFailing(name, at ? dayOf(at) : t.soon),
  domain_given: ({ name = t.domainFallback }) => t.domainGiven(name),
  approval_withdrawn: ({ company = t.companyFallback }) => t.approvalWithdrawn(company),
  webhook_disabled: ({ name = '' }) => t.webhookDisabled(name),
  domain_lapsed: ({ name = t.domainFallback }) => t.domainLapsed(name),
  deletion_requested: ({ at }) => t.deletionRequested(at ? t.deletionDate(dayOf(at)) : ''),
  account_restored: () => t.accountRestored,
}

const forJob = ({ job }: NotificationData) => (job ? ` ${t.forJob(job)}` : '')
const whenOf = ({ at }: NotificationData) => (at ? `: ${timeOf(at)}` : '')

/** Whether this version of the app knows the kind; a push message may come from a newer one. */
export const hasWords = (kind: string): kind is NotificationKind => Object.hasOwn(WORDS, kind)

/** One or two short sentences about a notification. */
export const notificationWords = ({ kind, data }: Pick<Notification, 'kind' | 'data'>): string => WORDS[kind](data)

/** Fields of a notification that hold names. */
const NAMES = ['company', 'person', 'job', 'name', 'caseNumber'] as const

/** The same sentences with the names apart, so that browsers translate only the words around them. */
export function notificationSentence({ kind, data }: Pick<Notification, 'kind' | 'data'>): SentenceProps {
  const known = NAMES.filter((key) => data[key] !== undefined)
  return {
    of: (...names) =>
      notificationWords({ kind, data: { ...data, ...Object.fromEntries(known.map((key, at) => [key, names[at]])) } }),
    names: known.map((key) => data[key] ?? ''),
  }
}

/** The user's own actions, which show no toast while the app is open. The chat announces messages itself. */
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
  'api_key_created',
  'identity_added',
  'identity_removed',
  'deletion_requested',
  'application_answered',
  'messages_unread',
  'chat_requested',
]
export const isToldLive = ({ kind }: Pick<Notification, 'kind'>): boolean => !QUIET.includes(kind)
