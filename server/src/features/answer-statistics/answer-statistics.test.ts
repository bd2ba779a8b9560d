import { getAnswerStatistics } from '@hearback/contract/trust/answer-statistics.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { refreshResponseStats } from '../employers/response-stats.service.ts'
import { refreshAnswerStatistics } from './answer-statistics.service.ts'

const app = testApp()

let companies: string[]
let seekerId: string
beforeEach(async () => {
  companies = []
  for (const businessName of ['Crust', 'Hearth', 'Mill']) companies.push((await anEmployer(app, { businessName }))._id)
  seekerId = (await aSeeker(app))._id
})

interface Finished {
  company?: number
  category?: string
  region?: string | null
  answeredAfterDays?: number | null
  finishedDaysAgo?: number
  claim?: 'confirmed' | 'objected'
}

/** Adds applications that were answered, or expired without an answer if `answeredAfterDays` is null. */
async function add(count: number, facts: Finished = {}): Promise<void> {
  const { company = 0, category = 'Care', region = 'TX', answeredAfterDays = 2, finishedDaysAgo = 5, claim } = facts
  await app.pool.query(
    `with posts as (
       insert into jobs (employer_id, title, category, description, skills, pay_from, pay_to, city, region, country)
       select $1, 'Job', $2, 'Work.', array['Care'], 18, 22, 'Town', $3, 'US' from generate_series(1, $4::int)
       returning id
     ), sent as (
       insert into applications (job_id, seeker_id, employer_id, applied_at, answered_at, status)
       select id, $5, $1, now() - make_interval(secs => ($6 + coalesce($7, 30)) * 86400),
         case when $7::float8 is not null then now() - make_interval(secs => $6 * 86400) end,
         case when $7::float8 is null then 'expired' else 'viewed' end
       from posts returning id
     ), steps as (
       insert into application_steps (application_id, to_status, by, at)
       select id, 'expired', 'system', now() - make_interval(secs => $6 * 86400) from sent where $7::float8 is null
     )
     select id from sent`,
    [companies[company], category, region, count, seekerId, finishedDaysAgo, answeredAfterDays],
  )
  if (!claim) return
  await app.pool.query(`alter table answer_claims disable trigger all`)
  await app.pool.query(
    `insert into answer_claims (application_id, round, employer_id, channel, answered_on, claimed_at, settles_at, settled_at, outcome)
     select id, 1, employer_id, 'phone', now()::date, now() - interval '1 day', now(), now(), $2 from applications
     where employer_id = $1 on conflict do nothing`,
    [companies[company], claim],
  )
  await app.pool.query(`alter table answer_claims enable trigger all`)
}

/** The same number of each of the three companies. */
async function addEvenly(each: number, facts: Finished = {}): Promise<void> {
  for (const company of [0, 1, 2]) await add(each, { ...facts, company })
}

async function figures() {
  await refreshAnswerStatistics(app.deps)
  return (await app.caller().call(getAnswerStatistics)).answers
}
const nothing = { since: null, until: null, all: null, categories: [], areas: [] }

test('a new installation has no figures', async () => {
  expect((await app.caller().call(getAnswerStatistics)).answers).toEqual(nothing)
  expect(await figures()).toEqual(nothing)
})

test('figures begin with 30 finished applications of three companies', async () => {
  await addEvenly(9)
  await add(2)
  expect(await figures()).toEqual(nothing)
  await add(1, { company: 1, answeredAfterDays: null })
  expect(await figures()).toMatchObject({
    since: expect.any(String),
    until: expect.any(String),
    all: {
      finished: 30,
      answeredShare: 0.97,
      claimedShare: 0,
      days: { lowerQuartile: 2, median: 2, upperQuartile: 2 },
    },
  })
})

test('two companies have none, and neither have many if one of them has more than half', async () => {
  await add(40)
  await add(40, { company: 1 })
  expect(await figures()).toEqual(nothing)
  await add(1, { company: 2 })
  expect((await figures()).all).toMatchObject({ finished: 81 })
  await add(2)
  expect(await figures()).toEqual(nothing)
})

