import { randomUUID } from 'node:crypto'
import { type Notification, notificationKinds } from '@hearback/contract/accounts/notifications.ts'
import type { Db, Tx } from '../../db/database.ts'
import { keepMonths } from '../../db/partitions/month-partitions.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { companyKinds, ownerKinds } from '../../domain/company-notifications.ts'
import type { Publish } from '../../domain/events.ts'
import { parseStoredLanguage } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Mail } from '../../ports/mail.ts'
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
  notificationMonths,
} from './notifications.sql.ts'
import { notificationView } from './notifications.view.ts'
import { enqueuePushes } from './send-push.service.ts'
import { deleteEndedUndeliverable } from './undeliverable-emails.sql.ts'

type Queue = Pick<Deps, 'queue'>

/**
 * Notifies a person in the caller's transaction. The notification is stored, emitted to their connections after the
 * commit, and pushed to subscribed devices. It is mailed if it has a mail and the person has not muted the group.
 * Emails about repeated acts of another person are debounced and capped (`mail-pacing.rules.ts`).
 */
export const notify = (deps: Queue, tx: Tx, publish: Publish, notice: NotificationRequest): Promise<void> =>
  notifyAll(deps, tx, publish, [notice])

/** Sends several notifications with as many statements as one. */
export async function notifyAll(
  deps: Queue,
  tx: Tx,
  publish: Publish,
  notices: readonly NotificationRequest[],
): Promise<void> {
  if (notices.length === 0) return
  const rows = await insertNotifications(tx, notices)
  for (const row of rows) publish('notification.sent', { userId: row.user_id, notification: notificationView(row) })
  const mails = notices.flatMap((notice) =>
    readersOf(notice, rows).map((reader) => {
      const own = toReader(notice, reader)
      return { notice: own, mail: mailOf(own, reader) }
    }),
  )
  const quiet = await enqueuePaced(deps, tx, mails)
  const isQuiet = (row: NewNotificationRow) =>
    [...quiet].some(({ userId, kind }) => userId === row.user_id && kind === row.kind)
  const alerted = new Set<string>()
  for (const row of rows) {
    const { id, user_id: userId } = row
    const kind = row.kind as NotificationRequest['kind']
    if (!row.has_devices || isQuiet(row)) continue
    // One push for all searches and companies, as their mail is one.
    if (notificationKinds[kind] === 'alerts' && alerted.has(userId)) continue
    alerted.add(userId)
    await enqueuePushes(deps, tx, { id, userId, kind })
  }
}

type Reader = NewNotificationRow

/** The person of the notification, or the members of the company who get it; each once, with several notifications too. */
function readersOf(notice: NotificationRequest, rows: readonly Reader[]): Reader[] {
  const { userId, memberId, kind, path } = notice
  const isOfCompany = memberId === undefined && companyKinds.includes(kind)
  const isReader = (row: Reader) => row.user_id === (memberId ?? userId) || (isOfCompany && row.company_id === userId)
  // Notifications of other jobs have other readers.
  const readers = rows.filter((row) => row.kind === kind && row.path === path && isReader(row))
  return [...new Map(readers.map((row) => [row.user_id, row])).values()]
}

/** The notification to a company as one to its member, at their address. */
function toReader(notice: NotificationRequest, { user_id, email }: Reader): NotificationRequest {
  const { userId, act, mail } = notice
  if (user_id === userId || email === null) return notice
  const addressed = (composed: Mail): Mail => ({ ...composed, id: randomUUID(), to: email })
  return {
    ...notice,
    userId: user_id,
    ...(act && { act: act.by === userId ? { ...act, by: user_id } : act }),
    ...(mail && { mail: (...reader) => addressed(typeof mail === 'function' ? mail(...reader) : mail) }),
  }
}

/** An account that is being deleted only receives mails about the account itself. */
function mailOf(
  { userId, kind, act, thread = act?.matter, answers, answerLinks, mail: written }: NotificationRequest,
  reader: Reader,
): JobPayloads['mail'] | undefined {
  const group = notificationKinds[kind]
  const composed =
    typeof written === 'function'
      ? written(parseStoredLanguage(reader.language ?? 'en'), reader.time_zone ?? null)
      : written
  const mail = composed && {
    ...composed,
    ...(thread && { thread }),
    ...(answers && { reply: { matter: answers, userId } }),
    ...(answerLinks && { answerLinks: { userId, matters: answerLinks } }),
    ...memberOf(kind, reader),
  }
  if (!mail || group === 'account') return mail
  return reader.is_leaving || reader.muted?.includes(group) ? undefined : { ...mail, about: { userId, group } }
}

/** Whom a mail about a company is for. It may be sent later, when they have left or changed their role. */
const memberOf = (kind: NotificationRequest['kind'], { user_id: userId, company_id: companyId }: Reader) =>
  companyId !== null && companyKinds.includes(kind)
    ? { member: { userId, companyId, isOwner: ownerKinds.includes(kind) } }
    : {}

/** A page of the viewer's notifications, newest first, with the number of all unread ones. */
export async function notificationsOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  paging: { page: number; limit: number },
): Promise<{ notifications: Notification[]; unread: number; total: number; totalPages: number }> {
  const rows = await listNotificationRows(db, viewer.userId, paging)
  const { total, unread } = await countNotifications(db, viewer.userId)
  return { notifications: rows.map(notificationView), unread, total, totalPages: Math.ceil(total / paging.limit) }
}

/** The number of the viewer's unread notifications. */
export const unreadNotificationsOf = async (db: Db, viewer: Viewer): Promise<number> =>
  (await countUnread(db, viewer.userId)).unread

/** Marks these or all of the viewer's notifications as read, tells their connections, and returns the number still unread. */
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

/**
 * Adds the coming months, drops those that are too old, and deletes notifications that were read after 90 days, and ended stops
 * of emails; runs daily.
 */
export async function purgeNotifications(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const { db } = deps
  await keepMonths(deps, notificationMonths)
  let deleted = batch
  while (deleted === batch) deleted = await deleteOldNotifications(db, batch)
  await deletePastPacing(db)
  await deleteEndedUndeliverable(db)
}
