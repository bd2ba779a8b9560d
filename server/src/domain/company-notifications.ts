import { type NotificationKind, notificationKinds } from '@hearback/contract/accounts/notifications.ts'

const ofCompany = new Set<string>(['applications', 'interviews', 'messages', 'offers', 'reviews', 'jobs'])
const planAndContent = new Set<NotificationKind>([
  'content_held',
  'content_decided',
  'content_restored',
  'plan_started',
  'plan_ended',
  'payment_failed',
])

/** Kinds that concern a company and are sent to each of its members; others are of one account, such as its passwords. */
export const companyKinds = (Object.keys(notificationKinds) as NotificationKind[]).filter(
  (kind) => ofCompany.has(notificationKinds[kind]) || planAndContent.has(kind),
)
