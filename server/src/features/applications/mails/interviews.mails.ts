import type { NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/interviews.ts'
import * as es from '@hearback/texts/es/mails/interviews.ts'
import { inLanguages } from '../../../domain/languages.ts'
import { formatSharedMoment } from '../../../domain/mail-times.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { type About, toEmployer, toSeeker } from './applications.mails.ts'
import { calendarFile } from './interviews.calendar.ts'

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
}
/** The sender of mails, and the public URL of this installation. */
export interface Sender {
  mailFrom: string
  publicUrl: string
}

const modesIn = (t: Texts): Record<string, string> => ({ onsite: t.onSite, video: t.byVideo, phone: t.byPhone })

function whereOf({ mode, place }: Interview, t: Texts): string {
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

/** The calendar file of the picked time for one of the two people. */
export function interviewFile(
  sender: Sender,
  about: About,
  interview: Interview,
  { to, language, calledOff = false }: { to: string; language: Language; calledOff?: boolean | undefined },
): string {
  const t = texts(language)
  return calendarFile({
    interviewId: interview.id,
    revision: interview.revision,
    start: interview.picked ?? new Date(0),
    minutes: interview.minutes,
    summary: t.summary(about.jobTitle, to === about.seekerEmail ? about.company : about.seekerName),
    location: interview.place,
    description: [whereOf(interview, t), interview.message].filter(Boolean).join('\n\n'),
    attendee: to,
    organizer: { name: about.company, email: addressIn(sender.mailFrom) },
    domain: new URL(sender.publicUrl).hostname,
    calledOff,
    language,
  })
}

export const fileName = 'interview.ics'

interface Occasion {
  kind: NotificationKind
  subject: (t: Texts) => string
  sentence: (t: Texts, withWhom: string) => string
  calledOff?: boolean
  withoutFile?: boolean
}

/** One notification to each of the two. */
function noticesToBoth(sender: Sender, about: About, interview: Interview, occasion: Occasion): NotificationRequest[] {
  const picked = interview.picked ?? new Date(0)
  const calendarFor = (to: string, language: Language) => ({
    method: occasion.calledOff ? ('CANCEL' as const) : ('REQUEST' as const),
    fileName,
    content: interviewFile(sender, about, interview, { to, language, calledOff: occasion.calledOff }),
  })
  const telling = (to: string, withWhom: string) => ({
    publicUrl: sender.publicUrl,
    kind: occasion.kind,
    data: { at: picked.toISOString() },
    wordsIn: (language: Language, timeZone: string | null) => {
      const t = texts(language)
      const time = formatSharedMoment(language, picked, timeZone, interview.time_zone)
      return {
        subject: occasion.subject(t),
        paragraphs: [occasion.sentence(t, withWhom), t.agreedDetails(time, interview.minutes, whereOf(interview, t))],
        ...(occasion.withoutFile ? {} : { calendar: calendarFor(to, language) }),
      }
    },
  })
  return [
    toSeeker(about, telling(about.seekerEmail, about.company)),
    toEmployer(about, telling(about.employerEmail, about.seekerName)),
  ]
}

export const pickedNotices = (sender: Sender, about: About, interview: Interview): NotificationRequest[] =>
  noticesToBoth(sender, about, interview, {
    kind: 'interview_picked',
    subject: (t) => t.agreedSubject(about.jobTitle),
    sentence: (t, withWhom) => t.agreedText(about.jobTitle, withWhom),
  })

export const calledOffNotices = (sender: Sender, about: About, interview: Interview): NotificationRequest[] =>
  noticesToBoth(sender, about, interview, {
    kind: 'interview_called_off',
    subject: (t) => t.calledOffSubject(about.jobTitle),
    sentence: (t, withWhom) => t.calledOffText(about.jobTitle, withWhom),
    calledOff: true,
  })

export const reminderNotices = (sender: Sender, about: About, interview: Interview): NotificationRequest[] =>
  noticesToBoth(sender, about, interview, {
    kind: 'interview_soon',
    subject: (t) => t.reminderSubject(about.jobTitle),
    sentence: (t, withWhom) => t.reminderText(about.jobTitle, withWhom),
    withoutFile: true,
  })
