import { type Notification, notificationKinds } from '@hearback/contract/accounts/notifications.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { parseStoredLanguage } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { JobPayloads } from '../../queue/queue.ts'
import { enqueuePaced } from './mail-pacing.service.ts'
import { deletePastPacing } from './mail-pacing.sql.ts'
import {
  countNotifications,
  countUnread,
  deleteOldNotifications,
  insertNotifications,
  listNotificationRows,
  markRead,
  type NewNotificationRow,
} from './notifications.sql.ts'
import { notificationView } from './notifications.view.ts'
import { enqueuePushes } from './send-push.service.ts'

type Queue = Pick<Deps, 'queue'>

/**
 * Tells a person something, in the caller's transaction: it is appended to what they were told, shown on all their
 * screens after the commit, pushed to the devices that asked for it, and mailed, if there is a mail and they want mails of
 * its group. Emails about repeated acts of another person are debounced and capped (`mail-pacing.rules.ts`).
 */
export const notify = (deps: Queue, tx: Tx, publish: Publish, notice: NotificationRequest): Promise<void> =>
  notifyAll(deps, tx, publish, [notice])

/** Several notices, in as many statements as one. */
export async function notifyAll(
  deps: Queue,
  tx: Tx,
  publish: Publish,
  notices: readonly NotificationRequest[],
): Promise<void> {
  if (notices.length === 0) return
  const rows = await insertNotifications(tx, notices)
  for (const row of rows) publish('notification.sent', { userId: row.user_id, notification: notificationView(row) })
  const readers = new Map(rows.map((row) => [row.user_id, row]))
  const mails = notices.map((notice) => ({ notice, mail: mailOf(notice, readers.get(notice.userId)) }))
  const quiet = await enqueuePaced(deps, tx, mails)
  const isQuiet = (row: NewNotificationRow) =>
    [...quiet].some(({ userId, kind }) => userId === row.user_id && kind === row.kind)
  for (const row of rows) {
    const { id, user_id: userId, kind } = row
    if (row.has_devices && !isQuiet(row))
      await enqueuePushes(deps, tx, { id, userId, kind: kind as NotificationRequest['kind'] })
  }
}

type Reader = Pick<NewNotificationRow, 'language' | 'time_zone' | 'muted' | 'is_leaving'>

/** Who is leaving or gone gets those about the account alone. */
function mailOf(
  { userId, kind, act, data, mail: written }: NotificationRequest,
  reader: Reader | undefined,
): JobPayloads['mail'] | undefined {
  const group = notificationKinds[kind]
  const composed =
    typeof written === 'function'
      ? written(parseStoredLanguage(reader?.language ?? 'en'), reader?.time_zone ?? null)
      : written
  const thread = act?.matter ?? (data.caseNumber && `case ${data.caseNumber}`)
  const mail = composed && thread ? { ...composed, thread } : composed
  if (!mail || group === 'account') return mail
  return reader?.is_leaving || reader?.muted?.includes(group) ? undefined : { ...mail, about: { userId, group } }
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
  await deletePastPacing(db)
}
