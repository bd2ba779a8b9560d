import { inTransaction } from '../../db/transaction.ts'
import { notify, notifyAll } from '../notifications/notifications.service.ts'
import { dueNotice } from './answer-clock.mails.ts'
import {
  listEmployersToRemind,
  lockEmployerToRemind,
  lockSilentApplications,
  takeDueApplications,
} from './answer-clock.sql.ts'
import { appendStep, findParties, moveApplication } from './applications.sql.ts'
import type { Applications } from './apply.service.ts'
import { stepNotices } from './steps.mails.ts'

/**
 * The clock of product.md section 6.1, by database time: what was silent for 30 days expires, then employers are
 * reminded of what has waited 7, 12 and 14 days. It may run at any time, again, and on several processes.
 */
export async function runAnswerClock(deps: Applications): Promise<void> {
  await expireSilentApplications(deps)
  for (const { employer_id: employerId } of await listEmployersToRemind(deps.db)) {
    await remindEmployer(deps, employerId)
  }
}

const batch = 100

async function expireSilentApplications(deps: Applications): Promise<void> {
  let taken = batch
  while (taken === batch) taken = await expireBatch(deps)
}

const expireBatch = (deps: Applications): Promise<number> =>
  inTransaction(deps, async (tx, publish) => {
    const rows = await lockSilentApplications(tx, batch)
    for (const { id, status, employer_id: employerId, seeker_id: seekerId } of rows) {
      await moveApplication(tx, id, { to: 'expired', isAnswer: false, isSeenByEmployer: false })
      await appendStep(tx, { applicationId: id, from: status, to: 'expired', by: 'system', actorId: null })
      const about = await findParties(tx, id)
      const told = { to: 'expired' as const, feedback: null, reasonCode: null }
      await notifyAll(deps, tx, publish, stepNotices(deps.config.publicUrl, about, told))
      publish('application.moved', { applicationId: id, employerId, seekerId, to: 'expired' })
    }
    return rows.length
  })

/** One notice for all that is due, and never a second for the same day of the same application. */
const remindEmployer = (deps: Applications, employerId: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const employer = await lockEmployerToRemind(tx, employerId)
    const due = employer ? await takeDueApplications(tx, employerId) : []
    if (!employer || due.length === 0) return
    await notify(deps, tx, publish, dueNotice(deps.config.publicUrl, { employerId, email: employer.email }, due))
  })
