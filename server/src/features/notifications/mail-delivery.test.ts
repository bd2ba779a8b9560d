import { expect, test } from 'vitest'
import { mailKills, pointOf, restartableMailer } from '../../../test/restartable-mailer.ts'
import type { Point } from '../../../test/smtp.ts'
import { inTransaction } from '../../db/transaction.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { notify } from './notifications.service.ts'

const mailer = restartableMailer(['mail'])

/** Commits a notification with its mail, without emitting it. Returns the Message-ID of the mail. */
async function mailOf(round: number): Promise<string> {
  const { rows } = await mailer.pool.query<{ id: string }>(
    `insert into users (email, phone, password_hash, user_type) values ($1, '+12085550100', 'x', 'jobseeker') returning id`,
    [`person${round}@people.example`],
  )
  const mail = composeMail(`person${round}@people.example`, `Offer ${round}`, ['Crust has sent you an offer.'])
  await inTransaction(mailer.deps, (tx, publish) =>
    notify(mailer.deps, tx, publish, {
      userId: rows[0]?.id ?? '',
      kind: 'offer_received',
      data: {},
      path: '/offers',
      mail,
    }),
  )
  return `<${mail.id}@jobs.example>`
}

test(`a mail arrives once when the server is killed before it was sent, and the same mail once or twice where no one can tell`, async () => {
  await mailer.start()
  const arrivals = { connected: [], arrived: [], answered: [] } as Record<Point, number[]>
  for (let round = 0; round < mailKills; round++) {
    const point = pointOf(round)
    let id = ''
    await mailer.killAt(point, async () => {
      id = await mailOf(round)
    })
    arrivals[point].push(mailer.smtp.inbox.filter(({ messageId }) => messageId === id).length)
  }
  expect(new Set(arrivals.connected)).toEqual(new Set([1]))
  for (const times of [...arrivals.arrived, ...arrivals.answered]) expect([1, 2]).toContain(times)
  expect(new Set(mailer.smtp.inbox.map(({ messageId }) => messageId)).size).toBe(mailKills)
  if (mailKills > 3) process.stdout.write(`${JSON.stringify(arrivals)}\n`)
}, 900_000)
