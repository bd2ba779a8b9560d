import type { InputOf } from '@hearback/contract/endpoint.ts'
import { type CountedFilter, countFilters } from '@hearback/contract/jobs/filter-counts.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { insertJobs } from '../../../test/search-data.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { publishJobs } from '../../search/index/write-documents.sql.ts'

const app = testApp()
type Filters = InputOf<typeof countFilters>['body']

async function counts(body: Filters = {}, by: Pick<ReturnType<typeof app.caller>, 'call'> = app.caller()) {
  const reply = await by.call(countFilters, { body })
  const entries = Object.entries(reply.counts).map(([name, { values }]) => [
    name,
    Object.fromEntries(values.map(({ value, jobs }) => [value, jobs])),
  ])
  return Object.fromEntries(entries) as Record<CountedFilter, Record<string, number>>
}

async function someJobs(): Promise<string[]> {
  const by = await anEmployer(app)
  const facts = [
    { title: 'Baker', employmentType: 'full_time' },
    { title: 'Night baker', employmentType: 'part_time', workplace: 'hybrid' },
    { title: 'Baker’s help', category: 'FOOD', employmentType: 'part_time' },
    { title: 'Lawyer', category: 'Law', description: 'You advise.', workplace: 'remote' },
  ] as const
  const ids: string[] = []
  for (const one of facts) ids.push(await aJob(app, { by, ...one }))
  const details = { shifts: ['night', 'weekend'], experience_level: 'entry', benefits: ['tips'] }
  await app.db.updateTable('jobs').set(details).where('title', '=', 'Night baker').execute()
  await app.db
    .updateTable('response_stats')
    .set({ finished: 10, answered: 8, median_hours: 100 })
    .where('employer_id', '=', by._id)
    .execute()
  await app.db.transaction().execute((tx) => publishJobs(tx, ids))
  return ids
}

describe('the counts of filters', () => {
  test('are those of the search', async () => {
    await someJobs()
    expect(await counts({ keyword: 'baker' })).toEqual({
      category: { Food: 3 },
      employmentType: { part_time: 2, full_time: 1 },
      workplace: { onsite: 2, hybrid: 1 },
      shift: { night: 1, weekend: 1 },
      experienceLevel: { entry: 1 },
      benefits: { tips: 1 },
      answersShare: { 50: 3, 80: 3 },
      answersWithinDays: { 7: 3, 14: 3 },
    })
  })

  test('leave out the choices of the filter itself, and keep those of the others', async () => {
    await someJobs()
    const found = await counts({ workplace: ['remote'], employmentType: ['full_time', 'part_time'] })
    expect(found.workplace).toEqual({ onsite: 2, hybrid: 1 })
    expect(found.employmentType).toEqual({})
    expect(found.category).toEqual({})
    expect((await counts({ answersShare: 90 })).answersShare).toEqual({ 50: 4, 80: 4 })
    expect((await counts({ answersShare: 90 })).category).toEqual({})
  })

  test('leave out what the seeker applied to, if they ask for it', async () => {
    const jobId = (await someJobs()).at(-1) ?? ''
    const ana = await aSeeker(app)
    await anApplication(app, { by: ana, to: jobId })
    expect((await counts({ hideApplied: true }, ana)).category).toEqual({ Food: 3 })
    expect((await counts({ hideApplied: true })).category).toEqual({ Food: 3, Law: 1 })
  })

  test('are lower bounds above 1,000 jobs, and equal to the totals of searches below', async () => {
    const by = await anEmployer(app)
    await insertJobs(app.db, 1_300)
    const ids = (await app.db.selectFrom('jobs').select('id').execute()).map(({ id }) => id)
    await app.db.updateTable('jobs').set({ employer_id: by._id }).execute()
    await app.db.transaction().execute((tx) => publishJobs(tx, ids))
    const total = async (body: Filters) => (await app.caller().call(searchJobs, { body })).total
    const all = await app.caller().call(countFilters, { body: {} })
    for (const { value, jobs } of all.counts.category.values) {
      expect(jobs).toBeLessThanOrEqual(await total({ category: [value] }))
      expect(jobs).toBeGreaterThan(0)
    }
    expect(all.counts.category.isExact).toBe(false)
    const baker = await app.caller().call(countFilters, { body: { keyword: 'baker', category: ['Health'] } })
    expect(baker.counts.category.isExact).toBe(true)
    for (const { value, jobs } of baker.counts.category.values)
      expect(await total({ keyword: 'baker', category: [value] })).toBe(jobs)
    for (const { value, jobs } of baker.counts.employmentType.values)
      expect(await total({ keyword: 'baker', category: ['Health'], employmentType: [value as 'full_time'] })).toBe(jobs)
  })
})
