import { listPastInterviews } from '@hearback/contract/hiring/interview-changes.ts'
import type { TestApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'

/** An employer with past interviews: adds one, and lists them. */
export async function pastInterviews(app: TestApp) {
  const by = await anEmployer(app)
  const jobId = await aJob(app, { by })
  const past = `insert into interviews (application_id, employer_id, mode, time_zone, minutes, slots, picked)
    values ($1, $2, 'phone', 'UTC', 30, array[timestamptz '2026-01-05'], '2026-01-05')`
  return {
    add: async () => {
      const id = await anApplication(app, { by: await aSeeker(app), to: jobId, status: 'interview' })
      return app.pool.query(past, [id, by._id])
    },
    list: async () => (await by.call(listPastInterviews, { query: { limit: 20 } })).interviews.length,
  }
}
