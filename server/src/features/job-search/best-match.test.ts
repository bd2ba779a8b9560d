import type { InputOf } from '@hearback/contract/endpoint.ts'
import { matchOf, matchRank } from '@hearback/contract/hiring/match.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { boise, portland } from '../../../test/place-factory.ts'
import { insertJobs } from '../../../test/search-data.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { rebuildLexicon } from '../../search/index/lexicon.sql.ts'
import { publishJobs } from '../../search/index/write-documents.sql.ts'
import { createSearch } from '../../search/search.ts'
import { searchJobs as searchJobsAs } from './job-search.service.ts'

const app = testApp()
type Filters = InputOf<typeof searchJobs>['body']
const search = (by: Pick<Person, 'call'>, body: Filters = {}) =>
  by.call(searchJobs, { body: { resultsPerPage: 20, sort: 'match', ...body } })
const titles = async (by: Pick<Person, 'call'>, body?: Filters) =>
  (await search(by, body)).jobs.map((job) => job.jobTitle)

/** A baker in Boise who asks for $22 an hour. */
async function aBaker(): Promise<Person> {
  const seeker = await aSeeker(app, { skill: ['baking', 'pastry'] })
  const stated = { hourly_rate: 22, job_category: 'Food', availability: 'Full-time' }
  await app.db.updateTable('seekers').set(stated).where('user_id', '=', seeker._id).execute()
  return seeker
}

