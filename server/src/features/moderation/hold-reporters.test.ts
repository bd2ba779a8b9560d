import { listCases } from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aReport, decide, dismissal, establishedSeekers } from '../../../test/moderation-factory.ts'
import { aReview } from '../../../test/review-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { endHolds, holdIfReportedEnough } from './holds.service.ts'

const app = testApp()
const fraud = 'scam_or_fraud'
let owner: Person

const targets = {
  company: async () => owner._id,
  job: () => aJob(app, { by: owner }),
  seeker: async () => (await aSeeker(app))._id,
  review: async () => aReview(app, { by: await aSeeker(app), of: owner }),
} satisfies Partial<Record<ReportKind, () => Promise<string>>>
type Kind = keyof typeof targets
const kinds = Object.keys(targets) as Kind[]

beforeEach(async () => {
  owner = await anEmployer(app)
})

/** Whether the reports of these people hide the target, after the background job has processed all of them. */
async function hides(kind: Kind, id: string, by: readonly Person[]): Promise<boolean> {
  for (const one of by) await aReport(one, kind, id, fraud)
  await holdIfReportedEnough(app.deps, { kind, id })
  return (
    ((await app.pool.query('select from holds where target_id = $1 and lifted_at is null', [id])).rowCount ?? 0) > 0
  )
}

const idsOf = (people: readonly Person[]) => people.map(({ _id }) => _id)
const change = (people: readonly Person[], table: 'users' | 'seekers' | 'employers', change: string) =>
  app.pool.query(`update ${table} set ${change} where ${table === 'users' ? 'id' : 'user_id'} = any($1::uuid[])`, [
    idsOf(people),
  ])

/** Groups of reporters of whom at most two count. */
const tooFew: Record<string, () => Promise<Person[]>> = {
  'accounts published today': async () => {
    const people = await establishedSeekers(app, 5)
    await change(people.slice(2), 'seekers', `published_at = now() - interval '6 days'`)
    return people
  },
  'accounts without a profile': async () => {
    const people = await establishedSeekers(app, 5)
    await app.pool.query('delete from seekers where user_id = any($1::uuid[])', [idsOf(people.slice(2))])
    return people
  },
  'accounts whose profile is not published': async () => {
    const people = await establishedSeekers(app, 5)
    await change(people.slice(2), 'seekers', 'published_at = null')
    return people
  },
  'accounts that share a phone number': async () => {
    const people = await establishedSeekers(app, 5)
    await change(people.slice(1), 'users', `phone = '+12085550199'`)
    return people
  },
  'accounts that moderators hid': async () => {
    const people = await establishedSeekers(app, 5)
    await change(people.slice(2), 'seekers', 'hidden_at = now()')
    return people
  },
}

describe.each(kinds)('a %s', (kind) => {
  test.each(Object.entries(tooFew))('is not hidden by %s, and the case is open', async (_, reporters) => {
    const [admin, id] = [await anAccount(app, 'admin'), await targets[kind]()]
    expect(await hides(kind, id, await reporters())).toBe(false)
    expect((await admin.call(listCases)).cases).toMatchObject([{ kind, target: id, reports: 5, hiddenUntil: null }])
  })

  test('is not hidden by three within 30 days of a dismissal, and is after that', async () => {
    const [admin, id] = [await anAccount(app, 'admin'), await targets[kind]()]
    const people = await establishedSeekers(app, 7)
    expect(await hides(kind, id, people.slice(0, 3))).toBe(true)
    await decide(admin, kind, id, dismissal)
    expect(await hides(kind, id, people.slice(3, 6))).toBe(false)
    await app.pool.query(`update decisions set created_at = now() - interval '29 days'`)
    expect(await hides(kind, id, [])).toBe(false)
    await app.pool.query(`update decisions set created_at = now() - interval '31 days'`)
    expect(await hides(kind, id, people.slice(6))).toBe(true)
  })
})

test('companies older than seven days count, and younger ones do not', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => anEmployer(app)))
  for (const [n, one] of people.entries()) await change([one], 'users', `phone = '+1208557000${n}'`)
  const id = await aJob(app, { by: owner })
  expect(await hides('job', id, people)).toBe(false)
  await change(people, 'employers', `created_at = now() - interval '8 days'`)
  expect(await hides('job', id, [])).toBe(true)
})

test('a dismissal that an appeal overturned does not protect', async () => {
  const [admin, id] = [await anAccount(app, 'admin'), await aJob(app, { by: owner })]
  await aReport(await aSeeker(app), 'job', id, fraud)
  const { _id } = await decide(admin, 'job', id, dismissal)
  await app.pool.query(
    `insert into decisions (kind, target_id, target_name, outcome, measure, reason, appeal_of)
     values ('job', $1, 'Baker', 'upheld', 'warning', 'They do ask for money.', $2)`,
    [id, _id],
  )
  expect(await hides('job', id, await establishedSeekers(app, 3))).toBe(true)
})

test('a hold that ends by itself takes three others to come back', async () => {
  const id = await aJob(app, { by: owner })
  const people = await establishedSeekers(app, 6)
  expect(await hides('job', id, people.slice(0, 3))).toBe(true)
  await app.pool.query(`update holds set ends_at = now() - interval '1 second'`)
  await endHolds(app.deps)
  expect(await hides('job', id, people.slice(3, 5))).toBe(false)
  expect(await hides('job', id, people.slice(5))).toBe(true)
})
