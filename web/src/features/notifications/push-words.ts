import type { PushGroup, PushMessage } from '@hearback/contract/accounts/push.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { hasWords, notificationWords } from './notification-words.ts'

/** Texts without names, for the lock screen and for kinds that this version does not know. */
const UNNAMED: Record<PushGroup, string> = {
  applications: t.pushApplication,
  interviews: t.pushInterview,
  messages: t.pushMessage,
  offers: t.pushOffer,
  alerts: t.pushNewJobs,
}
const TITLES: Record<PushGroup, string> = {
  applications: t.applications,
  interviews: t.interviews,
  messages: t.messages,
  offers: t.offers,
  alerts: t.savedSearches,
}
const NAME = 'Hearback'

/** Title and body of a push notification. */
export function pushWords({ kind, group, data }: PushMessage): { title: string; body: string } {
  if (kind === 'example') return { title: NAME, body: t.pushExample }
  const body = data && hasWords(kind) ? notificationWords({ kind, data }) : (UNNAMED[group] ?? t.pushOther)
  return { title: TITLES[group] ?? NAME, body }
}
