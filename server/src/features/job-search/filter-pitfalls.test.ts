import { countFilters } from '@hearback/contract/jobs/filter-counts.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'

// Faults reported of the filters of InstantSearch, Meilisearch, Typesense and job boards.
const app = testApp()
let hana: Person
beforeEach(async () => {
  hana = await anEmployer(app)
})

const form = { category: 'Food', skills: ['baking'], description: 'Bread.', estimatedFrom: 20, estimatedTo: 25 }
const post = (jobTitle: string, more: object = {}) =>
  hana.call(postJob, { body: { ...form, jobTitle, location: 'Boise, ID', ...more } as never })
async function titles(body: object) {
  const { jobs, total } = await app.caller().call(searchJobs, { body: { resultsPerPage: 50, ...body } })
  expect(total).toBe(jobs.length)
  return jobs.map(({ jobTitle }) => jobTitle)
}
const countsOf = async (body: object) => (await app.caller().call(countFilters, { body })).counts

test('a job with several values of a filter counts once for each, also where the words of one are within another', async () => {
  await post('Baker', { benefits: ['health_insurance', 'dental_insurance'], shifts: ['night', 'weekend'] })
  const counts = await countsOf({})
  expect(Object.fromEntries(counts.benefits.values.map(({ value, jobs }) => [value, jobs]))).toEqual({
    health_insurance: 1,
    dental_insurance: 1,
  })
  expect(counts.shift.values.map(({ jobs }) => jobs)).toEqual([1, 1])
})

test('the counts of a filter are those of jobs that a click finds, whatever else is chosen', async () => {
  await post('Baker', { workplace: 'remote', employmentType: 'part_time' })
  await post('Pastry baker', { workplace: 'hybrid', employmentType: 'part_time' })
  await post('Cook', { workplace: 'remote', employmentType: 'full_time' })
  const chosen = { keyword: 'baker', workplace: ['remote'], employmentType: ['part_time'] }
  const { workplace, employmentType } = await countsOf(chosen)
  for (const { value, jobs } of workplace.values)
    expect(await titles({ ...chosen, workplace: [value] })).toHaveLength(jobs)
  for (const { value, jobs } of employmentType.values)
    expect(await titles({ ...chosen, employmentType: [value] })).toHaveLength(jobs)
  expect(workplace.values).toHaveLength(2)
})

test('impossible bounds of pay find nothing, and no job below the bound is found', async () => {
  await post('Hourly', { estimatedFrom: 40, estimatedTo: 50 })
  await post('Yearly', { estimatedFrom: 90_000, estimatedTo: 104_000, payPeriod: 'year' })
  await post('Less', { estimatedFrom: 40, estimatedTo: 49.99 })
  const from = (payFrom: number, payPeriod: string) => titles({ payFrom, payPeriod })
  // An hour is a 2,080th of a year in the filter and on cards alike.
  expect((await from(104_000, 'year')).toSorted()).toEqual(['Hourly', 'Yearly'])
  expect((await from(50, 'hour')).toSorted()).toEqual(['Hourly', 'Yearly'])
  expect(await from(104_001, 'year')).toEqual([])
  expect(await from(10_000_000, 'year')).toEqual([])
})

test('a word with a number is found with and without its hyphen, and no other word that begins like it', async () => {
  await post('GPT-3 prompt writer')
  await post('Greener gardens keeper')
  for (const keyword of ['gpt3', 'GPT-3', 'gpt 3']) expect(await titles({ keyword })).toEqual(['GPT-3 prompt writer'])
  const { corrected, total } = await app.caller().call(searchJobs, { body: { keyword: 'greece' } })
  expect({ corrected, total }).toEqual({ corrected: null, total: 0 })
})
