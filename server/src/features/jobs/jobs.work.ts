import type { Deps } from '../../deps.ts'
import { runSteps } from '../../queue/isolated-rows.ts'
import { announceExpiry, expireJobs } from './job-expiry.service.ts'
import { readJobPlaces } from './posting/job-places.service.ts'
import { republishJobsOf } from './posting/post-job.service.ts'

/** Expires jobs on time, notifies employers beforehand, updates search after a company was renamed, and parses places of earlier releases. */
export async function jobsWork(deps: Deps): Promise<void> {
  deps.events.on('employer.changed', ({ employerId }) => republishJobsOf(deps, employerId))
  await deps.queue.handle('job-expiry', () => runSteps([() => expireJobs(deps), () => announceExpiry(deps)]))
  await deps.queue.schedule('job-expiry', '*/5 * * * *')
  await deps.queue.handle('job-places', () => readJobPlaces(deps))
  await deps.queue.schedule('job-places', '* * * * *')
}
