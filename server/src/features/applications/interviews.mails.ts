import { composeMail } from '../../ports/mail-text.ts'
import type { Mail } from '../../ports/mailer.ts'
import { type About, employersLink, seekersLink } from './applications.mails.ts'
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
  subject: string
  sentence: (withWhom: string) => string
  calledOff?: boolean
  withoutFile?: boolean
}

/** One mail to each of the two. */
function mailsToBoth(sender: Sender, about: About, interview: Interview, occasion: Occasion): Mail[] {
  const time = timeOf(interview.picked ?? new Date(0), interview.time_zone)
  const mail = (to: string, withWhom: string, link: { label: string; url: string }): Mail => ({
    ...composeMail(to, occasion.subject, [
      occasion.sentence(withWhom),
      `${time}, ${interview.minutes} minutes. ${whereOf(interview)}`,
      link,
    ]),
    ...(occasion.withoutFile
      ? {}
      : { calendar: { fileName, content: interviewFile(sender, about, interview, to, occasion.calledOff) } }),
  })
  return [
    mail(about.seekerEmail, about.company, seekersLink(sender.publicUrl, about)),
    mail(about.employerEmail, about.seekerName, employersLink(sender.publicUrl, about)),
  ]
}

export const pickedMails = (sender: Sender, about: About, interview: Interview): Mail[] =>
  mailsToBoth(sender, about, interview, {
    subject: `Interview agreed: ${about.jobTitle}`,
    sentence: (withWhom) => `The interview for ${about.jobTitle} with ${withWhom} is agreed.`,
  })

export const calledOffMails = (sender: Sender, about: About, interview: Interview): Mail[] =>
  mailsToBoth(sender, about, interview, {
    subject: `Interview called off: ${about.jobTitle}`,
    sentence: (withWhom) => `The interview for ${about.jobTitle} with ${withWhom} does not take place at this time.`,
    calledOff: true,
  })

export const reminderMails = (sender: Sender, about: About, interview: Interview): Mail[] =>
  mailsToBoth(sender, about, interview, {
    subject: `Interview soon: ${about.jobTitle}`,
    sentence: (withWhom) => `A reminder of your interview for ${about.jobTitle} with ${withWhom}.`,
    withoutFile: true,
  })
