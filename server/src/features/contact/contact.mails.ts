import type { Language } from '@hearback/contract/languages.ts'
import * as en from '@hearback/texts/en/mails/contact.ts'
import * as es from '@hearback/texts/es/mails/contact.ts'
import { inLanguages, siteIn } from '../../languages.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })

interface Written {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** To a moderator: what somebody wrote. It is answered in the console, so that two do not answer the same. */
export function contactMail(
  publicUrl: string,
  to: { email: string; language: Language },
  { name, email, message }: Written,
): Mail {
  const t = texts(to.language)
  const link = { label: t.answerIt, url: `${siteIn(to.language, publicUrl)}/admin/contact` }
  return composeMail(to.email, t.messageFrom(name), [t.wroteByTheForm(name, email), message, link], to.language)
}

/** To the one who wrote. */
export function contactAnswerMail({ name, email, message }: Written, answer: string, language: Language): Mail {
  const t = texts(language)
  return {
    ...composeMail(email, t.yourMessage, [t.hello(name), answer, t.youWrote, message], language),
    isPersonal: true,
  }
}