test('the share is that of answers in time, in days of 24 hours with quartiles', async () => {
  for (const answeredAfterDays of [1, 2, 3, 4]) await addEvenly(5, { answeredAfterDays })
  await addEvenly(5, { answeredAfterDays: null })
  await addEvenly(5, { finishedDaysAgo: 91 })
  expect((await figures()).all).toEqual({
    finished: 75,
    answeredShare: 0.8,
    claimedShare: 0,
    days: { lowerQuartile: 1.8, median: 2.5, upperQuartile: 3.3 },
  })
})

test('days need ten answers', async () => {
  await addEvenly(3)
  await addEvenly(9, { answeredAfterDays: null })
  expect((await figures()).all).toMatchObject({ finished: 36, answeredShare: 0.25, days: null })
  await add(1)
  expect((await figures()).all?.days).toMatchObject({ median: 2 })
})

test('counts what the figures of the companies count', async () => {
  await addEvenly(20, { answeredAfterDays: 3 })
  await addEvenly(7, { answeredAfterDays: null })
  for (const id of companies) await refreshResponseStats(app.db, id as never)
  const { rows } = await app.pool.query(
    'select sum(finished)::int as finished, round(sum(answered)::numeric / sum(finished), 2)::float8 as share from response_stats',
  )
  expect((await figures()).all).toMatchObject({ finished: rows[0].finished, answeredShare: rows[0].share })
})

test('answers that were given elsewhere have a share of their own', async () => {
  await addEvenly(15)
  await add(15, { claim: 'confirmed' })
  const { all } = await figures()
  expect(all).toMatchObject({ finished: 60, answeredShare: 1, claimedShare: 0.5 })
})

test('categories and states have rows, however they are spelled, and small ones count together', async () => {
  await addEvenly(12, { region: 'TX' })
  await addEvenly(11, { category: 'care', region: 'Texas' })
  await addEvenly(30, { category: 'Food', region: 'OH', answeredAfterDays: null })
  await addEvenly(5, { category: 'Law', region: 'ID' })
  await addEvenly(6, { category: 'Arts', region: null })
  const { categories, areas } = await figures()
  expect(categories.map(({ category, finished, answeredShare }) => [category, finished, answeredShare])).toEqual([
    ['Food', 90, 0],
    ['Care', 69, 1],
    [null, 33, 1],
  ])
  expect(areas.map(({ area, finished }) => [area && [area.slug, area.name, area.country], finished])).toEqual([
    [['ohio-us', 'Ohio', 'US'], 90],
    [['texas-us', 'Texas', 'US'], 69],
    [null, 33],
  ])
})

test('no difference between all and the rows tells about a smaller group', async () => {
  await addEvenly(20, { category: 'Care' })
  await addEvenly(15, { category: 'Food' })
  await add(4, { category: 'Law' })
  const { all, categories } = await figures()
  expect(all?.finished).toBe(109)
  expect(categories.map(({ category, finished }) => [category, finished])).toEqual([
    ['Care', 60],
    [null, 49],
  ])
})

test('several runs at the same time leave one result', async () => {
  await addEvenly(20)
  await Promise.all([1, 2, 3].map(() => refreshAnswerStatistics(app.deps)))
  expect((await app.caller().call(getAnswerStatistics)).answers.all?.finished).toBe(60)
})

test('figures that would be of too few are refused by the table itself', async () => {
  const row = (finished: number, companyCount: number, largest: number) =>
    app.pool.query(
      `insert into answer_statistics (kind, name, finished, answered, claimed, companies, largest, computed_at)
       values ('category', 'Care', $1, 0, 0, $2, $3, now())`,
      [finished, companyCount, largest],
    )
  await expect(row(29, 3, 10)).rejects.toThrow('finished')
  await expect(row(30, 2, 15)).rejects.toThrow('companies')
  await expect(row(30, 3, 16)).rejects.toThrow('answer_statistics')
})
