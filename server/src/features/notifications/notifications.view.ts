import type { Notification } from '@hearback/contract/accounts/notifications.ts'
import type { NotificationRow } from './notifications.sql.ts'

export const notificationView = (row: NotificationRow): Notification => ({
  _id: row.id,
  kind: row.kind as Notification['kind'],
  data: row.data as Notification['data'],
  path: row.path,
  readAt: row.read_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})
