import type { listNotifications, Notification } from '@hearback/contract/accounts/notifications.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { queryClient } from '../../api/query-client.ts'
import { serverNow } from '../../clock.ts'
import { latestNotifications } from './notifications.queries.ts'

type Listed = ReplyOf<typeof listNotifications>
const EVERYWHERE = { queryKey: ['notifications'] }
const PAGES = { queryKey: ['notifications', 'page'] }
const shown = 8

/** Adds a new notification to the cached menu, and invalidates the list pages. */
export function takeNotification(notification: Notification): void {
  queryClient().setQueryData<Listed>(latestNotifications().queryKey, (held) => {
    if (!held || held.notifications.some(({ _id }) => _id === notification._id)) return held
    const notifications = [notification, ...held.notifications].slice(0, shown)
    return {
      ...held,
      notifications,
      unread: held.unread + (notification.readAt === null ? 1 : 0),
      total: held.total + 1,
    }
  })
  void queryClient().invalidateQueries(PAGES)
}

/** Refetches notifications that may have changed on another device, or while offline. */
export const refreshNotifications = (): void => void queryClient().invalidateQueries(EVERYWHERE)

/** Marks the given or all cached notifications as read. Returns the rollback. */
export function markHeldAsRead(which: readonly string[] | 'all'): () => void {
  const before = queryClient().getQueriesData<Listed>(EVERYWHERE)
  const now = new Date(serverNow()).toISOString()
  const isMeant = ({ _id, readAt }: Notification) => readAt === null && (which === 'all' || which.includes(_id))
  queryClient().setQueriesData<Listed>(EVERYWHERE, (held) => {
    if (!held) return held
    const count = which === 'all' ? held.unread : which.length
    return {
      ...held,
      notifications: held.notifications.map((one) => (isMeant(one) ? { ...one, readAt: now } : one)),
      unread: Math.max(0, held.unread - count),
    }
  })
  return () => {
    for (const [key, held] of before) queryClient().setQueryData(key, held)
  }
}