describe('the order by best match', () => {
  test('begins with the jobs of which most parts fit, and puts the newest of equal ones first', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'All fit', employmentType: 'full_time' })
    await aJob(app, { by, title: 'Far', employmentType: 'full_time', point: portland })
    await aJob(app, { by, title: 'Far and below the rate', pay: { from: 10, to: 15 }, point: portland })
    await aJob(app, { by, title: 'Half of the skills', skills: ['baking', 'sales'], employmentType: 'full_time' })
    await aJob(app, { by, title: 'Other work', category: 'Law', skills: ['contracts'], employmentType: 'full_time' })
    await aJob(app, { by, title: 'All fit, newer', employmentType: 'full_time' })
    const order = ['All fit, newer', 'All fit', 'Half of the skills', 'Far', 'Other work', 'Far and below the rate']
    const baker = await aBaker()
    expect(await titles(baker)).toEqual(order)
    expect(await titles(baker, { page: 2, resultsPerPage: 2 })).toEqual(order.slice(2, 4))
    expect(await titles(baker, { page: 9, resultsPerPage: 2 })).toEqual([])
    expect(await search(baker, { page: 9, resultsPerPage: 2 })).toMatchObject({ total: 6, totalPages: 3 })
  })

  test('agrees with the parts that cards show', async () => {
    const by = await anEmployer(app)
    await insertJobs(app.db, 300)
    const ids = (await app.db.selectFrom('jobs').select('id').execute()).map(({ id }) => id)
    await app.db.updateTable('jobs').set({ employer_id: by._id }).execute()
    await app.db.transaction().execute((tx) => publishJobs(tx, ids))
    const baker = await aBaker()
    const { profile } = await baker.call(getSeekerProfile, { params: { id: baker._id } })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(baker, { page, resultsPerPage: 100 })))
    const jobs = pages.flatMap((page) => page.jobs)
    const ranks = jobs.map((job) => matchRank(matchOf(job, profile)))
    expect(ranks).toHaveLength(300)
    expect(new Set(ranks).size).toBeGreaterThan(2)
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    expect(new Set(jobs.map(({ _id }) => _id)).size).toBe(300)
  })

  test('puts titles with the keyword before texts with it, and related work last', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Lawyer', description: 'You advise a baker.' })
    await aJob(app, { by, title: 'Baker far away', point: portland, category: 'Law', skills: ['contracts'] })
    await aJob(app, { by, title: 'Baker' })
    await aJob(app, { by, title: 'Pastry chef' })
    const baker = await aBaker()
    await rebuildLexicon(app.db, 'job_search')
    // As a process that has just read the statistics.
    const deps = { db: app.db, search: createSearch(app.db, 'job_search') }
    const find = (page: number, resultsPerPage: number) =>
      searchJobsAs(deps, searchJobs.body.parse({ keyword: 'baker', sort: 'match', page, resultsPerPage }), {
        seekerId: baker._id,
      })
    const found = await find(1, 20)
    expect(found.jobs.map((job) => job.jobTitle)).toEqual(['Baker', 'Baker far away', 'Pastry chef', 'Lawyer'])
    expect(found).toMatchObject({ relatedFrom: 2, total: 4 })
    expect(await find(2, 1)).toMatchObject({ relatedFrom: null, total: 4 })
    expect(await find(3, 1)).toMatchObject({ relatedFrom: 0, totalPages: 4 })
  })

  test.each([{}, { keyword: 'work' }])('finds what fits among more jobs than are compared: %o', async (filters) => {
    const by = await anEmployer(app)
    const first = { by, description: 'Work that is old.', employmentType: 'full_time', postedDaysAgo: 40 } as const
    await aJob(app, { ...first, title: 'Near work, old' })
    await aJob(app, { ...first, title: 'Remote work, old', workplace: 'remote', point: null, city: null })
    await insertJobs(app.db, 1_600)
    const ids = (await app.db.selectFrom('jobs').select('id').where('title', 'not like', '%old').execute()).map(
      ({ id }) => id,
    )
    await app.db
      .updateTable('jobs')
      .set({ employer_id: by._id, title: 'Work elsewhere', latitude: portland.latitude, longitude: portland.longitude })
      .set({ skills: ['contracts'], category: 'Law', workplace: 'onsite', place_id: null })
      .where('id', 'in', ids)
      .execute()
    await app.db.transaction().execute((tx) => publishJobs(tx, ids))
    const baker = await aBaker()
    expect((await titles(baker, filters)).slice(0, 2)).toEqual(['Remote work, old', 'Near work, old'])
    const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((page) =>
      search(baker, { ...filters, page, resultsPerPage: 100 }),
    )
    const shown = (await Promise.all(pages)).flatMap(({ jobs }) => jobs.map(({ _id }) => _id))
    expect([shown.length, new Set(shown).size]).toEqual([1_000, 1_000])
    const last = await search(baker, { ...filters, page: 50 })
    expect(last.jobs.map(({ _id }) => _id)).toEqual(shown.slice(-20))
    expect(last).toMatchObject({ totalPages: 50 })
    expect((await search(baker, { ...filters, page: 51 })).jobs).toEqual([])
  })

  test('shows the distance of jobs that only a narrower search compares', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Remote, old', workplace: 'remote', employmentType: 'full_time', postedDaysAgo: 40 })
    await insertJobs(app.db, 1_600)
    const others = app.db.selectFrom('jobs').select('id').where('title', '!=', 'Remote, old')
    const ids = (await others.execute()).map(({ id }) => id)
    const { latitude, longitude } = boise
    await app.db
      .updateTable('jobs')
      .set({ employer_id: by._id, title: 'Work', latitude, longitude, category: 'Law', workplace: 'onsite' })
      .where('id', 'in', ids)
      .execute()
    await app.db.transaction().execute((tx) => publishJobs(tx, ids))
    const [first] = (await search(await aBaker(), { latitude, longitude, radius: 50 })).jobs
    expect(first).toMatchObject({ jobTitle: 'Remote, old', distanceKm: 0.5 })
  })

  test('keeps the filters of the search', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Near' })
    await aJob(app, { by, title: 'In Portland', point: portland, placeId: portland.id, city: 'Portland' })
    const baker = await aBaker()
    expect(await titles(baker, { location: 'Portland', radius: 50 })).toEqual(['In Portland'])
    expect(await titles(baker, { ...{ latitude: boise.latitude, longitude: boise.longitude }, radius: 50 })).toEqual([
      'Near',
    ])
    expect(await titles(baker, { category: ['Law'] })).toEqual([])
  })

  test('is by date or relevance for everyone without a profile', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'Fits', postedDaysAgo: 2 })
    await aJob(app, { by, title: 'Newer', category: 'Law', skills: ['baker'] })
    const withoutProfile = await aSeeker(app)
    await app.db.deleteFrom('seekers').where('user_id', '=', withoutProfile._id).execute()
    for (const reader of [app.caller(), by, withoutProfile]) {
      expect(await titles(reader)).toEqual(await titles(reader, { sort: 'newest' }))
      const keyword = 'baker'
      expect(await titles(reader, { keyword })).toEqual(await titles(reader, { keyword, sort: 'relevance' }))
    }
  })

  test('treats what neither side states as neither fitting nor missing', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, title: 'States nothing', skills: [], pay: null, point: null, city: null, category: 'Food' })
    await aJob(app, { by, title: 'Pays too little', pay: { from: 1, to: 2 }, skills: [], point: null, city: null })
    await aJob(app, {
      by,
      title: 'In euros',
      pay: { from: 1, to: 2, currency: 'EUR' },
      skills: [],
      point: null,
      city: null,
    })
    const baker = await aBaker()
    expect(await titles(baker)).toEqual(['In euros', 'States nothing', 'Pays too little'])
  })
})
