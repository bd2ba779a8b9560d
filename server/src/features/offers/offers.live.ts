import type { Deps } from '../../deps.ts'
import { userRoom } from '../../realtime/client-connections.ts'
import type { Realtime } from '../../realtime/socket-server.ts'

/** Every step is told to all screens of both people (product.md section 7); they read for themselves what they may see. */
export function offersLive(realtime: Realtime, { events }: Pick<Deps, 'events'>): void {
  events.on('offer.changed', ({ offerId, employerId, seekerId }) => {
    realtime.emit([userRoom(employerId), userRoom(seekerId)], 'offerChanged', { offerId })
  })
}
