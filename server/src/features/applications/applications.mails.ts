import type { ApplicationStatus, RejectionReason } from '@hearback/contract/applications.ts'
import { composeMail } from '../../ports/mail-text.ts'
import type { Mail } from '../../ports/mailer.ts'
import { reasonSentences } from './reasons.ts'

/** Whom and what a mail speaks of. */
export interface About {
  applicationId: string
  jobId: string
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

export const seekersLink = (publicUrl: string, about: Pick<About, 'applicationId'>) => ({
  label: 'See your application',
  url: `${publicUrl}/applications/${about.applicationId}`,
})
export const employersLink = (publicUrl: string, about: Pick<About, 'jobId'>) => ({
  label: 'See the applications',
  url: `${publicUrl}/employer/jobs/${about.jobId}/applicants`,
})

/** To both when somebody has applied. */
export const receivedMails = (publicUrl: string, about: About): Mail[] => [
  composeMail(about.seekerEmail, `You applied: ${about.jobTitle} at ${about.company}`, [
    `Your application for ${about.jobTitle} has reached ${about.company}.`,
    `They owe you an answer by ${dayOf(about.answerDueAt)}. You hear from us at each step.`,
    seekersLink(publicUrl, about),
  ]),
  composeMail(about.employerEmail, `New application: ${about.seekerName} for ${about.jobTitle}`, [
    `${about.seekerName} has applied for ${about.jobTitle}.`,
    `Please answer by ${dayOf(about.answerDueAt)}: how reliably you answer stands on your jobs.`,
    employersLink(publicUrl, about),
  ]),
]

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

const toSeeker = ({ jobTitle, company, answeredAt }: About): Texts => ({
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
const toEmployer = ({ jobTitle, seekerName }: About): Texts => ({
  withdrawn: [
    `Withdrawn: ${seekerName} for ${jobTitle}`,
    `${seekerName} has withdrawn the application for ${jobTitle}. Nothing is left to do.`,
  ],
  declined: [`Declined: ${seekerName} for ${jobTitle}`, `${seekerName} has declined your offer for ${jobTitle}.`],
})

/** To the other side of a step; a step that needs no mail gives none. */
export function stepMails(publicUrl: string, about: About, step: StepTaken): Mail[] {
  const [forSeeker, forEmployer] = [toSeeker(about)[step.to], toEmployer(about)[step.to]]
  if (forEmployer) {
    return [composeMail(about.employerEmail, forEmployer[0], [forEmployer[1], employersLink(publicUrl, about)])]
  }
  if (!forSeeker) return []
  const reason = step.reasonCode ? [`Their reason: ${reasonSentences[step.reasonCode]}.`] : []
  const feedback = step.feedback ? [`They write:\n${step.feedback}`] : []
  return [
    composeMail(about.seekerEmail, forSeeker[0], [
      forSeeker[1],
      ...reason,
      ...feedback,
      ...step.invitation,
      seekersLink(publicUrl, about),
    ]),
  ]
}
