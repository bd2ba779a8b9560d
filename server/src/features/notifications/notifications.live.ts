import type { Deps } from '../../deps.ts'
import { userRoom } from '../../realtime/client-connections.ts'
import type { Realtime } from '../../realtime/socket-server.ts'

/** Sends new notifications, and read ones, to all connections of the person. */
export function notificationsLive(realtime: Realtime, { events }: Pick<Deps, 'events'>): void {
  events.on('notification.sent', ({ userId, notification }) => {
    realtime.emit(userRoom(userId), 'notification', notification)
  })
  events.on('notifications.read', ({ userId, unread }) => {
    realtime.emit(userRoom(userId), 'notificationsRead', { unread })
  })
}
