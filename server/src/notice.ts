import type { Language } from '@hearback/contract/languages.ts'
import type { NotificationData, NotificationKind } from '@hearback/contract/notifications.ts'
import type { Mail } from './ports/mail.ts'

/** Something to tell a person: in the app always, and by the mail, if there is one and they want mails of its group. */
export interface Notice {
  readonly userId: string
  readonly kind: NotificationKind
  readonly data: NotificationData
  /** The page of this site where it leads. */
  readonly path: `/${string}`
  /** Written once the language of the person is known. */
  readonly mail?: Mail | ((language: Language) => Mail)
}
