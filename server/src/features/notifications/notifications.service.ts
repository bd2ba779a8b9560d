import { type Notification, notificationKinds } from '@hearback/contract/notifications.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../events.ts'
import { languageIn } from '../../languages.ts'
import type { Notice } from '../../notice.ts'
import type { Viewer } from '../../viewer.ts'
import {
  countNotifications,
  countUnread,
  deleteOldNotifications,
  insertNotification,
  listNotificationRows,
  markRead,
} from './notifications.sql.ts'
import { notificationView } from './notifications.view.ts'
import { enqueuePushes } from './send-push.service.ts'

/**
 * Tells a person something, in the caller's transaction: it is appended to what they were told, shown on all their
 * screens after the commit, pushed to the devices that asked for it, and mailed, if there is a mail and they want mails of its group.
 */
export async function notify(deps: Pick<Deps, 'queue'>, tx: Tx, publish: Publish, notice: Notice): Promise<void> {
  const { userId, kind } = notice
  const group = notificationKinds[kind]
  const {
    wants_mail: wantsMail,
    has_devices: hasDevices,
    language,
    ...row
  } = await insertNotification(tx, notice, group)
  publish('notification.sent', { userId, notification: notificationView(row) })
  if (hasDevices) await enqueuePushes(deps, tx, { id: row.id, userId, kind })
  const mail = typeof notice.mail === 'function' ? notice.mail(languageIn(language ?? 'en')) : notice.mail
  if (mail && group === 'account') await deps.queue.enqueue(tx, 'mail', mail)
  if (mail && group !== 'account' && wantsMail)
    await deps.queue.enqueue(tx, 'mail', { ...mail, about: { userId, group } })
}

/** Several notices, one after the other. */
export async function notifyAll(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  publish: Publish,
  notices: readonly Notice[],
): Promise<void> {
  for (const notice of notices) await notify(deps, tx, publish, notice)
}

/** A page of what the viewer was told, the latest first, with how many of all are unread. */
export async function notificationsOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  paging: { page: number; limit: number },
): Promise<{ notifications: Notification[]; unread: number; total: number; totalPages: number }> {
  const rows = await listNotificationRows(db, viewer.userId, paging)
  const { total, unread } = await countNotifications(db, viewer.userId)
  return { notifications: rows.map(notificationView), unread, total, totalPages: Math.ceil(total / paging.limit) }
}

/** Marks the viewer's own of these ids as read, or all; answers how many are left unread, and tells their screens. */
export const readNotifications = (
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: Viewer,
  { ids = [], all = false }: { ids?: string[] | undefined; all?: boolean | undefined },
): Promise<{ unread: number }> =>
  inTransaction(deps, async (tx, publish) => {
    await markRead(tx, viewer.userId, all ? 'all' : ids)
    const { unread } = await countUnread(tx, viewer.userId)
    publish('notifications.read', { userId: viewer.userId, unread })
    return { unread }
  })

const batch = 1_000

/** Forgets what was read 90 days ago or stayed unread for 180; run daily. */
export async function tidyNotifications({ db }: Pick<Deps, 'db'>): Promise<void> {
  let deleted = batch
  while (deleted === batch) deleted = await deleteOldNotifications(db, batch)
}
