import type { Language } from '@hearback/contract/values/languages.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import * as en from '@hearback/texts/en/mails/seekers.ts'
import * as es from '@hearback/texts/es/mails/seekers.ts'
import { inLanguages, siteUrl } from '../../../domain/languages.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import type { Mail } from '../../../ports/mail.ts'
import { composeMail } from '../../../ports/mail-text.ts'

const texts = inLanguages({ en, es })

interface Asked {
  to: string
  person: string
  title: string
  company: string
  start_date: string
  end_date: string | null
  code: string
}

const quotedLength = 60

/**
 * To the work email of an experience, in the claimant's language. The subject contains no text of the claimant, because
 * the recipient did not ask for the mail.
 */
export function proofMail(publicUrl: string, language: Language, asked: Asked): Mail {
  const t = texts(language)
  const { to, start_date: from, end_date: until, code } = asked
  const person = truncate(asked.person, quotedLength)
  const title = truncate(asked.title, quotedLength)
  const company = truncate(asked.company, quotedLength)
  const paragraphs = [
    until ? t.claimPastText(person, title, company, from, until) : t.claimCurrentText(person, title, company, from),
    t.claimPrivacy,
    { label: t.claimLink, url: `${siteUrl(language, publicUrl)}/confirm-experience?code=${code}` },
    t.claimDisclaimer,
  ]
  return composeMail(to, t.claimSubject, paragraphs, language)
}

/** To the seeker, in the app only. */
export const proofNotice = (
  { seeker_id, company }: { seeker_id: string; company: string },
  verification: 'confirmed' | 'declined',
): NotificationRequest => ({
  userId: seeker_id,
  kind: verification === 'confirmed' ? 'experience_confirmed' : 'experience_declined',
  data: { company },
  path: '/profile/experience',
})
