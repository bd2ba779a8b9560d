import { sql } from 'kysely'
import { openForCommand } from '../server/src/cli/open.ts'

/** Adds jobs of an employer, each with a waiting application of the seeker: `node e2e/seed-waiting.ts SEEKER EMPLOYER COUNT`. */
const [seekerId = '', employerId = '', count = ''] = process.argv.slice(2)
const { db, close } = await openForCommand()
await sql`
  with posts as (
    insert into jobs (employer_id, title, category, description, skills, pay_from, pay_to, city)
    select ${employerId}::uuid, 'Cook ' || n, 'Food', 'Cook.', array['Cooking'], 18, 22, 'Boise'
    from generate_series(1, ${Number(count)}::int) as n
    returning id
  ), sent as (
    insert into applications (job_id, seeker_id, employer_id, description)
    select id, ${seekerId}::uuid, ${employerId}::uuid, 'I cook.' from posts
    returning id
  )
  insert into application_steps (application_id, to_status, by) select id, 'applied', 'seeker' from sent`.execute(db)
await close()
