import type { NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/interviews.ts'
import * as es from '@hearback/texts/es/mails/interviews.ts'
import { inLanguages } from '../../../domain/languages.ts'
import { formatSharedMoment } from '../../../domain/mail-times.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { type About, toEmployer, toSeeker } from './applications.mails.ts'
import { type CalendarEntry, calendarFile } from './interviews.calendar.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>

export interface Interview {
  id: string
  message: string
  mode: string
  place: string
  time_zone: string
  minutes: number
  slots: readonly Date[]
  picked: Date | null
  revision: number
  calendar_id: string | null
  earlier_revisions: number
}
/** The sender of mails, and the public URL of this installation. */
export interface Sender {
  mailFrom: string
  publicUrl: string
}

const modesIn = (t: Texts): Record<string, string> => ({ onsite: t.onSite, video: t.byVideo, phone: t.byPhone })

function whereOf({ mode, place }: Pick<Interview, 'mode' | 'place'>, t: Texts): string {
  const how = modesIn(t)[mode] ?? mode
  return place ? t.modeAndPlace(how, place) : how
}

/** The paragraphs of an invitation for a reader in this time zone. */
export function invitationParagraphs(
  interview: Interview | undefined,
  language: Language,
  timeZone: string | null,
): string[] {
  if (!interview) return []
  const t = texts(language)
  const times = interview.slots.map((slot) => formatSharedMoment(language, slot, timeZone, interview.time_zone))
  return [
    ...(interview.message ? [t.invitationMessage(interview.message)] : []),
    ...(times.length > 0 ? [t.invitationText(whereOf(interview, t), interview.minutes), times.join('\n')] : []),
  ]
}

const addressIn = (mailFrom: string) => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()

/** The parts of an interview that its calendar entry shows. */
type Picked = Omit<Interview, 'slots'>

/** The calendar entry of the picked time; `withWhom` is the other person. */
export function calendarEntry(
  sender: Sender,
  about: Pick<About, 'jobTitle' | 'company'>,
  interview: Picked,
  { withWhom, language }: { withWhom: string; language: Language },
): CalendarEntry {
  const t = texts(language)
  return {
    uid: interview.calendar_id ?? interview.id,
    sequence: Math.max(0, interview.earlier_revisions + interview.revision - 1),
    start: interview.picked ?? new Date(0),
    minutes: interview.minutes,
    summary: t.summary(about.jobTitle, withWhom),
    location: interview.place,
    description: [whereOf(interview, t), interview.message].filter(Boolean).join('\n\n'),
    organizer: { name: about.company, email: addressIn(sender.mailFrom) },
    domain: new URL(sender.publicUrl).hostname,
  }
}

/** The calendar file of the picked time for one of the two people. */
export function interviewFile(
  sender: Sender,
  about: About,
  interview: Interview,
  { to, language, calledOff = false }: { to: string; language: Language; calledOff?: boolean | undefined },
): string {
  const withWhom = to === about.seekerEmail ? about.company : about.seekerName
  const entry = calendarEntry(sender, about, interview, { withWhom, language })
  return calendarFile(entry, { attendee: to, calledOff, language })
}

export const fileName = 'interview.ics'

interface Occasion {
  kind: NotificationKind
  subject: (t: Texts) => string
  /** Sentence for the reader; `withWhom` is the other person. */
  sentence: (t: Texts, withWhom: string, reader: 'employer' | 'seeker') => string
  /** Of the attached calendar file. */
  method?: 'REQUEST' | 'CANCEL'
  /** Further paragraphs for the seeker. */
  added?: (language: Language, timeZone: string | null) => string[]
}

/** Notifications to the seeker and to the employer. The time and the calendar file are left out if none was picked. */
function noticesToBoth(
  sender: Sender,
  about: About,
  interview: Interview,
  occasion: Occasion,
): [seeker: NotificationRequest, employer: NotificationRequest] {
  const { picked } = interview
  const { kind, method } = occasion
  const calendarFor = (method: 'REQUEST' | 'CANCEL', to: string, language: Language) => ({
    method,
    fileName,
    content: interviewFile(sender, about, interview, { to, language, calledOff: method === 'CANCEL' }),
  })
  const timeIn = (t: Texts, language: Language, timeZone: string | null) =>
    picked
      ? [
          t.agreedDetails(
            formatSharedMoment(language, picked, timeZone, interview.time_zone),
            interview.minutes,
            whereOf(interview, t),
          ),
        ]
      : []
  const telling = (reader: 'employer' | 'seeker', to: string, withWhom: string) => ({
    publicUrl: sender.publicUrl,
    kind,
    ...(picked && { data: { at: picked.toISOString() } }),
    wordsIn: (language: Language, timeZone: string | null) => {
      const t = texts(language)
      return {
        subject: occasion.subject(t),
        paragraphs: [
          occasion.sentence(t, withWhom, reader),
          ...timeIn(t, language, timeZone),
          ...(reader === 'seeker' ? (occasion.added?.(language, timeZone) ?? []) : []),
        ],
        ...(picked && method && { calendar: calendarFor(method, to, language) }),
      }
    },
  })
  return [
    toSeeker(about, telling('seeker', about.seekerEmail, about.company)),
    toEmployer(about, telling('employer', about.employerEmail, about.seekerName)),
  ]
}

export const pickedNotices = (sender: Sender, about: About, interview: Interview): NotificationRequest[] =>
  noticesToBoth(sender, about, interview, {
    kind: 'interview_picked',
    subject: (t) => t.agreedSubject(about.jobTitle),
    sentence: (t, withWhom) => t.agreedText(about.jobTitle, withWhom),
    method: 'REQUEST',
  })

/** To both, because both have the event in their calendars; to the seeker alone if no time was picked. */
export function calledOffNotices(
  sender: Sender,
  about: About,
  interview: Interview,
  reason = '',
): NotificationRequest[] {
  const { picked } = interview
  const [toTheSeeker, toTheEmployer] = noticesToBoth(sender, about, interview, {
    kind: 'interview_called_off',
    subject: (t) => t.calledOffSubject(about.jobTitle),
    sentence: (t, withWhom) =>
      picked ? t.calledOffText(about.jobTitle, withWhom) : t.calledOffOpenText(about.jobTitle, withWhom),
    method: 'CANCEL',
    added: (language) => (reason ? [texts(language).invitationMessage(reason)] : []),
  })
  return picked ? [toTheSeeker, toTheEmployer] : [toTheSeeker]
}

interface Rescheduled {
  replaced: Interview
  invited: Interview
  feedback: string | null
}

/** To the seeker with the new times, and to the employer if an earlier time leaves their calendar. */
export function rescheduledNotices(
  sender: Sender,
  about: About,
  { replaced, invited, feedback }: Rescheduled,
): NotificationRequest[] {
  const { picked } = replaced
  const [toTheSeeker, toTheEmployer] = noticesToBoth(sender, about, replaced, {
    kind: 'interview_rescheduled',
    subject: (t) => t.rescheduledSubject(about.jobTitle),
    sentence: (t, withWhom, reader) => {
      if (reader === 'employer') return t.rescheduledEmployerText(about.jobTitle, withWhom)
      return picked ? t.rescheduledText(about.jobTitle, withWhom) : t.replacedTimesText(about.jobTitle, withWhom)
    },
    method: 'CANCEL',
    added: (language, timeZone) => [
      ...(feedback ? [feedback] : []),
      ...invitationParagraphs(invited, language, timeZone),
    ],
  })
  return picked ? [toTheSeeker, toTheEmployer] : [toTheSeeker]
}

/** To the seeker. */
export const missedNotices = (sender: Sender, about: About, interview: Interview): NotificationRequest[] =>
  noticesToBoth(sender, about, interview, {
    kind: 'interview_missed',
    subject: (t) => t.missedSubject(about.jobTitle),
    sentence: (t, withWhom) => t.missedText(about.jobTitle, withWhom),
    added: (language) => [texts(language).missedHint],
  }).slice(0, 1)

/** To the employer. */
export const timesRequestedNotices = ({ publicUrl }: Sender, about: About, message: string): NotificationRequest[] => [
  toEmployer(about, {
    publicUrl,
    kind: 'interview_times_requested',
    wordsIn: (language) => {
      const t = texts(language)
      return {
        subject: t.timesRequestedSubject(about.jobTitle, about.seekerName),
        paragraphs: [t.timesRequestedText(about.jobTitle, about.seekerName), t.invitationMessage(message)],
      }
    },
  }),
]

export const reminderNotices = (sender: Sender, about: About, interview: Interview): NotificationRequest[] =>
  noticesToBoth(sender, about, interview, {
    kind: 'interview_soon',
    subject: (t) => t.reminderSubject(about.jobTitle),
    sentence: (t, withWhom) => t.reminderText(about.jobTitle, withWhom),
  })
