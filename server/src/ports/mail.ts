import type { Language } from '@hearback/contract/languages.ts'

/** One mail. `id` becomes the Message-ID, so that a repeat after a crash is recognised as the same mail. */
export interface Mail {
  id: string
  to: string
  /** English where none is named. */
  language?: Language
  subject: string
  /** Key of the thread, such as an application: mail programs show mails of one thread together. */
  thread?: string
  /** Written by a person, for example the answer to a contact message: not marked as automatic. */
  isPersonal?: boolean
  text: string
  html?: string
  calendar?: { method: 'REQUEST' | 'CANCEL'; fileName: string; content: string }
  /** How to get no more of these: a page for people, and an address that mail programs post to (RFC 8058). */
  unsubscribe?: { topic: string; page: string; oneClick: string }
}
