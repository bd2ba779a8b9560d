import { sql } from 'kysely'
import { openForCommand } from '../server/src/cli/open.ts'

/** Adds applicants to a job beside the running server: `node e2e/seed-applicants.ts JOB COUNT`. The last three fit best, the last of them most. */
const [jobId = '', count = ''] = process.argv.slice(2)
const { db, close } = await openForCommand()
await sql`
  with people as (
    insert into users (email, user_type, password_hash, phone)
    select 'applicant.' || n || '.' || ${jobId} || '@people.example', 'jobseeker', 'none', '+12085550100'
    from generate_series(1, ${Number(count)}::int) as n
    returning id, split_part(email, '.', 2)::int as n
  ), profiles as (
    insert into seekers (user_id, first_name, last_name, job_title, skills, job_category, city, latitude, longitude, hourly_rate, published_at)
    select id, case when n > ${Number(count)}::int - 3 then 'Zoë' else 'Person' end, 'Núñez ' || n, 'Baker',
      case when n > ${Number(count)}::int - 3 then array['Sourdough'] else array['Painting'] end,
      case ${Number(count)}::int - n when 0 then 'Food' when 2 then 'Transport' end,
      'Boise', 43.61 + case when n > ${Number(count)}::int - 3 then 0 else 1.5 end, -116.2,
      case when n > ${Number(count)}::int - 3 then 20 when n % 3 > 0 then 30 end, now()
    from people
    returning user_id
  )
  insert into applications (job_id, seeker_id, employer_id, description, applied_at, answer_due_at, status_changed_at)
  select ${jobId}::uuid, people.id, jobs.employer_id, 'I bake.', applied.at, applied.at + interval '14 days', applied.at
  from people join profiles on profiles.user_id = people.id join jobs on jobs.id = ${jobId}::uuid
  cross join lateral (select now() - make_interval(mins => ${Number(count)}::int - n) as at) as applied`.execute(db)
await close()
