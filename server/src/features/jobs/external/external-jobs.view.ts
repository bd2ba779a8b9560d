import type { Job } from '@hearback/contract/jobs/jobs.ts'

/** A job with the id by which programs of its company name it. */
export interface ExternalJob {
  readonly job: Job
  readonly externalId: string | null
}

export const externalJobView = (job: Job, externalIds: ReadonlyMap<string, string>): ExternalJob => ({
  job,
  externalId: externalIds.get(job._id) ?? null,
})
