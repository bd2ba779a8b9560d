import * as en from '@hearback/texts/en/mails/nudges.ts'
import * as es from '@hearback/texts/es/mails/nudges.ts'
import { inLanguages } from '../../../domain/languages.ts'
import { formatDay } from '../../../domain/mail-times.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { answerChoices } from '../mails/answer-choices.ts'
import { type About, toEmployer } from '../mails/applications.mails.ts'

const texts = inLanguages({ en, es })

/** To a member who is reminded of applications to the job: the seeker asks again for an answer. */
export const nudgedNotice = (
  publicUrl: string,
  about: About,
  { appliedAt, isOverdue }: { appliedAt: Date; isOverdue: boolean },
): NotificationRequest =>
  toEmployer(about, {
    publicUrl,
    kind: 'application_nudged',
    hasChoices: true,
    opensApplicant: true,
    wordsIn: (language, timeZone) => {
      const t = texts(language)
      const day = (instant: Date) => formatDay(language, instant, timeZone)
      return {
        subject: t.nudgedSubject(about.seekerName, about.jobTitle),
        paragraphs: [
          t.nudgedText(about.seekerName, about.jobTitle, day(appliedAt)),
          (isOverdue ? t.nudgedOverdue : t.nudgedDue)(day(about.answerDueAt)),
          { choices: answerChoices(publicUrl, language, about.applicationId) },
          t.nudgedOnce,
        ],
      }
    },
  })
