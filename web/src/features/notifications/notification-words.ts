import type { Notification, NotificationData, NotificationKind } from '@hearback/contract/notifications.ts'
import { shortDate } from '../../ui/times.ts'

type Words = (data: NotificationData) => string

const otherIn = ({ company, person }: NotificationData) => company ?? person ?? 'Somebody'
const jobIn = ({ job = 'a job' }: NotificationData) => job
const countOf = (count = 1, one: string, many = `${one}s`) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
const dayOf = (at: string) => shortDate(at, Intl.DateTimeFormat().resolvedOptions().timeZone)
const timeOf = (at: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(new Date(at))
    .replace(' at ', ', ')

const MOVES: Record<string, Words> = {
  shortlisted: (data) => `${otherIn(data)} put you on the shortlist for ${jobIn(data)}.`,
  offered: (data) => `${otherIn(data)} wants to hire you for ${jobIn(data)}.`,
  rejected: (data) => `${otherIn(data)} answered you on ${jobIn(data)}: not this time.`,
  withdrawn: (data) => `${otherIn(data)} withdrew the application for ${jobIn(data)}.`,
  declined: (data) => `${otherIn(data)} declined your offer for ${jobIn(data)}.`,
}
const moved: Words = (data) => `The application for ${jobIn(data)} took a step.`

/** By what was done about it. */
const DECIDED: Record<string, Words> = {
  none: ({ name = 'Something of yours' }) => `We looked at “${name}” and found nothing wrong.`,
  warning: ({ name = 'something of yours' }) => `You were warned about “${name}”. Read the reason.`,
  hide: ({ name = 'Something of yours' }) => `“${name}” was hidden. Read the reason; you may appeal once.`,
  suspend: () => 'Your account was suspended. Read the reason; you may appeal once.',
}
const decided: Words = ({ name = 'something of yours' }) => `There is a decision about “${name}”.`

const WORDS: Record<NotificationKind, Words> = {
  application_sent: (data) =>
    `Your application for ${jobIn(data)} has reached ${otherIn(data)}.${data.at ? ` They owe you an answer by ${dayOf(data.at)}.` : ''}`,
  application_received: (data) =>
    `${otherIn(data)} applied for ${jobIn(data)}.${data.at ? ` Your answer is due by ${dayOf(data.at)}.` : ''}`,
  application_moved: (data) => (MOVES[data.status ?? ''] ?? moved)(data),
  application_answered: (data) => `${otherIn(data)} answered your application for ${jobIn(data)} by message.`,
  application_expired: (data) =>
    `Your application for ${jobIn(data)} at ${otherIn(data)} was closed after 30 days of silence.`,
  answers_due: ({ count = 1 }) => `${countOf(count, 'applicant')} ${count === 1 ? 'waits' : 'wait'} for your answer.`,
  interview_invited: (data) => `${otherIn(data)} invites you to an interview for ${jobIn(data)}.`,
  interview_picked: (data) => `Interview with ${otherIn(data)} for ${jobIn(data)} agreed${whenOf(data)}.`,
  interview_soon: (data) => `Your interview with ${otherIn(data)} for ${jobIn(data)} is near${whenOf(data)}.`,
  interview_called_off: (data) =>
    `The interview with ${otherIn(data)} for ${jobIn(data)} is called off${whenOf(data)}.`,
  chat_requested: (data) => `${otherIn(data)} asks to write to you.`,
  chat_accepted: (data) => `${otherIn(data)} accepted your request. You can write to each other now.`,
  messages_unread: (data) => `${countOf(data.count, 'unread message')} from ${otherIn(data)}.`,
  offer_received: (data) => `${otherIn(data)} sent you an offer${forJob(data)}.`,
  offer_accepted: (data) => `${otherIn(data)} accepted your offer${forJob(data)}.`,
  offer_declined: (data) => `${otherIn(data)} declined your offer${forJob(data)}.`,
  offer_withdrawn: (data) => `${otherIn(data)} withdrew the offer${forJob(data)}.`,
  offer_expiring: (data) =>
    `The offer of ${otherIn(data)}${forJob(data)} ends ${data.at ? `on ${dayOf(data.at)}` : 'soon'}.`,
  offer_expired: (data) => `The offer between you and ${otherIn(data)}${forJob(data)} has ended without an answer.`,
  offer_rescinded: (data) => `${otherIn(data)} took back the offer that you had accepted${forJob(data)}.`,
  review_possible: (data) => `How was it with ${otherIn(data)}? You can write a review.`,
  review_published: (data) => `The review by ${otherIn(data)} can be read now.`,
  review_replied: (data) => `${otherIn(data)} replied to your review.`,
  report_filed: ({ name, caseNumber = '' }) =>
    `We have your report${name ? ` of “${name}”` : ''}: ${caseNumber}. A moderator reads it.`,
  report_decided: ({ caseNumber = '' }) => `Report ${caseNumber} is decided. Read the reason.`,
  report_appealed: ({ name = 'a decision' }) => `Your appeal about “${name}” has arrived. A moderator decides it.`,
  content_held: ({ name = 'Something of yours' }) =>
    `“${name}” is hidden for up to 72 hours: several people reported it. A moderator decides.`,
  content_decided: (data) => (DECIDED[data.status ?? ''] ?? decided)(data),
  content_restored: ({ name = 'Something of yours' }) => `“${name}” can be seen again.`,
  job_expiring: (data) => `${jobIn(data)} ends in ${countOf(data.days, 'day')}. Renew it if you are still looking.`,
  job_expired: (data) => `${jobIn(data)} has ended and left the search. You can open it again.`,
  job_paused: ({ job, count = 1, name = 'now' }) =>
    count === 1
      ? `${job ?? 'One job'} is paused: your plan ${name} keeps fewer jobs open. See what you can do.`
      : `${count} jobs are paused: your plan ${name} keeps fewer jobs open. See which, and what you can do.`,
  jobs_found: ({ count, name }) => `${countOf(count, 'new job')}${name ? ` for “${name}”` : ''}.`,
  plan_started: ({ name = 'paid', count }) =>
    `Your plan is now ${name}.${count ? ` ${countOf(count, 'paused job')} came back.` : ''}`,
  plan_ended: ({ name = 'paid' }) => `Your plan ${name} has ended; the free one goes on.`,
  payment_failed: ({ name = 'your plan', at }) =>
    `The payment for ${name} did not go through.${at ? ` The plan goes on until ${dayOf(at)}; check your card.` : ''}`,
  experience_confirmed: (data) => `Your work at ${otherIn(data)} is confirmed.`,
  experience_declined: (data) => `Whoever reads your work address at ${otherIn(data)} did not confirm your work.`,
  password_changed: () => 'Your password was changed. All other devices were signed out.',
  email_changed: () => 'Your account uses another e-mail address now.',
  deletion_requested: ({ at }) =>
    `You asked us to delete your account${at ? `; it was to be erased on ${dayOf(at)}` : ''}.`,
  account_restored: () => 'You signed in again, so your account stays.',
}

const forJob = ({ job }: NotificationData) => (job ? ` for ${job}` : '')
const whenOf = ({ at }: NotificationData) => (at ? `: ${timeOf(at)}` : '')

/** What happened, in one or two short sentences. */
export const notificationWords = ({ kind, data }: Pick<Notification, 'kind' | 'data'>): string => WORDS[kind](data)

/** Acts of one's own, which need no telling while one is there; a message is told by the chat itself. */
const QUIET: readonly NotificationKind[] = [
  'application_sent',
  'report_filed',
  'report_appealed',
  'password_changed',
  'email_changed',
  'deletion_requested',
  'application_answered',
  'messages_unread',
  'chat_requested',
]
export const isToldLive = ({ kind }: Pick<Notification, 'kind'>): boolean => !QUIET.includes(kind)

/** Whether this page of ours is the one that it leads to; what else stands in the address does not matter. */
export function leadsTo({ path }: Pick<Notification, 'path'>, here: { pathname: string; search: string }): boolean {
  const { pathname, searchParams } = new URL(path, 'http://hearback.invalid')
  const query = new URLSearchParams(here.search)
  return pathname === here.pathname && [...searchParams].every(([name, value]) => query.has(name, value))
}
