import type { NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/applications.ts'
import * as es from '@hearback/texts/es/mails/applications.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { inLanguages, siteUrl } from '../../../domain/languages.ts'
import { formatDay } from '../../../domain/mail-times.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import type { Mail } from '../../../ports/mail.ts'
import { composeMail, type Paragraph } from '../../../ports/mail-text.ts'
import { answerChoices } from './answer-choices.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>

/** The parties and subject of a notification. */
export interface About {
  applicationId: string
  jobId: string
  employerId: CompanyId
  seekerId: string
  jobTitle: string
  company: string
  seekerName: string
  seekerEmail: string
  employerEmail: string
  answerDueAt: Date
  answeredAt: Date | null
  round: number
}

const seekersPath = ({ applicationId }: About) => `/applications/${applicationId}` as const
const employersPath = ({ jobId }: About) => `/employer/jobs/${jobId}/applicants` as const

const applicantPath = (about: About) => `${employersPath(about)}?applicant=${about.applicationId}` as const

const matterOf = ({ applicationId }: About) => `application ${applicationId}`

interface Telling {
  publicUrl: string
  kind: NotificationKind
  data?: NotificationRequest['data']
  wordsIn: (language: Language, timeZone: string | null) => Words
  /** The mail has buttons to answer. */
  hasChoices?: boolean
  /** The link opens the applicant in the list of the job. */
  opensApplicant?: boolean
}
interface Words {
  subject: string
  paragraphs: readonly Paragraph[]
  calendar?: NonNullable<Mail['calendar']>
}

/** A notification to the seeker that links to their application. */
export const toSeeker = (about: About, telling: Telling): NotificationRequest =>
  noticeOf(telling, {
    userId: about.seekerId,
    act: { by: about.employerId, matter: matterOf(about) },
    answers: { kind: 'application', id: about.applicationId },
    to: about.seekerEmail,
    round: about.round,
    data: { company: about.company, job: about.jobTitle },
    path: seekersPath(about),
    label: (t) => t.seekerLink,
  })

/** A notification to the employer that links to the applications to the job. */
export const toEmployer = (about: About, telling: Telling): NotificationRequest =>
  noticeOf(telling, {
    userId: about.employerId,
    jobId: about.jobId,
    act: { by: about.seekerId, matter: matterOf(about) },
    answers: { kind: 'application', id: about.applicationId },
    to: about.employerEmail,
    round: about.round,
    data: { person: about.seekerName, job: about.jobTitle },
    path: telling.opensApplicant ? applicantPath(about) : employersPath(about),
    label: (t) => t.employerLink,
  })

function noticeOf(
  { publicUrl, kind, data, wordsIn, hasChoices }: Telling,
  reader: Pick<NotificationRequest, 'userId' | 'jobId' | 'data' | 'path'> &
    Required<Pick<NotificationRequest, 'act' | 'answers'>> & { to: string; round: number; label: (t: Texts) => string },
): NotificationRequest {
  return {
    userId: reader.userId,
    ...(reader.jobId && { jobId: reader.jobId }),
    act: reader.act,
    answers: reader.answers,
    ...(hasChoices && { answerLinks: [{ id: reader.answers.id, round: reader.round }] }),
    kind,
    data: { ...reader.data, ...data },
    path: reader.path,
    mail: (language, timeZone) => {
      const { subject, paragraphs, calendar } = wordsIn(language, timeZone)
      const link = { label: reader.label(texts(language)), url: `${siteUrl(language, publicUrl)}${reader.path}` }
      const mail = composeMail(reader.to, subject, [...paragraphs, link], language)
      return calendar ? { ...mail, calendar } : mail
    },
  }
}

/** To both people after an application. */
export const receivedNotices = (publicUrl: string, about: About): NotificationRequest[] => [
  toSeeker(about, {
    publicUrl,
    kind: 'application_sent',
    data: { at: about.answerDueAt.toISOString() },
    wordsIn: (language, timeZone) => {
      const t = texts(language)
      return {
        subject: t.appliedSubject(about.jobTitle, about.company),
        paragraphs: [
          t.appliedText(about.jobTitle, about.company),
          t.appliedDue(formatDay(language, about.answerDueAt, timeZone)),
        ],
      }
    },
  }),
  toEmployer(about, {
    publicUrl,
    kind: 'application_received',
    hasChoices: true,
    data: { at: about.answerDueAt.toISOString() },
    wordsIn: (language, timeZone) => {
      const t = texts(language)
      return {
        subject: t.receivedSubject(about.seekerName, about.jobTitle),
        paragraphs: [
          t.receivedText(about.seekerName, about.jobTitle),
          t.receivedDue(formatDay(language, about.answerDueAt, timeZone)),
          { choices: answerChoices(publicUrl, language, about.applicationId) },
          t.answerButtonsHint,
        ],
      }
    },
  }),
]

/** Without a mail, because the answer was a message and the chat sends one. */
export const answeredNotice = (about: About): NotificationRequest => ({
  userId: about.seekerId,
  kind: 'application_answered',
  data: { company: about.company, job: about.jobTitle },
  path: seekersPath(about),
})
