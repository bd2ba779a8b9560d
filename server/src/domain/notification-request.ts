import type { Language } from '@hearback/contract/languages.ts'
import type { NotificationData, NotificationKind } from '@hearback/contract/notifications.ts'
import type { Mail } from '../ports/mail.ts'

/** Something to tell a person: in the app always, and by the mail, if there is one and they want mails of its group. */
export interface NotificationRequest {
  readonly userId: string
  readonly kind: NotificationKind
  readonly data: NotificationData
  /** The page of this site where it leads. */
  readonly path: `/${string}`
  /** The act of another person that this tells of: repeated acts about one matter are mailed seldom, and the latest state wins. */
  readonly act?: { readonly by: string; readonly matter: string }
  /** Written once the language and the time zone of the person are known; the zone is null until a device has told it. */
  readonly mail?: Mail | ((language: Language, timeZone: string | null) => Mail)
}
