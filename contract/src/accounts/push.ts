import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import type { Language } from '../values/languages.ts'
import { line } from '../values/primitives.ts'
import { type NotificationData, type NotificationKind, notificationKinds } from './notifications.ts'

/** Groups that can be pushed to a device; other kinds are shown in the app only. */
export const PushGroup = z.enum(['applications', 'interviews', 'messages', 'offers', 'alerts'])
export type PushGroup = z.infer<typeof PushGroup>

/** Never pushed: own actions, and unread reminders, whose messages were each pushed already. */
const NEVER: readonly NotificationKind[] = ['application_sent', 'messages_unread']

/** Returns the push group of a notification kind; undefined if it is never pushed. */
export function pushGroupOf(kind: NotificationKind): PushGroup | undefined {
  const group = PushGroup.safeParse(notificationKinds[kind])
  return group.success && !NEVER.includes(kind) ? group.data : undefined
}

/** Payload of a push message. Without `data` the text must contain no names, because the lock screen shows it. */
export interface PushMessage {
  readonly kind: NotificationKind | 'example'
  readonly group: PushGroup
  /** Path of the target page, in its English form. */
  readonly path: string
  readonly language: Language
  /** A notification with the same tag replaces the earlier one. */
  readonly tag: string
  readonly data?: NotificationData
}

/** `here`: whether the current session has a push device; `named`: whether it shows names and titles. */
const Settings = z.object({
  publicKey: z.string(),
  here: z.boolean(),
  named: z.boolean(),
  groups: z.record(PushGroup, z.boolean()),
})
export type PushSettings = z.infer<typeof Settings>

export const getPushSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/push',
  access: 'member',
  summary: 'Get the push settings of this device, and the server’s public key',
  reply: Settings,
})

const base64url = (bytes: string, least: number, most: number) =>
  line(200).check(z.regex(new RegExp(`^[\\w-]{${least},${most}}=*$`), `Enter ${bytes} bytes in base64url`))
const auth = base64url('16', 22, 22)

/** `PushSubscriptionJSON` of browsers. */
const Subscription = { endpoint: line(1_000), keys: z.object({ p256dh: base64url('65', 87, 87), auth }) }

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/api/notifications/push',
  access: 'member',
  summary: 'Enable push on this device until the session ends',
  body: z.object({ ...Subscription, named: z.boolean('Enter true or false') }),
  reply: Settings,
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/notifications/push',
  access: 'member',
  summary: 'Disable push on this device; idempotent',
  reply: Settings,
})

export const choosePushGroups = endpoint({
  method: 'PATCH',
  path: '/api/notifications/push',
  access: 'member',
  summary: 'Turn push groups on or off on all devices; omitted groups are kept',
  body: z.object({ groups: z.partialRecord(PushGroup, z.boolean('Enter true or false')) }),
  reply: Settings,
})

export const tryPush = endpoint({
  method: 'POST',
  path: '/api/notifications/push/try',
  access: 'member',
  summary: 'Push an example to this device; `taken` tells whether its push service accepted it',
  reply: z.object({ taken: z.boolean() }),
})

export const movePushDevice = endpoint({
  method: 'POST',
  path: '/api/notifications/push/moved',
  access: 'public',
  summary: 'Replace the push subscription of a device without a sign-in, authorized by the secrets of the old one',
  body: z.object({ before: z.object({ endpoint: line(1_000), auth }), ...Subscription }),
  reply: z.object({}),
})
