import type { Deps } from '../../deps.ts'
import { partyRoom, userRoom } from '../../realtime/client-connections.ts'
import type { Realtime } from '../../realtime/socket-server.ts'
import { contributorsOf } from '../job-people/job-people.service.ts'

/** Tells the members who see a job of its notes, scorecards and criteria; each client fetches what it may see. */
export function evaluationsLive(realtime: Realtime, { db, events }: Pick<Deps, 'db' | 'events'>): void {
  events.on('evaluation.changed', async ({ employerId, ...changed }) => {
    realtime.emit(partyRoom(employerId), 'evaluationChanged', changed)
    const contributors = await contributorsOf(db, { jobId: changed.jobId })
    if (contributors.length > 0) realtime.emit(contributors.map(userRoom), 'evaluationChanged', changed)
  })
}
