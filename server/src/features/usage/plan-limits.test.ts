import { getUsage } from '@hearback/contract/accounts/subscriptions.ts'
import type { ErrorCode } from '@hearback/contract/errors.ts'
import { startChat } from '@hearback/contract/hiring/chat.ts'
import { makeOffer } from '@hearback/contract/hiring/offers.ts'
import { viewCompany } from '@hearback/contract/jobs/company-views.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { type Caller, eventually, Refusal, testApp } from '../../../test/app.ts'
import { processOf, testProcess } from '../../../test/cluster.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../domain/errors.ts'
import { consumeQuota } from './usage.service.ts'

const app = testApp()
const first = testProcess(app)
const second = testProcess(app)

/**
 * Makes a hundred concurrent requests, alternating between two processes; returns the number accepted and the errors of the others.
 * Requests that a busy machine refuses as unavailable are repeated, as clients do.
 */
async function aHundred(who: Person, ask: (by: Caller, n: number) => Promise<unknown>) {
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      eventually(() => outcomeOf(ask(app.callerAt((n % 2 === 0 ? first : second).url, who.token), n)), {
        withinMs: 45_000,
      }),
    ),
  )
  const refusals = outcomes.filter((outcome) => outcome !== 'done')
  return { done: outcomes.length - refusals.length, refusals: [...new Set(refusals)] }
}
const outcomeOf = (asked: Promise<unknown>): Promise<'done' | ErrorCode | undefined> =>
  asked.then(
    () => 'done' as const,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return error.body.code === 'unavailable' ? undefined : (error.body.code as ErrorCode)
    },
  )
const setPlan = (who: Person, plan: string) =>
  app.db.updateTable('users').set({ plan }).where('id', '=', who._id).execute()
const meterOf = async (who: Person, name: string) =>
  (await who.call(getUsage)).meters.find(({ meter }) => meter === name)
const people = <R>(make: () => Promise<R>, count: number) => Promise.all(Array.from({ length: count }, make))

const form = { jobTitle: 'Baker', category: 'Food', estimatedFrom: 20, estimatedTo: 25, skills: 'x', description: 'x' }

test.each([
  ['free', 3],
  ['employer_pro_monthly', 20],
])(
  'of 100 concurrent posts the plan %s lets exactly %i through',
  async (plan, limit) => {
    const hana = await anEmployer(app)
    await setPlan(hana, plan)
    const { done, refusals } = await aHundred(hana, (by) => by.call(postJob, { body: form }))
    expect([done, refusals]).toEqual([limit, ['job_limit_reached']])
    expect(await meterOf(hana, 'jobPosts')).toMatchObject({ limit, used: limit, left: 0 })
  },
  60_000,
)

test('of 100 people whom an employer writes to first concurrently, 5 are written to', async () => {
  const hana = await anEmployer(app)
  const seekers = await people(() => aSeeker(app), 100)
  const { done, refusals } = await aHundred(hana, (by, n) =>
    by.call(startChat, { body: { profileId: seekers[n]!._id } }),
  )
  expect([done, refusals]).toEqual([5, ['outreach_limit_reached']])
}, 60_000)

test('of 100 concurrent offers 10 are sent', async () => {
  const hana = await anEmployer(app)
  const seekers = await people(() => aSeeker(app), 100)
  const { done, refusals } = await aHundred(hana, (by, n) =>
    by.call(makeOffer, { body: { hr: hana._id, jobSeeker: seekers[n]!._id, details: 'Bake with us.' } }),
  )
  expect([done, refusals]).toEqual([10, ['offer_limit_reached']])
}, 60_000)

test('of 100 companies opened concurrently 15 are shown, each again as often as one likes', async () => {
  const ana = await aSeeker(app)
  const companies = await people(() => anEmployer(app), 100)
  const view = (by: Caller, n: number) => by.call(viewCompany, { params: { id: companies[n]!._id } })
  const { done, refusals } = await aHundred(ana, view)
  expect([done, refusals]).toEqual([15, ['company_view_limit_reached']])
  expect(await meterOf(ana, 'companyViews')).toBeUndefined()
}, 60_000)

test('a call that fails for another reason costs nothing', async () => {
  const hana = await anEmployer(app)
  const spoilt = () =>
    inTransaction(app.deps, async (tx) => {
      await consumeQuota(tx, hana._id, 'jobPosts')
      throw new AppError('conflict')
    })
  await Promise.allSettled(Array.from({ length: 20 }, spoilt))
  expect(await meterOf(hana, 'jobPosts')).toMatchObject({ used: 0, left: 3 })
})

test('posts that go on over the end of a month have its limit once before and once after, never more and never less', async () => {
  const hana = await anEmployer(app)
  // Shifts the database time so that this month begins in two seconds.
  await app.pool.query(`create schema if not exists moved;
    create table moved.shift as select date_trunc('month', now() at time zone 'utc') at time zone 'utc' - now() - interval '2 seconds' as by;
    create function moved.now() returns timestamptz language sql stable as 'select pg_catalog.now() + (select by from moved.shift)'`)
  const url = `${app.deps.config.databaseUrl}?options=${encodeURIComponent('-c search_path=public,moved,pg_catalog -c timezone=UTC')}`
  const processes = await Promise.all([1, 2].map(() => processOf(app, { DATABASE_URL: url })))
  try {
    await app.pool.query(
      `update moved.shift set by = date_trunc('month', now() at time zone 'utc') at time zone 'utc' - now() - interval '2 seconds'`,
    )
    const isNewMonth = async () =>
      (
        await app.pool.query(
          `select moved.now() >= date_trunc('month', now() at time zone 'utc') at time zone 'utc' as yes`,
        )
      ).rows[0].yes as boolean
    const post = (n: number) =>
      app
        .callerAt(processes[n % 2]!.url, hana.token)
        .call(postJob, { body: form })
        .then(
          () => true,
          (error: unknown) => (error as Refusal).body.code !== 'job_limit_reached' && Promise.reject(error),
        )
    const tenAtOnce = () => Promise.all(Array.from({ length: 10 }, (_, n) => post(n)))
    const posted: boolean[] = []
    expect(await isNewMonth()).toBe(false)
    while (!(await isNewMonth())) posted.push(...(await tenAtOnce()))
    for (let more = 0; more < 5; more++) posted.push(...(await tenAtOnce()))
    expect(posted.filter((isPosted) => isPosted)).toHaveLength(6)
    const { rows } = await app.pool.query('select used from usage_counters where user_id = $1 order by period', [
      hana._id,
    ])
    expect(rows).toEqual([{ used: 3 }, { used: 3 }])
  } finally {
    await Promise.all(processes.map((process) => process.end()))
    await app.pool.query('drop schema moved cascade')
  }
}, 60_000)
