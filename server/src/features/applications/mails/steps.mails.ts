import type { NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import type { ApplicationStatus, RejectionReason } from '@hearback/contract/hiring/applications.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/applications.ts'
import * as enReasons from '@hearback/texts/en/web/rejection-reasons.ts'
import * as es from '@hearback/texts/es/mails/applications.ts'
import * as esReasons from '@hearback/texts/es/web/rejection-reasons.ts'
import { inLanguages } from '../../../domain/languages.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { type About, toEmployer, toSeeker } from './applications.mails.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>

const reasons = inLanguages({ en: enReasons, es: esReasons })

export interface StepTaken {
  to: ApplicationStatus
  feedback: string | null
  reasonCode: RejectionReason | null
  /** Wording of the screening question that the reason names. */
  question?: string | null
  /** Paragraphs about an invitation sent with the step. */
  invitationIn?: (language: Language, timeZone: string | null) => string[]
}

type Step = (t: Texts, about: About) => [subject: string, sentence: string]
type Steps = Partial<Record<ApplicationStatus, Step>>

const stepsForSeeker: Steps = {
  shortlisted: (t, { jobTitle, company }) => [t.shortlistedSubject(jobTitle), t.shortlistedText(company, jobTitle)],
  interview: (t, { jobTitle, company }) => [t.interviewSubject(jobTitle, company), t.interviewText(company, jobTitle)],
  offered: (t, { jobTitle, company }) => [t.offeredSubject(jobTitle, company), t.offeredText(company, jobTitle)],
  rejected: (t, { jobTitle, company }) => [t.rejectedSubject(jobTitle, company), t.rejectedText(company, jobTitle)],
  expired: (t, { jobTitle, company, answeredAt }) =>
    answeredAt
      ? [t.expiredSubject(jobTitle, company), t.expiredText(company, jobTitle)]
      : [t.noAnswerSubject(company), t.noAnswerText(company, jobTitle)],
}
const stepsForEmployer: Steps = {
  withdrawn: (t, { jobTitle, seekerName }) => [
    t.withdrawnSubject(seekerName, jobTitle),
    t.withdrawnText(seekerName, jobTitle),
  ],
  declined: (t, { jobTitle, seekerName }) => [
    t.declinedSubject(seekerName, jobTitle),
    t.declinedText(seekerName, jobTitle),
  ],
}

const kindOf = ({ to }: StepTaken): NotificationKind => {
  if (to === 'interview') return 'interview_invited'
  return to === 'expired' ? 'application_expired' : 'application_moved'
}

/** Notifications to the other side of a step; empty for steps without one. */
export function stepNotices(publicUrl: string, about: About, step: StepTaken): NotificationRequest[] {
  const [forSeeker, forEmployer] = [stepsForSeeker[step.to], stepsForEmployer[step.to]]
  const telling = { publicUrl, kind: kindOf(step), data: { status: step.to } }
  if (forEmployer) {
    const wordsIn = (language: Language) => {
      const [subject, sentence] = forEmployer(texts(language), about)
      return { subject, paragraphs: [sentence] }
    }
    return [toEmployer(about, { ...telling, wordsIn })]
  }
  if (!forSeeker) return []
  const wordsIn = (language: Language, timeZone: string | null) => {
    const [subject, sentence] = forSeeker(texts(language), about)
    return { subject, paragraphs: [sentence, ...wordsOf(step, language, timeZone)] }
  }
  return [toSeeker(about, { ...telling, wordsIn })]
}

function wordsOf(
  { reasonCode, question, feedback, invitationIn }: StepTaken,
  language: Language,
  timeZone: string | null,
): string[] {
  const t = texts(language)
  return [
    ...(reasonCode ? [t.rejectionReason(reasons(language)[reasonCode])] : []),
    ...(question ? [t.rejectionQuestion(question)] : []),
    ...(feedback ? [t.feedbackText(feedback)] : []),
    ...(invitationIn?.(language, timeZone) ?? []),
  ]
}
