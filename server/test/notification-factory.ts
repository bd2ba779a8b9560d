import { inTransaction } from '../src/db/transaction.ts'
import type { NotificationRequest } from '../src/domain/notification-request.ts'
import { notify } from '../src/features/notifications/notifications.service.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'

/** Sends a notification, about an offer by default. */
export const aNotice = (app: TestApp, to: Person, notice: Partial<NotificationRequest> = {}): Promise<void> =>
  inTransaction(app.deps, (tx, publish) =>
    notify(app.deps, tx, publish, {
      userId: to._id,
      kind: 'offer_received',
      data: { company: 'Crust', job: 'Baker' },
      path: '/offers',
      ...notice,
    }),
  )
