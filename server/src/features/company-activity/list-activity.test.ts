import { ActivityAct, listActivity } from '@hearback/contract/accounts/activity.ts'
import { setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { fewestStatements } from '../../../test/statements.ts'
import { aFormerMember, aMember } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let hana: EmployerPerson
let rita: Person
let jobId: string

beforeEach(async () => {
  hana = await anEmployer(app)
  rita = await aMember(app, hana)
  jobId = await aJob(app, { by: hana })
})

type Query = Parameters<typeof list>[1]
const list = (by: Caller, query: { limit?: number; before?: string; [name: string]: unknown } = {}) =>
  by.call(listActivity, { query: query as never })
const act = (by: Person, status: 'open' | 'paused' = 'paused', id = jobId) =>
  by.call(setJobStatus, { params: { id }, body: { status } })

/** Inserts entries of one instant and of later ones; returns nothing. */
const entries = (count: number, { at = 'now()', title = 'job_expired', job = jobId, company = hana._id } = {}) =>
  app.pool.query(
    `insert into company_activity (company_id, at, is_automatic, act, job_id)
     select $1, ${at}, true, $3, $4 from generate_series(1, $2)`,
    [company, count, title, job],
  )

async function idsOfAllPages(query: Query = {}, between: () => Promise<unknown> = async () => {}) {
  const ids: string[] = []
  for (let before: string | null | undefined; before !== null; ) {
    const page = await list(hana, { limit: 3, ...query, ...(before && { before }) })
    ids.push(...page.entries.map(({ _id }) => _id))
    before = page.next
    await between()
  }
  return ids
}

test('only owners of the company read its log', async () => {
  await act(rita)
  const otto = await anEmployer(app)
  expect((await list(hana)).entries).toHaveLength(1)
  expect((await list(otto)).entries).toEqual([])
  for (const other of [rita, await aFormerMember(app), await aSeeker(app)]) {
    await expect(list(other)).toBeRefused('not_allowed')
  }
  await expect(list(app.caller())).toBeRefused('not_signed_in')
  await app.pool.query('delete from company_members where user_id = $1', [rita._id])
  await expect(list(rita)).toBeRefused('not_allowed')
})

describe('pages', () => {
  test('hold every entry once, also those of one instant, while entries are added', async () => {
    await entries(4)
    await entries(4, { at: `'2026-11-01T10:00:00.123456Z'` })
    const { rows } = await app.pool.query('select id from company_activity order by at desc, id desc')
    const seen = await idsOfAllPages({}, () => entries(1))
    expect(seen).toEqual(rows.map(({ id }) => id))
  })

  test('end where nothing follows', async () => {
    await entries(3)
    expect(await list(hana, { limit: 3 })).toMatchObject({ next: null, entries: { length: 3 } })
    expect((await list(hana, { limit: 2 })).next).not.toBeNull()
  })

  test('do not go on from an entry of another company', async () => {
    const otto = await anEmployer(app)
    await entries(2, { company: otto._id })
    const [first] = (await list(otto)).entries
    await entries(2)
    expect((await list(hana, { before: first?._id ?? '' })).entries).toEqual([])
  })

  test.each([
    ['limit', 0],
    ['limit', 201],
    ['before', 'x'],
    ['member', 'x'],
    ['job', '1'],
    ['topic', 'nothing'],
    ['since', '2026-02-30'],
    ['until', '1999-01-01'],
    ['timeZone', 'Mars/Olympus'],
  ])('are refused for %s %j', async (name, value) => {
    await expect(list(hana, { [name]: value })).toBeRefused('invalid_input', name)
  })
})

describe('filters', () => {
  test('select by member, topic and job', async () => {
    const other = await aJob(app, { by: hana, title: 'Cook' })
    await act(rita)
    await act(hana, 'open')
    await act(hana, 'paused', other)
    await entries(1, { title: 'offer_expired' })
    const acts = async (query: Query) => (await list(hana, query)).entries.map((entry) => entry.act)
    expect(await acts({ member: rita._id })).toEqual(['job_paused'])
    expect(await acts({ topic: 'offer' })).toEqual(['offer_expired'])
    expect(await acts({ topic: 'Job' })).toEqual(['job_paused', 'job_reopened', 'job_paused'])
    expect(await acts({ job: other })).toEqual(['job_paused'])
    expect(await acts({ job: other, member: rita._id })).toEqual([])
    expect(await idsOfAllPages({ topic: 'job' })).toHaveLength(3)
  })

  test('a member or job of another company selects nothing', async () => {
    const otto = await anEmployer(app)
    const theirs = await aJob(app, { by: otto })
    await otto.call(setJobStatus, { params: { id: theirs }, body: { status: 'paused' } })
    expect((await list(hana, { member: otto._id })).entries).toEqual([])
    expect((await list(hana, { job: theirs })).entries).toEqual([])
  })

  test('days are those of the zone', async () => {
    for (const at of ['2026-03-01T04:59:59Z', '2026-03-01T05:00:00Z', '2026-03-02T04:59:59Z', '2026-03-02T05:00:00Z'])
      await entries(1, { at: `'${at}'` })
    const period = { since: '2026-03-01', until: '2026-03-01' }
    expect((await list(hana, { ...period, timeZone: 'America/New_York' })).entries.map(({ at }) => at)).toEqual([
      '2026-03-02T04:59:59.000Z',
      '2026-03-01T05:00:00.000Z',
    ])
    expect((await list(hana, period)).entries.map(({ at }) => at)).toEqual([
      '2026-03-01T05:00:00.000Z',
      '2026-03-01T04:59:59.000Z',
    ])
    await expect(list(hana, { since: '2026-03-02', until: '2026-03-01' })).toBeRefused('invalid_input', 'until')
  })
})

test('a page of 200 takes three statements at most', async () => {
  await entries(250)
  for (let count = 0; count < 3; count += 1) await act(rita, count % 2 ? 'open' : 'paused')
  expect((await list(hana, { limit: 200 })).entries).toHaveLength(200)
  const sent = await fewestStatements(() => list(hana, { limit: 200 }))
  const ofLog = sent.filter((statement) => /company_activity|former_members/u.test(statement))
  expect(ofLog.length).toBeLessThanOrEqual(3)
  expect(ofLog.length).toBeGreaterThan(0)
})

test('the database stores every act of the contract, and no other', async () => {
  const { rows } = await app.pool.query(
    `select pg_get_constraintdef(oid) as def from pg_constraint where conname = 'company_activity_act_check'`,
  )
  const stored = [...String(rows[0]?.def).matchAll(/'(\w+)'/gu)].map(([, act]) => act)
  expect(stored.toSorted()).toEqual([...ActivityAct.options].sort())
})
