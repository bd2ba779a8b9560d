import type { Deps } from '../../deps.ts'
import { type BatchDeps, runBatches } from '../../queue/isolated-rows.ts'
import { publishJobs } from '../../search/index/write-documents.sql.ts'
import { logActs } from '../company-activity/company-activity.service.ts'
import { notify, notifyAll } from '../notifications/notifications.service.ts'
import { expireDueJobs, markEndingJobs } from './job-expiry.sql.ts'
import { endedNotice, endingNotice } from './jobs.mails.ts'

type Jobs = BatchDeps & Pick<Deps, 'queue' | 'config'>
const size = 500
const idOf = ({ id }: { id: string }) => id

/** Expires jobs by database time, and removes them from search in the same transaction. Safe on several processes. */
export const expireJobs = (deps: Jobs): Promise<void> =>
  runBatches(deps, {
    job: 'job-expiry',
    size,
    take: expireDueJobs,
    idOf,
    async handle(tx, publish, jobs) {
      await publishJobs(tx, jobs.map(idOf))
      for (const job of jobs) publish('job.changed', { jobId: job.id, employerId: job.employer_id })
      const posted = jobs.filter((job) => !job.is_imported)
      const act = { act: 'job_expired', userId: null } as const
      await logActs(
        tx,
        posted.map((job) => ({ ...act, companyId: job.employer_id, job: job.id })),
      )
      await notifyAll(deps, tx, publish, posted.map(endedNotice))
    },
  })

/** Notifies employers 3 days before a job ends, once for each end date. */
export const announceExpiry = (deps: Jobs): Promise<void> =>
  runBatches(deps, {
    job: 'job-endings',
    size,
    take: markEndingJobs,
    idOf,
    async handle(tx, publish, jobs) {
      for (const job of jobs) await notify(deps, tx, publish, endingNotice(job, deps.config.publicUrl))
    },
  })
