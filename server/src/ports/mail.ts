import type { Language } from '@hearback/contract/values/languages.ts'

/** An email. `id` becomes the Message-ID, so that a resend after a crash is recognized as the same mail. */
export interface Mail {
  id: string
  to: string
  /** English by default. */
  language?: Language
  subject: string
  /** Key of the thread, such as an application id: mail clients group mails of one thread. */
  thread?: string
  /** Written by a person, such as the answer to a contact message: not marked as automatic. */
  isPersonal?: boolean
  /** The address for replies; the mail then starts with a line that replies are written above. */
  replyTo?: string
  /** The envelope sender, to which reports about the delivery are sent; by default the address of `From`. */
  returnPath?: string
  text: string
  html?: string
  calendar?: { method: 'REQUEST' | 'CANCEL'; fileName: string; content: string }
  /** The unsubscribe page, and the one-click URL that mail clients post to (RFC 8058). */
  unsubscribe?: { topic: string; page: string; oneClick: string }
}
