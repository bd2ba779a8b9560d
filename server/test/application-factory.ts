import { type ApplicationStatus, applyToJob } from '@hearback/contract/hiring/applications.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'

interface ApplicationFacts {
  by: Person
  /** The job's id. */
  to: string
  description?: string
  /** Set in the tables, with a history that a legal path could have left. */
  status?: ApplicationStatus
  /** Moves the whole application back in time. */
  appliedDaysAgo?: number
}

const paths: Record<ApplicationStatus, readonly [status: ApplicationStatus, by: string][]> = {
  applied: [],
  viewed: [['viewed', 'employer']],
  shortlisted: [['shortlisted', 'employer']],
  interview: [['interview', 'employer']],
  offered: [
    ['interview', 'employer'],
    ['offered', 'employer'],
  ],
  hired: [
    ['interview', 'employer'],
    ['offered', 'employer'],
    ['hired', 'system'],
  ],
  rejected: [['rejected', 'employer']],
  withdrawn: [['withdrawn', 'seeker']],
  declined: [
    ['interview', 'employer'],
    ['offered', 'employer'],
    ['declined', 'seeker'],
  ],
  expired: [['expired', 'system']],
}

/** Creates an application through the API, then adjusts its rows to the facts. Returns its id. */
export async function anApplication(app: TestApp, facts: ApplicationFacts): Promise<string> {
  const { application } = await facts.by.call(applyToJob, {
    params: { jobId: facts.to },
    body: { applicationDescription: facts.description ?? 'I bake bread.' },
  })
  let from: string = 'applied'
  for (const [to, by] of paths[facts.status ?? 'applied']) {
    await app.pool.query(
      `with moved as (
         update applications set status = $2, status_changed_at = clock_timestamp(),
           viewed_at = case when $3 = 'employer' then coalesce(viewed_at, clock_timestamp()) else viewed_at end,
           answered_at = case when $3 = 'employer' and $2 <> 'viewed' then coalesce(answered_at, clock_timestamp()) else answered_at end,
           last_employer_act_at = case when $3 = 'employer' and $2 <> 'viewed' then clock_timestamp() else last_employer_act_at end
         where id = $1 returning id, status_changed_at)
       insert into application_steps (application_id, from_status, to_status, by, at)
       select id, $4, $2, $3, status_changed_at from moved`,
      [application._id, to, by, from],
    )
    from = to
  }
  if (facts.appliedDaysAgo) await shiftApplication(app, application._id, facts.appliedDaysAgo)
  return application._id
}

/** Moves an application, its history and its interviews back by `days`. */
export async function shiftApplication(app: TestApp, id: string, days: number): Promise<void> {
  const back = `- make_interval(secs => 86400 * $2::double precision)`
  await app.pool.query(
    `update applications set applied_at = applied_at ${back}, created_at = created_at ${back}, viewed_at = viewed_at ${back},
       answered_at = answered_at ${back}, answer_due_at = answer_due_at ${back}, status_changed_at = status_changed_at ${back},
       last_employer_act_at = last_employer_act_at ${back} where id = $1`,
    [id, days],
  )
  await app.pool.query(`update application_steps set at = at ${back} where application_id = $1`, [id, days])
  await app.pool.query(
    `update interviews set picked = picked ${back}, slots = array(select slot ${back} from unnest(slots) slot) where application_id = $1`,
    [id, days],
  )
}
