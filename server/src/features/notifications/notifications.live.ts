import type { Deps } from '../../deps.ts'
import { companyKinds } from '../../domain/company-notifications.ts'
import { partyRoom, userRoom } from '../../realtime/client-connections.ts'
import type { Realtime } from '../../realtime/socket-server.ts'

/** Sends new notifications, and read ones, to all connections of the person; those of a company to each member. */
export function notificationsLive(realtime: Realtime, { events }: Pick<Deps, 'events'>): void {
  events.on('notification.sent', ({ userId, notification }) => {
    const room = companyKinds.includes(notification.kind) ? partyRoom(userId) : userRoom(userId)
    realtime.emit(room, 'notification', notification)
  })
  events.on('notifications.read', ({ userId, unread }) => {
    realtime.emit(userRoom(userId), 'notificationsRead', { unread })
  })
}
