import type { ApplicationStatus, RejectionReason } from '@hearback/contract/applications.ts'
import type { NotificationKind } from '@hearback/contract/notifications.ts'
import type { Notice } from '../../notice.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { reasonSentences } from './reasons.ts'

/** Whom and what a notice speaks of. */
export interface About {
  applicationId: string
  jobId: string
  employerId: string
  seekerId: string
  jobTitle: string
  company: string
  seekerName: string
  seekerEmail: string
  employerEmail: string
  answerDueAt: Date
  answeredAt: Date | null
}

const dayOf = (instant: Date) =>
  instant.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const seekersPath = ({ applicationId }: About) => `/applications/${applicationId}` as const
const employersPath = ({ jobId }: About) => `/employer/jobs/${jobId}/applicants` as const

interface Telling {
  publicUrl: string
  kind: NotificationKind
  data?: Notice['data']
  subject: string
  paragraphs: readonly string[]
  calendar?: NonNullable<Notice['mail']>['calendar']
}

/** A notice to the seeker, which leads to their application. */
export const toSeeker = (about: About, { publicUrl, ...telling }: Telling): Notice => {
  const path = seekersPath(about)
  return noticeOf(telling, {
    userId: about.seekerId,
    to: about.seekerEmail,
    data: { company: about.company, job: about.jobTitle },
    path,
    link: { label: 'See your application', url: `${publicUrl}${path}` },
  })
}

/** A notice to the employer, which leads to the applications to the job. */
export const toEmployer = (about: About, { publicUrl, ...telling }: Telling): Notice => {
  const path = employersPath(about)
  return noticeOf(telling, {
    userId: about.employerId,
    to: about.employerEmail,
    data: { person: about.seekerName, job: about.jobTitle },
    path,
    link: { label: 'See the applications', url: `${publicUrl}${path}` },
  })
}

function noticeOf(
  { kind, data, subject, paragraphs, calendar }: Omit<Telling, 'publicUrl'>,
  reader: Pick<Notice, 'userId' | 'data' | 'path'> & { to: string; link: { label: string; url: string } },
): Notice {
  const mail = composeMail(reader.to, subject, [...paragraphs, reader.link])
  return {
    userId: reader.userId,
    kind,
    data: { ...reader.data, ...data },
    path: reader.path,
    mail: calendar ? { ...mail, calendar } : mail,
  }
}

/** To both when somebody has applied. */
export const receivedNotices = (publicUrl: string, about: About): Notice[] => [
  toSeeker(about, {
    publicUrl,
    kind: 'application_sent',
    data: { at: about.answerDueAt.toISOString() },
    subject: `You applied: ${about.jobTitle} at ${about.company}`,
    paragraphs: [
      `Your application for ${about.jobTitle} has reached ${about.company}.`,
      `They owe you an answer by ${dayOf(about.answerDueAt)}. You hear from us at each step.`,
    ],
  }),
  toEmployer(about, {
    publicUrl,
    kind: 'application_received',
    data: { at: about.answerDueAt.toISOString() },
    subject: `New application: ${about.seekerName} for ${about.jobTitle}`,
    paragraphs: [
      `${about.seekerName} has applied for ${about.jobTitle}.`,
      `Please answer by ${dayOf(about.answerDueAt)}: how reliably you answer stands on your jobs.`,
    ],
  }),
]

/** The answer was a message, and the chat tells of it by mail. */
export const answeredNotice = (about: About): Notice => ({
  userId: about.seekerId,
  kind: 'application_answered',
  data: { company: about.company, job: about.jobTitle },
  path: seekersPath(about),
})

export interface StepTaken {
  to: ApplicationStatus
  feedback: string | null
  reasonCode: RejectionReason | null
  invitation: string[]
}

type Texts = Partial<Record<ApplicationStatus, [subject: string, sentence: string]>>

const neverAnswered = (company: string, jobTitle: string): [string, string] => [
  `No answer from ${company}`,
  `${company} has not answered your application for ${jobTitle} in 30 days, so we have closed it. It counts in what we show about how they answer.`,
]
const endedInSilence = (company: string, jobTitle: string): [string, string] => [
  `Closed: ${jobTitle} at ${company}`,
  `${company} answered your application for ${jobTitle}, but has taken no further step in 30 days, so we have closed it. They can still take it up again.`,
]

const textsForSeeker = ({ jobTitle, company, answeredAt }: About): Texts => ({
  shortlisted: [
    `You are on the shortlist: ${jobTitle}`,
    `${company} has put your application for ${jobTitle} on the shortlist.`,
  ],
  interview: [`Interview: ${jobTitle} at ${company}`, `${company} invites you to an interview for ${jobTitle}.`],
  offered: [`An offer: ${jobTitle} at ${company}`, `${company} wants to hire you for ${jobTitle}.`],
  rejected: [
    `An answer: ${jobTitle} at ${company}`,
    `${company} will not go on with your application for ${jobTitle}.`,
  ],
  expired: answeredAt ? endedInSilence(company, jobTitle) : neverAnswered(company, jobTitle),
})
const textsForEmployer = ({ jobTitle, seekerName }: About): Texts => ({
  withdrawn: [
    `Withdrawn: ${seekerName} for ${jobTitle}`,
    `${seekerName} has withdrawn the application for ${jobTitle}. Nothing is left to do.`,
  ],
  declined: [`Declined: ${seekerName} for ${jobTitle}`, `${seekerName} has declined your offer for ${jobTitle}.`],
})

const kindOf = ({ to }: StepTaken): NotificationKind => {
  if (to === 'interview') return 'interview_invited'
  return to === 'expired' ? 'application_expired' : 'application_moved'
}

/** To the other side of a step; a step that nobody needs to hear of gives none. */
export function stepNotices(publicUrl: string, about: About, step: StepTaken): Notice[] {
  const [forSeeker, forEmployer] = [textsForSeeker(about)[step.to], textsForEmployer(about)[step.to]]
  const telling = { publicUrl, kind: kindOf(step), data: { status: step.to } }
  if (forEmployer) {
    const [subject, sentence] = forEmployer
    return [toEmployer(about, { ...telling, subject, paragraphs: [sentence] })]
  }
  if (!forSeeker) return []
  const [subject, sentence] = forSeeker
  const reason = step.reasonCode ? [`Their reason: ${reasonSentences[step.reasonCode]}.`] : []
  const feedback = step.feedback ? [`They write:\n${step.feedback}`] : []
  return [toSeeker(about, { ...telling, subject, paragraphs: [sentence, ...reason, ...feedback, ...step.invitation] })]
}
