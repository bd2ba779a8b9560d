import type { Deps } from '../../deps.ts'
import { enqueueApplication, enqueueInterview, enqueueOffer } from './events.sql.ts'

/** Enqueues events for webhooks in the transactions of the acts. Events of jobs are enqueued by triggers of their table. */
export function enqueueWebhooks({ events }: Pick<Deps, 'events'>): void {
  events.onBeforeCommit('application.received', (tx, _publish, { employerId, applicationId }) =>
    enqueueApplication(tx, employerId, applicationId, 'application.received'),
  )
  events.onBeforeCommit('application.moved', (tx, _publish, { employerId, applicationId, to }) => {
    const type = to === 'withdrawn' ? 'application.withdrawn' : 'application.status_changed'
    return enqueueApplication(tx, employerId, applicationId, type)
  })
  events.onBeforeCommit('interview.changed', (tx, _publish, { employerId, applicationId }) =>
    enqueueInterview(tx, employerId, applicationId),
  )
  events.onBeforeCommit('offer.changed', (tx, _publish, { employerId, offerId }) =>
    enqueueOffer(tx, employerId, offerId),
  )
}

/** Events after which deliveries may be due. */
export const occasions = [
  'application.received',
  'application.moved',
  'interview.changed',
  'offer.changed',
  'job.changed',
  'webhooks.requested',
] as const
