import { type NotificationKind, notificationKinds } from '@hearback/contract/accounts/notifications.ts'

const ofCompany = new Set<string>(['applications', 'interviews', 'messages', 'offers', 'reviews', 'jobs'])
const content: readonly NotificationKind[] = ['content_held', 'content_decided', 'content_restored']

/** Kinds that concern a company and are sent to its owners only: its plan and its payments. */
export const ownerKinds: readonly NotificationKind[] = ['plan_started', 'plan_ended', 'payment_failed']

/** Kinds that concern a company and are sent to its members; others are of one account, such as its passwords. */
export const companyKinds = (Object.keys(notificationKinds) as NotificationKind[]).filter(
  (kind) => ofCompany.has(notificationKinds[kind]) || content.includes(kind) || ownerKinds.includes(kind),
)
