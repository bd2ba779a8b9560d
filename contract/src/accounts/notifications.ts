import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { limits } from '../values/limits.ts'
import { Id, Instant, line, pageCounts, paging } from '../values/primitives.ts'

/**
 * Kinds of notifications, each with the group by which its mails can be turned off. A new kind needs a line here and a
 * text in the client.
 */
export const notificationKinds = {
  application_sent: 'applications',
  application_received: 'applications',
  application_moved: 'applications',
  application_answered: 'applications',
  application_expired: 'applications',
  answers_due: 'applications',
  answer_claimed: 'applications',
  answer_contested: 'applications',
  application_nudged: 'applications',
  interview_invited: 'interviews',
  interview_picked: 'interviews',
  interview_soon: 'interviews',
  interview_called_off: 'interviews',
  interview_rescheduled: 'interviews',
  interview_missed: 'interviews',
  interview_times_requested: 'interviews',
  chat_requested: 'messages',
  chat_accepted: 'messages',
  messages_unread: 'messages',
  job_invited: 'messages',
  offer_received: 'offers',
  offer_accepted: 'offers',
  offer_declined: 'offers',
  offer_withdrawn: 'offers',
  offer_expiring: 'offers',
  offer_expired: 'offers',
  offer_rescinded: 'offers',
  review_possible: 'reviews',
  review_published: 'reviews',
  review_replied: 'reviews',
  report_filed: 'reports',
  report_decided: 'reports',
  report_appealed: 'reports',
  content_held: 'account',
  content_decided: 'account',
  content_restored: 'account',
  job_expiring: 'jobs',
  job_expired: 'jobs',
  job_paused: 'jobs',
  jobs_found: 'alerts',
  company_jobs: 'alerts',
  plan_started: 'account',
  plan_ended: 'account',
  payment_failed: 'account',
  experience_confirmed: 'reviews',
  experience_declined: 'reviews',
  password_changed: 'account',
  email_changed: 'account',
  email_undeliverable: 'account',
  two_step_on: 'account',
  two_step_off: 'account',
  recovery_code_used: 'account',
  recovery_codes_renewed: 'account',
  second_step_guessed: 'account',
  password_guessed: 'account',
  passkey_added: 'account',
  passkey_removed: 'account',
  identity_added: 'account',
  identity_removed: 'account',
  team_joined: 'account',
  team_removed: 'account',
  api_key_created: 'account',
  domain_failing: 'account',
  domain_lapsed: 'account',
  domain_given: 'account',
  approval_withdrawn: 'account',
  webhook_disabled: 'account',
  deletion_requested: 'account',
  account_restored: 'account',
} as const satisfies Record<string, string>
export type NotificationKind = keyof typeof notificationKinds
type Group = (typeof notificationKinds)[NotificationKind]

/** Account mails cannot be turned off: they reveal unauthorized access. The weekly summary has no notification in the app. */
export const MailGroup = z.enum([
  'applications',
  'interviews',
  'messages',
  'offers',
  'reviews',
  'reports',
  'jobs',
  'alerts',
  'weekly',
] satisfies (Exclude<Group, 'account'> | 'weekly')[])
export type MailGroup = z.infer<typeof MailGroup>

/** Values for the sentence that the client builds from the kind. */
export const NotificationData = z.object({
  /** Name of the other user, as visible to the reader. */
  person: z.optional(z.string()),
  company: z.optional(z.string()),
  /** Job title. */
  job: z.optional(z.string()),
  /** Other names: of a saved search, or of the target of a report. */
  name: z.optional(z.string()),
  /** Status of an application, offer or report. */
  status: z.optional(z.string()),
  caseNumber: z.optional(z.string()),
  count: z.optional(z.number()),
  days: z.optional(z.number()),
  at: z.optional(Instant),
})
export type NotificationData = z.infer<typeof NotificationData>

/** `path` is a page of this site. */
export const Notification = z.object({
  _id: Id,
  kind: z.enum(Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]),
  data: NotificationData,
  path: z.string(),
  readAt: z.nullable(Instant),
  createdAt: Instant,
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  summary: 'List notifications, latest first',
  query: z.object(paging(20)),
  reply: z.object({ notifications: z.array(Notification), unread: z.number(), ...pageCounts }),
})

const readSome = z.object({
  ids: z.optional(z.array(Id).check(z.maxLength(limits.pageSize, `At most ${limits.pageSize} at a time`))),
  all: z.optional(z.boolean()),
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'member',
  summary: 'Mark notifications as read, by id or all',
  body: readSome.check(
    z.refine(({ ids, all }) => ids !== undefined || all === true, 'Choose some notifications, or all of them'),
  ),
  reply: z.object({ unread: z.number() }),
})

/** Mail groups that are on. The app always shows everything. */
const Settings = z.object({ mail: z.record(MailGroup, z.boolean()) })
export type NotificationSettings = z.infer<typeof Settings>

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'member',
  summary: 'Get the mail settings by group',
  reply: Settings,
})

export const updateNotificationSettings = endpoint({
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'member',
  summary: 'Turn mail groups on or off; omitted groups are kept',
  body: z.object({ mail: z.partialRecord(MailGroup, z.boolean('Enter true or false')) }),
  reply: Settings,
})

/** `token` is that of a mail link; `mail` tells whether mails of the group are on. */
const subscription = {
  access: 'public',
  query: z.object({ token: line(300) }),
  reply: z.object({ group: MailGroup, mail: z.boolean() }),
} as const

export const getSubscription = endpoint({
  ...subscription,
  method: 'GET',
  path: '/api/notifications/subscription',
  summary: 'Get the mail group of an unsubscribe link; changes nothing',
})

export const unsubscribe = endpoint({
  ...subscription,
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'Turn off the mail group of an unsubscribe link without a sign-in (RFC 8058); idempotent',
})
