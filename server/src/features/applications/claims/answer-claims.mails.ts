import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import * as en from '@hearback/texts/en/mails/claims.ts'
import * as es from '@hearback/texts/es/mails/claims.ts'
import { inLanguages } from '../../../domain/languages.ts'
import { formatDay } from '../../../domain/mail-times.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { answerChoices } from '../mails/answer-choices.ts'
import { type About, toEmployer, toSeeker } from '../mails/applications.mails.ts'

const texts = inLanguages({ en, es })

/** To the seeker, who confirms the claim or objects on the page of the application. No link in the email does either. */
export const claimedNotice = (
  publicUrl: string,
  about: About,
  { channel, answeredOn, settlesAt }: AnswerClaim,
): NotificationRequest =>
  toSeeker(about, {
    publicUrl,
    kind: 'answer_claimed',
    data: { at: settlesAt },
    wordsIn: (language, timeZone) => {
      const t = texts(language)
      const sentences = { phone: t.byPhone, email: t.byEmail, in_person: t.inPerson, other: t.elsewhere }
      return {
        subject: t.claimedSubject(about.company, about.jobTitle),
        paragraphs: [
          sentences[channel](about.company, about.jobTitle, formatDay(language, new Date(answeredOn), 'UTC')),
          t.claimedUntil(formatDay(language, new Date(settlesAt), timeZone)),
        ],
      }
    },
  })

/** To the people of the job: the application waits again. */
export const contestedNotice = (publicUrl: string, about: About): NotificationRequest =>
  toEmployer(about, {
    publicUrl,
    kind: 'answer_contested',
    hasChoices: true,
    wordsIn: (language, timeZone) => {
      const t = texts(language)
      return {
        subject: t.contestedSubject(about.seekerName, about.jobTitle),
        paragraphs: [
          t.contestedText(about.seekerName, about.jobTitle),
          t.contestedDue(formatDay(language, about.answerDueAt, timeZone)),
          { choices: answerChoices(publicUrl, language, about.applicationId) },
        ],
      }
    },
  })
