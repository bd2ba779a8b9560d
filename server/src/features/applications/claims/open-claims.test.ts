import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anApplication } from '../../../../test/application-factory.ts'
import { claim, passClaimDays, settle, takeStep } from '../../../../test/claim-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { aJob } from '../../../../test/job-factory.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { aMember } from '../../../../test/team-factory.ts'
import { runAnswerClaims } from './run-answer-claims.service.ts'

const app = testApp()

/** A company, and applications of as many people. */
async function aCompanyWith(applicants: number) {
  const hana = await anEmployer(app)
  const jobId = await aJob(app, { by: hana })
  const apply = async () => {
    const by = await aSeeker(app)
    return { by, id: await anApplication(app, { by, to: jobId }) }
  }
  const people: Awaited<ReturnType<typeof apply>>[] = []
  for (let n = 0; n < applicants; n++) people.push(await apply())
  return { hana, jobId, apply, people }
}

type Applicants = Awaited<ReturnType<typeof aCompanyWith>>['people']

const claimAll = (by: Parameters<typeof claim>[0], people: Applicants) =>
  Promise.allSettled(people.map(({ id }) => claim(by, id)))

const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length

const openClaims = async () => (await app.pool.query('select from answer_claims where settled_at is null')).rowCount

describe('a company without confirmed claims', () => {
  test('has 10 open ones, and is told when the next place is free', async () => {
    const { hana, people, apply } = await aCompanyWith(10)
    expect(fulfilled(await claimAll(hana, people))).toBe(10)
    const eleventh = await apply()
    const refusal = (await claim(hana, eleventh.id).catch((error: unknown) => error)) as { body: { resetsAt: string } }
    expect(refusal).toMatchObject({ body: { code: 'claim_limit_reached', limit: 10, used: 10 } })
    expect(Date.parse(refusal.body.resetsAt) - Date.now()).toBeCloseTo(7 * 86_400_000, -6)
    // The repeated claim of an application is what it was.
    await expect(claim(hana, people[0]?.id ?? '')).toBeRefused('conflict')
    await takeStep(hana, eleventh.id, 'shortlisted')
  })

  test('has 10 open ones after 100 calls at the same time by two members, and all applications still wait', async () => {
    const { hana, people } = await aCompanyWith(50)
    const rita = await aMember(app, hana)
    const results = (await Promise.all([claimAll(hana, people), claimAll(rita, people)])).flat()
    expect(fulfilled(results)).toBe(10)
    expect(await openClaims()).toBe(10)
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.body.code] : []))
    expect(new Set(codes)).toEqual(new Set(['claim_limit_reached', 'conflict']))
    const waiting = await app.pool.query('select from applications where answered_at is null')
    expect(waiting.rowCount).toBe(50)
  })

  test('is not limited by the claims of another company', async () => {
    const [first, second] = [await aCompanyWith(10), await aCompanyWith(1)]
    await claimAll(first.hana, first.people)
    expect(fulfilled(await claimAll(second.hana, second.people))).toBe(1)
  })
})

describe('a place is free again', () => {
  test.each([
    ['by an objection', (_: unknown, { by, id }: Applicants[number]) => settle(by, id, false)],
    ['by a withdrawal', (_: unknown, { by, id }: Applicants[number]) => takeStep(by, id, 'withdrawn')],
    [
      'by an answer here',
      (hana: Parameters<typeof claim>[0], { id }: Applicants[number]) => takeStep(hana, id, 'rejected'),
    ],
  ])('%s, and only one', async (_, end) => {
    const { hana, people, apply } = await aCompanyWith(10)
    await claimAll(hana, people)
    const [first] = people
    if (first) await end(hana, first)
    const next = [await apply(), await apply()]
    expect(fulfilled(await claimAll(hana, next))).toBe(1)
  })

  test('after 7 days without an objection, which is no confirmation', async () => {
    const { hana, people, apply } = await aCompanyWith(10)
    await claimAll(hana, people)
    await passClaimDays(app, 7.1)
    await runAnswerClaims(app.deps)
    const next: Applicants = []
    for (let n = 0; n < 11; n++) next.push(await apply())
    expect(fulfilled(await claimAll(hana, next))).toBe(10)
  })
})

describe('each person who confirmed a claim within 90 days', () => {
  async function confirmedBy(count: number, daysAgo = 0) {
    const company = await aCompanyWith(count)
    await claimAll(company.hana, company.people)
    for (const { by, id } of company.people) await settle(by, id, true)
    await app.pool.query('update answer_claims set settled_at = settled_at - make_interval(days => $1)', [daysAgo])
    return company
  }

  test.each([
    ['adds a place', 3, 0, 13],
    ['adds none after that', 3, 91, 10],
  ])('%s', async (_, confirmed, daysAgo, places) => {
    const { hana, apply } = await confirmedBy(confirmed, daysAgo)
    const next: Applicants = []
    for (let n = 0; n < places + 2; n++) next.push(await apply())
    expect(fulfilled(await claimAll(hana, next))).toBe(places)
  })

  test('adds one place, however often they confirmed', async () => {
    const hana = await anEmployer(app)
    const ana = await aSeeker(app)
    for (let n = 0; n < 3; n++) {
      const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
      await claim(hana, id)
      await settle(ana, id, true)
    }
    const { rows } = await app.pool.query('select open_claims_limit($1) as places', [hana._id])
    expect(rows).toEqual([{ places: 11 }])
  })

  test('adds a place up to 50 in all', async () => {
    const { hana, apply } = await aCompanyWith(0)
    for (let n = 0; n < 42; n++) {
      const { by, id } = await apply()
      await claim(hana, id)
      await settle(by, id, true)
    }
    const { rows } = await app.pool.query('select open_claims_limit($1) as places', [hana._id])
    expect(rows).toEqual([{ places: 50 }])
  })
})
