import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Language } from './languages.ts'
import { type NotificationData, type NotificationKind, notificationKinds } from './notifications.ts'
import { line } from './primitives.ts'

/** What can be pushed to a device that asked for it; the rest waits in the app. */
export const PushGroup = z.enum(['applications', 'interviews', 'messages', 'offers'])
export type PushGroup = z.infer<typeof PushGroup>

/** An act of one's own needs no telling, and of unread messages each was pushed when it came. */
const NEVER: readonly NotificationKind[] = ['application_sent', 'messages_unread']

/** Under which group a notification of this kind is pushed; undefined where it never is. */
export function pushGroupOf(kind: NotificationKind): PushGroup | undefined {
  const group = PushGroup.safeParse(notificationKinds[kind])
  return group.success && !NEVER.includes(kind) ? group.data : undefined
}

/** What a device reads and shows. Without `data` the words are to name nobody and nothing: a locked screen shows them. */
export interface PushMessage {
  readonly kind: NotificationKind | 'example'
  readonly group: PushGroup
  /** The page of this site where it leads, as it is in English. */
  readonly path: string
  readonly language: Language
  /** What takes the place of what was shown under the same tag before. */
  readonly tag: string
  readonly data?: NotificationData
}

/** `here`: whether the session that asks has a device; `named`: whether names and titles are shown on it. */
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
  summary: 'What is pushed to this device, and the key that a browser subscribes with',
  reply: Settings,
})

const base64url = (bytes: string, least: number, most: number) =>
  line(200).check(z.regex(new RegExp(`^[\\w-]{${least},${most}}=*$`), `Give ${bytes} bytes by base64url`))
const auth = base64url('16', 22, 22)

/** As browsers have it. */
const Subscription = { endpoint: line(1_000), keys: z.object({ p256dh: base64url('65', 87, 87), auth }) }

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/api/notifications/push',
  access: 'member',
  summary: 'Push to this device from now on; it ends with the session',
  body: z.object({ ...Subscription, named: z.boolean('Give true or false') }),
  reply: Settings,
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/notifications/push',
  access: 'member',
  summary: 'Push nothing more to this device; again is the same',
  reply: Settings,
})

export const choosePushGroups = endpoint({
  method: 'PATCH',
  path: '/api/notifications/push',
  access: 'member',
  summary: 'Switch what is pushed on or off by group, on all devices; groups left out stay as they are',
  body: z.object({ groups: z.partialRecord(PushGroup, z.boolean('Give true or false')) }),
  reply: Settings,
})

export const tryPush = endpoint({
  method: 'POST',
  path: '/api/notifications/push/try',
  access: 'member',
  summary: 'Push an example to this device now; `taken` says whether its push service took it',
  reply: z.object({ taken: z.boolean() }),
})

export const movePushDevice = endpoint({
  method: 'POST',
  path: '/api/notifications/push/moved',
  access: 'public',
  summary:
    'A browser gave a device another subscription: by what only the device knows of the one before, without signing in',
  body: z.object({ before: z.object({ endpoint: line(1_000), auth }), ...Subscription }),
  reply: z.object({}),
})
