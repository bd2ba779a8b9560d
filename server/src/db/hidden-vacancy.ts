import { sql } from 'kysely'

/** The seeker hides this job or another post of it: one of the same company, title and city. */
export const isHiddenVacancy = (seekerId: string) =>
  sql<boolean>`exists (select from hidden_jobs join jobs hidden on hidden.id = hidden_jobs.job_id
    where hidden_jobs.seeker_id = ${seekerId} and hidden.employer_id = jobs.employer_id
      and lower(hidden.title) = lower(jobs.title) and lower(hidden.city) is not distinct from lower(jobs.city))`
