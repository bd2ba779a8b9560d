import { AlertFilters } from '@hearback/contract/jobs/alerts.ts'
import { expect, test } from 'vitest'
import { aJob } from '../../../test/job-factory.ts'
import { mailKills, pointOf, restartableMailer } from '../../../test/restartable-mailer.ts'
import { planDigest } from './alerts.sql.ts'

const mailer = restartableMailer(['alerts', 'mail'])
const peopleEachTime = 4

const aUser = async (email: string, type: string): Promise<string> => {
  const { rows } = await mailer.pool.query<{ id: string }>(
    `insert into users (email, phone, password_hash, user_type) values ($1, '+12085550100', 'x', $2) returning id`,
    [email, type],
  )
  return rows[0]?.id ?? ''
}

/** Publishes a job of a new company for people whose digest is due, then runs the recurring job. */
async function aMorning(round: number): Promise<void> {
  const employerId = await aUser(`hana${round}@companies.example`, 'employer')
  await mailer.pool.query(
    `insert into employers (user_id, first_name, last_name, business_name) values ($1, 'Hana', 'Kim', $2)`,
    [employerId, `Crust ${round}`],
  )
  for (let place = 0; place < peopleEachTime; place++) {
    const userId = await aUser(`person${place}-of-${round}@people.example`, 'jobseeker')
    await mailer.pool.query(
      `insert into alerts (user_id, name, filters, seen_until, created_at)
       values ($1, 'Bread', $2, now() - interval '1 day', now() - interval '1 day')`,
      [userId, JSON.stringify(AlertFilters.parse({ keyword: 'baker' }))],
    )
    await mailer.deps.db.transaction().execute((tx) => planDigest(tx, userId, null))
    await mailer.pool.query(`update alert_digests set next_at = now() where user_id = $1`, [userId])
  }
  await aJob(mailer.deps, { by: { _id: employerId }, title: 'Baker' })
  await mailer.deps.db.transaction().execute((tx) => mailer.deps.queue.enqueue(tx, 'alerts', [{}]))
}

test('a digest is made once and arrives as one mail, whenever the server is killed', async () => {
  await mailer.start()
  const arrivals: number[] = []
  for (let round = 0; round < mailKills; round++) {
    await mailer.killAt(pointOf(round), () => aMorning(round))
    for (let place = 0; place < peopleEachTime; place++) {
      const mails = mailer.smtp.inbox.filter(
        ({ to }) => to?.[0]?.address === `person${place}-of-${round}@people.example`,
      )
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
      arrivals.push(mails.length)
    }
  }
  const people = mailKills * peopleEachTime
  const count = async (table: string) => (await mailer.pool.query(`select distinct user_id from ${table}`)).rowCount
  expect((await mailer.pool.query('select from notifications')).rowCount).toBe(people)
  expect(await count('notifications')).toBe(people)
  expect(await count('told_jobs')).toBe(people)
  expect((await mailer.pool.query('select from alert_digests where next_at <= now()')).rowCount).toBe(0)
  if (mailKills > 3) process.stdout.write(`${JSON.stringify(arrivals)}\n`)
}, 900_000)
