import type { Deps } from '../../deps.ts'
import { partyRoom, userRoom } from '../../realtime/client-connections.ts'
import type { Realtime } from '../../realtime/socket-server.ts'
import { contributorsOf } from '../job-people/job-people.service.ts'

const changes = [
  'application.received',
  'application.moved',
  'application.answered',
  'claim.changed',
  'application.nudged',
  'interview.changed',
] as const

/**
 * Emits every step to all connections of both people (specification 7), and of the contributors of the job; each client fetches
 * what it may see.
 */
export function applicationsLive(realtime: Realtime, { db, events }: Pick<Deps, 'db' | 'events'>): void {
  for (const change of changes) {
    events.on(change, async ({ applicationId, employerId, seekerId }) => {
      realtime.emit([partyRoom(employerId), partyRoom(seekerId)], 'applicationChanged', { applicationId })
      const contributors = await contributorsOf(db, { applicationId })
      if (contributors.length > 0) realtime.emit(contributors.map(userRoom), 'applicationChanged', { applicationId })
    })
  }
}
