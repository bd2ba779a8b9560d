import type { Deps } from '../../deps.ts'
import { announceExpiry, expireJobs } from './job-expiry.service.ts'

/** Ends jobs on time, and tells their employers beforehand. */
export async function jobsWork(deps: Deps): Promise<void> {
  await deps.queue.handle('job-expiry', async () => {
    await expireJobs(deps)
    await announceExpiry(deps)
  })
  await deps.queue.schedule('job-expiry', '*/5 * * * *')
}
