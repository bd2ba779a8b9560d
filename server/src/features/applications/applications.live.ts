import type { Deps } from '../../deps.ts'
import { partyRoom } from '../../realtime/client-connections.ts'
import type { Realtime } from '../../realtime/socket-server.ts'

const changes = ['application.received', 'application.moved', 'application.answered', 'interview.changed'] as const

/** Emits every step to all connections of both people (specification 7); each client fetches what it may see. */
export function applicationsLive(realtime: Realtime, { events }: Pick<Deps, 'events'>): void {
  for (const change of changes) {
    events.on(change, ({ applicationId, employerId, seekerId }) => {
      realtime.emit([partyRoom(employerId), partyRoom(seekerId)], 'applicationChanged', { applicationId })
    })
  }
}
