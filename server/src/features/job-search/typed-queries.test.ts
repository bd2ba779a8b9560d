import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { rebuildLexicon } from '../../search/index/lexicon.sql.ts'

const app = testApp()
const all = ['C++ developer', 'Chef', 'ICU nurse', 'Pediatric nurse']

beforeEach(async () => {
  const by = await anEmployer(app, { businessName: 'Quillfeather' })
  const usual = { by, category: 'Other', description: 'We hire.', skills: ['tact'] }
  for (const title of all) await aJob(app, { ...usual, title })
  await rebuildLexicon(app.db, 'job_search')
})

async function find(body: object) {
  const { jobs, relatedFrom } = await app
    .caller()
    .call(searchJobs, { body: { resultsPerPage: 50, sort: 'relevance', ...body } })
  return jobs
    .slice(0, relatedFrom ?? jobs.length)
    .map(({ jobTitle }) => jobTitle)
    .toSorted()
}

it.each([
  'jobs',
  'job',
  'jobs near me',
  'Jobs hiring now',
  'now hiring',
  'trabajo',
  'empleos cerca de mí',
  'empleos cerca de mi',
])('the keyword %j finds all jobs', async (keyword) => expect(await find({ keyword })).toEqual(all))

it.each(['chef jobs near me', 'urgently hiring chef', 'empleo chef cerca de mí'])(
  'the keyword %j finds the chef',
  async (keyword) => expect(await find({ keyword })).toEqual(['Chef']),
)

it.each(['nurse -icu', 'nurse −ICU', 'nurse NOT icu', 'nurse -"icu"'])(
  'the excluded word of %j is not searched for',
  async (keyword) => expect(await find({ keyword })).toEqual(['ICU nurse', 'Pediatric nurse']),
)

it('an excluded word alone is searched for', async () => expect(await find({ keyword: '-chef' })).toEqual(['Chef']))

it.each(['pediatric+nurse', 'nurse+pediatric'])('the words of %j are separate', async (keyword) =>
  expect(await find({ keyword })).toEqual(['Pediatric nurse']),
)

it('the signs of a name stay', async () => expect(await find({ keyword: 'C++' })).toEqual(['C++ developer']))

it('a word that says nothing is no place', async () => expect(await find({ location: 'near me' })).toEqual([]))

it('a ZIP code as the keyword is the place', async () => {
  const { place, jobs } = await app.caller().call(searchJobs, { body: { keyword: ' 83702 ', resultsPerPage: 50 } })
  expect(place).toMatchObject({ label: 'Boise, ID 83702' })
  expect(jobs).toHaveLength(all.length)
})
