import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { empty, workerDatabase } from '../../../test/database.ts'
import { inLong, noteFigures } from '../../../test/long.ts'
import { type Running, startProcess } from '../../../test/process.ts'
import { openPool } from '../../db/database.ts'

const [people, kills] = [inLong(3_000, 250), inLong(8, 2)]
let url = ''
let pool: ReturnType<typeof openPool>
let running: Running | undefined
beforeAll(async () => {
  ;({ url } = await workerDatabase())
  pool = openPool({ url })
  await empty(pool)
}, 60_000)
afterAll(async () => {
  await running?.end()
  await pool.end()
}, 30_000)

/** A closed job whose applicants are due to be told. */
const seed = () =>
  pool.query(
    `with company as (
       insert into users (email, phone, password_hash, user_type)
       values ('owner@kettle.example', '+12085550100', 'x', 'employer') returning id
     ), profile as (
       insert into employers (user_id, business_name, first_name, last_name, business_location)
       select id, 'Copper Kettle', 'Hana', 'Sato', 'Boise, ID' from company returning user_id
     ), job as (
       insert into jobs (employer_id, title, category, description, skills, pay_from, pay_to, status)
       select user_id, 'Baker', 'Food', 'Bread.', '{}', 20, 25, 'closed' from profile returning id, employer_id
     ), closing as (
       insert into job_closings (job_id, employer_id, closed_by, hired, status_before, tells, message, answers_at)
       select id, employer_id, employer_id, 'here', 'open', true, 'Thank you, {firstName}.', now() from job
     ), person as (
       insert into users (email, phone, password_hash, user_type)
       select 'waiting' || n || '@people.example', '+12085550100', 'x', 'jobseeker' from generate_series(1, $1::int) n returning id
     ), seeker as (
       insert into seekers (user_id, first_name, last_name, city, job_title)
       select id, 'Ben', 'Becker', 'Boise', 'Baker' from person returning user_id
     )
     insert into applications (job_id, seeker_id, employer_id) select job.id, user_id, employer_id from seeker, job`,
    [people],
  )
const count = async (text: string): Promise<number> =>
  (await pool.query(`select count(*)::int from ${text}`)).rows[0].count
const told = () => count(`application_steps where to_status = 'rejected'`)
const start = () => startProcess({ DATABASE_URL: url, PUBLIC_URL: 'https://jobs.example' })
/** As if the time of the killed process went by. */
const resume = () =>
  pool.query(
    `update pgboss.job set start_after = now(), state = 'created' where name = 'job-closings' and state <> 'completed'`,
  )

test('everyone gets exactly one answer, although the server is killed again and again', async () => {
  await seed()
  for (let killed = 0; killed < kills; killed++) {
    running = await start()
    await pool.query(`insert into pgboss.job (name) values ('job-closings')`)
    const enough = ((killed + 1) * people) / (kills + 1)
    await eventually(async () => (await told()) >= enough, { withinMs: 120_000 })
    await running.end('SIGKILL')
    await resume()
  }
  running = await start()
  await pool.query(`insert into pgboss.job (name) values ('job-closings')`)
  await eventually(async () => (await count('job_closings where settled_at is not null')) === 1, { withinMs: 300_000 })
  const twice = await count(
    `(select application_id from application_steps where to_status = 'rejected' group by 1 having count(*) > 1) doubled`,
  )
  const mails = await count(
    `(select distinct data ->> 'to' from pgboss.job where name = 'mail' and data ->> 'to' like 'waiting%') mail`,
  )
  const repeated = (await count(`pgboss.job where name = 'mail' and data ->> 'to' like 'waiting%'`)) - mails
  expect({ told: await told(), twice, mails, repeated }).toEqual({ told: people, twice: 0, mails: people, repeated: 0 })
  noteFigures('P65', { people, kills, told: people, twice, repeatedMails: repeated })
}, 900_000)
