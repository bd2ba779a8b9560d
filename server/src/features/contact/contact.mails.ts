import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/contact.ts'
import * as es from '@hearback/texts/es/mails/contact.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })

interface Written {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Mail to a moderator with a contact message. Replies go through the console, so that two moderators do not both reply. */
export function contactMail(
  publicUrl: string,
  to: { email: string; language: Language },
  { name, email, message }: Written,
): Mail {
  const t = texts(to.language)
  const link = { label: t.answerLink, url: `${siteUrl(to.language, publicUrl)}/admin/contact` }
  return composeMail(to.email, t.receivedSubject, [t.receivedLead(name, email), message, link], to.language)
}

/**
 * Mail to the sender of a contact message. Does not quote the message to senders without an account, because anyone can
 * enter any address.
 */
export function contactAnswerMail(
  { name, email, message, user_id: userId }: Written & { user_id: string | null },
  answer: string,
  language: Language,
): Mail {
  const t = texts(language)
  const paragraphs = userId === null ? [t.greetingNameless, answer] : [t.greeting(name), answer, t.quoteLead, message]
  return { ...composeMail(email, t.replySubject, paragraphs, language), isPersonal: true }
}
