import type { NotificationData, NotificationKind } from '@hearback/contract/accounts/notifications.ts'
import { type PushGroup, type PushMessage, pushGroupOf } from '@hearback/contract/accounts/push.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { parseStoredLanguage } from '../../domain/languages.ts'
import {
  type DeviceRow,
  deleteDeviceAt,
  findDevice,
  findPushedNotification,
  listDevicesOfParties,
  listDevicesToTell,
} from './push.sql.ts'

/** Delay before a push, so that a person viewing the page has already read the notification and gets no push. */
const delaySeconds = 3

interface Told {
  id: string
  userId: string
  kind: NotificationKind
}

/** Enqueues a push to each subscribed device in the caller's transaction. */
export async function enqueuePushes(deps: Pick<Deps, 'queue'>, tx: Tx, { id, userId, kind }: Told): Promise<void> {
  const group = pushGroupOf(kind)
  if (!group) return
  const devices = await listDevicesToTell(tx, userId, group)
  const pushes = devices.map(({ session_id: sessionId }) => ({ sessionId, notificationId: id }))
  await deps.queue.enqueue(tx, 'push', pushes, { afterSeconds: delaySeconds })
}

/** The sessions of these job seekers, and of the members of these companies, whose devices receive pushes of the group. */
export async function devicesToTell(
  db: Db,
  partyIds: readonly string[],
  group: PushGroup,
): Promise<{ sessionId: string; userId: string; partyId: string }[]> {
  const rows = await listDevicesOfParties(db, partyIds, group)
  return rows.map((row) => ({ sessionId: row.session_id, userId: row.user_id, partyId: row.party_id }))
}

/** Pushes one notification to one device, unless it has been read or the device has signed out. Throws when a retry may succeed. */
export async function sendPush(
  deps: Pick<Deps, 'db' | 'push' | 'log'>,
  { sessionId, notificationId }: { sessionId: string; notificationId: string },
): Promise<void> {
  const found = await findPushedNotification(deps.db, sessionId, notificationId)
  if (!found) return
  const { path, data } = found
  const kind = found.kind as NotificationKind
  const group = pushGroupOf(kind)
  if (group) await send(deps, found, { kind, group, path, data: data as NotificationData })
}

/** Pushes to the device of a session, if it has one. Throws when a retry may succeed. */
export async function pushTo(
  deps: Pick<Deps, 'db' | 'push' | 'log'>,
  sessionId: string,
  content: Content,
): Promise<'sent' | 'refused' | 'gone'> {
  const device = await findDevice(deps.db, sessionId)
  return device ? send(deps, device, content) : 'gone'
}

type Content = Omit<PushMessage, 'language' | 'tag' | 'data'> & { readonly data: NotificationData }

/** Deletes a device that its push service no longer knows. */
async function send(
  { db, push, log }: Pick<Deps, 'db' | 'push' | 'log'>,
  device: DeviceRow,
  { data, ...content }: Content,
): Promise<'sent' | 'refused' | 'gone'> {
  const { kind, group, path } = content
  const tag = group === 'messages' ? path : `${kind} ${path}`
  const message: PushMessage = {
    ...content,
    tag,
    language: parseStoredLanguage(device.language),
    ...(device.is_named && { data }),
  }
  const about = `${device.user_id} ${tag}`
  const outcome = await push.send(device, { text: JSON.stringify(message), about, urgent: group === 'messages' })
  if (outcome === 'gone') await deleteDeviceAt(db, device.endpoint)
  if (outcome === 'refused') log.warn({ kind }, 'a push service refused a message for good')
  return outcome
}
