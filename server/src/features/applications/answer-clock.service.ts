import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type BatchDeps, forEachIsolated, runBatches, runSteps } from '../../queue/isolated-rows.ts'
import { remindedMembers } from '../job-people/absences.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import {
  listEmployersToRemind,
  lockEmployerToRemind,
  lockSilentApplications,
  takeDueApplications,
} from './answer-clock.sql.ts'
import { readLocked } from './applications.sql.ts'
import type { Applications } from './apply.service.ts'
import { dueNotice } from './mails/answer-clock.mails.ts'
import { takeTransition } from './transitions.service.ts'

/**
 * Runs the answer clock (specification 6.1) by database time: expires applications after 30 days of silence, then
 * reminds employers after 7, 12 and 14 days. Safe to run repeatedly and on several processes.
 */
export const runAnswerClock = (deps: Applications & BatchDeps): Promise<void> =>
  runSteps([() => expireSilentApplications(deps), () => remindEmployers(deps)])

const expireSilentApplications = (deps: Applications & BatchDeps): Promise<void> =>
  runBatches(deps, {
    job: 'answer-expiry',
    size: 100,
    take: async (tx, limit) => readLocked(tx, await lockSilentApplications(tx, limit)),
    idOf: ({ id }) => id,
    async handle(tx, publish, rows) {
      const step = { to: 'expired', by: 'system', actorId: null } as const
      for (const row of rows) await takeTransition(deps, tx, publish, row, step)
    },
  })

async function remindEmployers(deps: Applications & BatchDeps): Promise<void> {
  const rows = await listEmployersToRemind(deps.db)
  const idOf = ({ employer_id: id }: (typeof rows)[number]) => id
  await forEachIsolated(deps, { job: 'answer-reminders', rows, idOf }, (row) => remindEmployer(deps, idOf(row)))
}

const escalationDay = 12

/**
 * Sends each member one notification for the due applications to their jobs, at most one per application and reminder
 * day. From day 12 on the owners are reminded too.
 */
const remindEmployer = (deps: Applications, employerId: CompanyId): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const employer = await lockEmployerToRemind(tx, employerId)
    const due = employer ? await takeDueApplications(tx, employerId) : []
    if (!employer || due.length === 0) return
    const { ofJob, owners } = await remindedMembers(tx, employerId, [...new Set(due.map((row) => row.job_id))])
    const readersOf = (row: (typeof due)[number]) => [
      ...ofJob(row.job_id),
      ...(row.reminded_day >= escalationDay ? owners : []),
    ]
    const readers = new Set(due.flatMap(readersOf))
    const notices = [...readers].map((memberId) => ({
      ...dueNotice(
        deps.config.publicUrl,
        { employerId, email: employer.email },
        due.filter((row) => readersOf(row).includes(memberId)),
      ),
      memberId,
    }))
    await notifyAll(deps, tx, publish, notices)
  })
