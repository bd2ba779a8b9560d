import type { NotificationKind } from '@hearback/contract/notifications.ts'
import type { Notice } from '../../notice.ts'
import { type About, toEmployer, toSeeker } from './applications.mails.ts'
import { calendarFile } from './interviews.calendar.ts'

interface Interview {
  id: string
  message: string
  mode: string
  place: string
  time_zone: string
  minutes: number
  slots: readonly Date[]
  picked: Date | null
  revision: number
}
/** The sender of all our mails and where we are reached. */
export interface Sender {
  mailFrom: string
  publicUrl: string
}

const modes: Record<string, string> = { onsite: 'On site', video: 'By video', phone: 'By phone' }

const timeOf = (instant: Date, timeZone: string) =>
  `${instant.toLocaleString('en', { dateStyle: 'full', timeStyle: 'short', timeZone })} (${timeZone})`

const whereOf = ({ mode, place }: Interview) => [modes[mode] ?? mode, place].filter(Boolean).join(': ')

/** What the mail of an invitation says of it. */
export function invitationParagraphs(interview: Interview | undefined): string[] {
  if (!interview) return []
  const times = interview.slots.map((slot) => timeOf(slot, interview.time_zone))
  return [
    ...(interview.message ? [`They write:\n${interview.message}`] : []),
    ...(times.length > 0
      ? [`${whereOf(interview)}, ${interview.minutes} minutes. Please choose one of these times:`, times.join('\n')]
      : []),
  ]
}

const addressIn = (mailFrom: string) => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()

/** The calendar file of the picked time, as one of the two people gets it. */
export function interviewFile(
  sender: Sender,
  about: About,
  interview: Interview,
  to: string,
  calledOff = false,
): string {
  return calendarFile({
    interviewId: interview.id,
    revision: interview.revision,
    start: interview.picked ?? new Date(0),
    minutes: interview.minutes,
    summary: `Interview: ${about.jobTitle} (${to === about.seekerEmail ? about.company : about.seekerName})`,
    location: interview.place,
    description: [whereOf(interview), interview.message].filter(Boolean).join('\n\n'),
    attendee: to,
    organizer: { name: about.company, email: addressIn(sender.mailFrom) },
    domain: new URL(sender.publicUrl).hostname,
    calledOff,
  })
}

export const fileName = 'interview.ics'

interface Occasion {
  kind: NotificationKind
  subject: string
  sentence: (withWhom: string) => string
  calledOff?: boolean
  withoutFile?: boolean
}

/** One notice to each of the two. */
function noticesToBoth(sender: Sender, about: About, interview: Interview, occasion: Occasion): Notice[] {
  const picked = interview.picked ?? new Date(0)
  const calendarFor = (to: string) => ({
    method: occasion.calledOff ? ('CANCEL' as const) : ('REQUEST' as const),
    fileName,
    content: interviewFile(sender, about, interview, to, occasion.calledOff),
  })
  const telling = (to: string, withWhom: string) => ({
    publicUrl: sender.publicUrl,
    kind: occasion.kind,
    data: { at: picked.toISOString() },
    subject: occasion.subject,
    paragraphs: [
      occasion.sentence(withWhom),
      `${timeOf(picked, interview.time_zone)}, ${interview.minutes} minutes. ${whereOf(interview)}`,
    ],
    ...(occasion.withoutFile ? {} : { calendar: calendarFor(to) }),
  })
  return [
    toSeeker(about, telling(about.seekerEmail, about.company)),
    toEmployer(about, telling(about.employerEmail, about.seekerName)),
  ]
}

export const pickedNotices = (sender: Sender, about: About, interview: Interview): Notice[] =>
  noticesToBoth(sender, about, interview, {
    kind: 'interview_picked',
    subject: `Interview agreed: ${about.jobTitle}`,
    sentence: (withWhom) => `The interview for ${about.jobTitle} with ${withWhom} is agreed.`,
  })

export const calledOffNotices = (sender: Sender, about: About, interview: Interview): Notice[] =>
  noticesToBoth(sender, about, interview, {
    kind: 'interview_called_off',
    subject: `Interview called off: ${about.jobTitle}`,
    sentence: (withWhom) => `The interview for ${about.jobTitle} with ${withWhom} does not take place at this time.`,
    calledOff: true,
  })

export const reminderNotices = (sender: Sender, about: About, interview: Interview): Notice[] =>
  noticesToBoth(sender, about, interview, {
    kind: 'interview_soon',
    subject: `Interview soon: ${about.jobTitle}`,
    sentence: (withWhom) => `A reminder of your interview for ${about.jobTitle} with ${withWhom}.`,
    withoutFile: true,
  })
