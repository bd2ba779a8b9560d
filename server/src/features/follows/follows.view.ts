import type { Job } from '@hearback/contract/jobs/jobs.ts'

export const jobsById = (jobs: readonly Job[]): Map<string, Job> => new Map(jobs.map((job) => [job._id, job]))
