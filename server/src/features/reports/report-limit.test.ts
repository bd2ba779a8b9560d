import { reportCompany, reportJob } from '@hearback/contract/trust/reports.ts'
import { describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const body = { reason: 'spam' }
const rows = () => app.db.selectFrom('reports').select(['target_id', 'case_number']).execute()
const report = (by: Person, id: string) => by.call(reportJob, { params: { id }, body })

async function jobs(count: number): Promise<string[]> {
  const by = await anEmployer(app)
  return Promise.all(Array.from({ length: count }, () => aJob(app, { by })))
}

/** Outcomes of concurrent calls: the number accepted, and each refusal. */
async function together(calls: Promise<unknown>[]): Promise<{ taken: number; refusals: Refusal[] }> {
  const results = await Promise.allSettled(calls)
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Refusal] : []))
  return { taken: calls.length - refusals.length, refusals }
}

describe('the daily limit', () => {
  test('lets 10 reports through, and says when the next one is possible', async () => {
    const by = await aSeeker(app)
    const [last = '', ...first] = await jobs(11)
    for (const id of first) await report(by, id)
    const refusal: Refusal = await report(by, last).catch((error) => error)
    const tomorrow = new Date().setUTCHours(24, 0, 0, 0)
    expect(refusal.status).toBe(429)
    expect(refusal.body).toMatchObject({ code: 'report_limit_reached', limit: 10, used: 10 })
    expect(refusal.body.resetsAt).toBe(new Date(tomorrow).toISOString())
    expect(Number(refusal.headers['retry-after'])).toBeCloseTo((tomorrow - Date.now()) / 1_000, -1)
  })

  test('is the person’s own, and begins again with the day', async () => {
    const [by, other] = [await aSeeker(app), await aSeeker(app)]
    const [last = '', ...first] = await jobs(11)
    for (const id of first) await report(by, id)
    await report(other, last)
    await expect(report(by, last)).toBeRefused('report_limit_reached')
    await app.pool.query('update usage_counters set period = period - 1')
    await report(by, last)
  })

  test('still tells the case number of what one has reported already', async () => {
    const by = await aSeeker(app)
    const ids = await jobs(10)
    for (const id of ids) await report(by, id)
    await expect(report(by, ids[4] ?? '')).toBeRefused('already_reported')
  })

  test('lets exactly 10 of 100 through that come concurrently', async () => {
    const by = await aSeeker(app)
    const ids = await jobs(100)
    const { taken, refusals } = await together(ids.map((id) => report(by, id)))
    expect(new Set(refusals.map(({ body }) => body.code))).toEqual(new Set(['report_limit_reached']))
    expect(taken).toBe(10)
    expect(await rows()).toHaveLength(10)
  })
})

describe('concurrently', () => {
  test('20 reports of the same target by one person make one, and each refusal tells its number', async () => {
    const by = await aSeeker(app)
    const { _id: id } = await anEmployer(app)
    const { taken, refusals } = await together(
      Array.from({ length: 20 }, () => by.call(reportCompany, { params: { id }, body })),
    )
    const [row, ...more] = await rows()
    expect([taken, more]).toEqual([1, []])
    expect(refusals.map(({ body }) => body.code)).toEqual(Array(19).fill('already_reported'))
    expect(refusals.every(({ body }) => body.message.includes(row?.case_number ?? 'none'))).toBe(true)
  })

  test('10 people report the same target, each with a number of their own', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => aSeeker(app)))
    const { _id: id } = await anEmployer(app)
    const { taken } = await together(people.map((by) => by.call(reportCompany, { params: { id }, body })))
    expect(taken).toBe(10)
    expect(new Set((await rows()).map((row) => row.case_number)).size).toBe(10)
  })
})
