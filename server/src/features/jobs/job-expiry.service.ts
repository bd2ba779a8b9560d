import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { publishJobs } from '../../search/search-write.sql.ts'
import { notify, notifyAll } from '../notifications/notifications.service.ts'
import { expireDueJobs, markEndingJobs } from './job-expiry.sql.ts'
import { endedNotice, endingNotice } from './jobs.mails.ts'

type Jobs = Pick<Deps, 'db' | 'events' | 'queue' | 'config'>
const batch = 500

/** Ends jobs whose time has passed by the database's clock; they leave search in the same transaction. Safe on several processes. */
export async function expireJobs(deps: Jobs): Promise<void> {
  let ended = batch
  while (ended === batch) {
    ended = await inTransaction(deps, async (tx, publish) => {
      const jobs = await expireDueJobs(tx, batch)
      if (jobs.length > 0)
        await publishJobs(
          tx,
          jobs.map((job) => job.id),
        )
      for (const job of jobs) publish('job.changed', { jobId: job.id, employerId: job.employer_id })
      await notifyAll(deps, tx, publish, jobs.filter((job) => !job.is_imported).map(endedNotice))
      return jobs.length
    })
  }
}

/** Tells employers 3 days before a job ends, once for each end. */
export async function announceExpiry(deps: Jobs): Promise<void> {
  let told = batch
  while (told === batch) {
    told = await inTransaction(deps, async (tx, publish) => {
      const jobs = await markEndingJobs(tx, batch)
      for (const job of jobs) await notify(deps, tx, publish, endingNotice(job, deps.config.publicUrl))
      return jobs.length
    })
  }
}
