import type { TestApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import type { Person } from './factories.ts'
import { manySeekers } from './seeker-factory.ts'

interface Waiting {
  jobId: string
  seekerId: string
  /** Days since the application; from 14 on it is overdue. */
  days?: number
}

/** Inserts an application that waits for an answer; returns its id. */
async function aWaitingApplication(app: TestApp, { jobId, seekerId, days = 0 }: Waiting): Promise<string> {
  const { rows } = await app.pool.query(
    `with sent as (
       insert into applications (job_id, seeker_id, employer_id, applied_at, answer_due_at, status_changed_at)
       select id, $2, employer_id, now() - make_interval(days => $3), now() - make_interval(days => $3 - 14),
         now() - make_interval(days => $3) from jobs where id = $1 returning id, applied_at)
     insert into application_steps (application_id, to_status, by, at) select id, 'applied', 'seeker', applied_at from sent
     returning application_id`,
    [jobId, seekerId, days],
  )
  return rows[0].application_id
}

/** Inserts open jobs of the company, which no search finds; returns their ids. */
export async function unlistedJobs(app: TestApp, employer: Person, count: number): Promise<string[]> {
  const { rows } = await app.pool.query(
    `insert into jobs (employer_id, title, category, description, skills, pay_from, pay_to)
     select $1, 'Cook ' || n, 'Food', 'Cook.', '{}', 20, 25 from generate_series(1, $2::int) n returning id`,
    [employer._id, count],
  )
  return rows.map(({ id }) => id)
}

/** Waiting applications of the seeker to as many jobs of one new company. */
export async function waitingOfSeeker(app: TestApp, seeker: Person, count: number) {
  const by = await anEmployer(app)
  const jobs = await unlistedJobs(app, by, count)
  const ids = await Promise.all(jobs.map((jobId) => aWaitingApplication(app, { jobId, seekerId: seeker._id })))
  return { by, sent: ids.map((id, n) => ({ id, jobId: jobs[n] ?? '' })) }
}

/** Waiting applications of as many new seekers to the job; returns their ids. */
export async function waitingForJob(app: TestApp, jobId: string, count: number, days = 0): Promise<string[]> {
  const people = await manySeekers(
    app,
    Array.from({ length: count }, () => ({})),
  )
  return Promise.all(people.map(({ _id }) => aWaitingApplication(app, { jobId, seekerId: _id, days })))
}
