import type { Deps } from '../../deps.ts'
import { partyRoom } from '../../realtime/client-connections.ts'
import type { Realtime } from '../../realtime/socket-server.ts'

/** Emits every step to all connections of both people (specification 7); each client fetches what it may see. */
export function offersLive(realtime: Realtime, { events }: Pick<Deps, 'events'>): void {
  events.on('offer.changed', ({ offerId, employerId, seekerId }) => {
    realtime.emit([partyRoom(employerId), partyRoom(seekerId)], 'offerChanged', { offerId })
  })
}
