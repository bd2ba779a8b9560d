import type { Deps } from '../../deps.ts'
import { userRoom } from '../../realtime/client-connections.ts'
import type { Realtime } from '../../realtime/socket-server.ts'

const changes = ['application.received', 'application.moved', 'application.answered', 'interview.picked'] as const

/** Every step is told to all screens of both people (product.md section 7); they read for themselves what they may see. */
export function applicationsLive(realtime: Realtime, { events }: Pick<Deps, 'events'>): void {
  for (const change of changes) {
    events.on(change, ({ applicationId, employerId, seekerId }) => {
      realtime.emit([userRoom(employerId), userRoom(seekerId)], 'applicationChanged', { applicationId })
    })
  }
}
