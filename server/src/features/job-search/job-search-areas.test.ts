import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { suggestPlaces } from '@hearback/contract/jobs/places.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { publishJobs } from '../../search/index/write-documents.sql.ts'
import { findNamedPlace } from '../places/places.service.ts'

const app = testApp()
const find = (location: string) => app.caller().call(searchJobs, { body: { resultsPerPage: 20, location } })
const titles = async (location: string) => (await find(location)).jobs.map((job) => job.jobTitle).toSorted()

beforeEach(async () => {
  const by = await anEmployer(app)
  for (const town of ['Boise, ID', 'Los Angeles, CA', 'Portland, OR', 'Zürich, Switzerland', 'Munich, Germany']) {
    const place = await findNamedPlace(app.db, town)
    if (!place) throw new Error(`There is no ${town}`)
    const id = await aJob(app, { by, title: town, city: place.name, placeId: place.id, point: place })
    await app.db.updateTable('jobs').set({ country: place.country }).where('id', '=', id).execute()
    await app.db.transaction().execute((tx) => publishJobs(tx, [id]))
  }
  await aJob(app, { by, title: 'Anywhere in the US', city: 'Anywhere', point: null, workplace: 'remote' })
})

describe('a state or a country', () => {
  it.each([
    ['California', ['Los Angeles, CA']],
    ['california', ['Los Angeles, CA']],
    ['CA', ['Los Angeles, CA']],
    ['California, USA', ['Los Angeles, CA']],
    ['Idaho', ['Boise, ID']],
    ['ID', ['Boise, ID']],
    ['Oregon', ['Portland, OR']],
    ['Oregón, Estados Unidos', ['Portland, OR']],
    ['Switzerland', ['Zürich, Switzerland']],
    ['Schweiz', ['Zürich, Switzerland']],
    ['Suiza', ['Zürich, Switzerland']],
    ['Bayern', ['Munich, Germany']],
    ['Bavaria, Germany', ['Munich, Germany']],
    ['Alemania', ['Munich, Germany']],
    ['United States', ['Anywhere in the US', 'Boise, ID', 'Los Angeles, CA', 'Portland, OR']],
    ['USA', ['Anywhere in the US', 'Boise, ID', 'Los Angeles, CA', 'Portland, OR']],
    ['Texas', []],
  ])('%s has its own jobs', async (location, expected) => {
    expect(await titles(location)).toEqual(expected)
  })

  it('is named in the reply, without a point to measure from', async () => {
    const found = await find('Idaho')
    expect(found).toMatchObject({ place: null, area: { label: 'Idaho', country: 'US', region: 'ID' } })
    expect(found.jobs[0]).not.toHaveProperty('distanceKm')
    expect((await find('Bayern')).area).toEqual({ label: 'Bavaria, Germany', country: 'DE', region: '02' })
    expect((await find('Boise')).area).toBeNull()
  })

  it('is searched by one condition on the index', async () => {
    const { rows } = await sql<{ lexeme: string }>`
      select unnest(tsvector_to_array(doc)) as lexeme from job_search`.execute(app.db)
    const areas = rows.map(({ lexeme }) => lexeme).filter((lexeme) => lexeme.startsWith('a/'))
    expect(areas.toSorted()).toEqual(
      [
        'a/CH',
        'a/CH-ZH',
        'a/DE',
        'a/DE-02',
        'a/US',
        'a/US',
        'a/US',
        'a/US',
        'a/US-CA',
        'a/US-ID',
        'a/US-OR',
      ].toSorted(),
    )
  })
})

describe('a ZIP code', () => {
  it.each(['83702', '83702-1234', ' 83702 ', '83702, USA'])('%j finds what is around it', async (location) => {
    const found = await find(location)
    expect(found.place).toMatchObject({ label: 'Boise, ID 83702', latitude: expect.closeTo(43.63, 1) })
    expect(found.jobs.map((job) => job.jobTitle)).toEqual(['Boise, ID'])
  })

  it.each(['00000', '99999', '8001', 'SW1A 1AA'])(
    '%j, which no table has, finds nothing and no place',
    async (location) => {
      expect(await find(location)).toMatchObject({ total: 0, place: null, area: null })
    },
  )
})

describe('suggestions', () => {
  const suggested = async (query: string) =>
    (await app.caller().call(suggestPlaces, { query: { query } })).places.map(({ kind, label }) => `${kind} ${label}`)

  it('have towns with open jobs first', async () => {
    expect((await suggested('portl')).slice(0, 1)).toEqual(['town Portland, OR, United States'])
    expect(await suggested('los')).toEqual(expect.arrayContaining(['town Los Angeles, CA, United States']))
    const by = await anEmployer(app)
    const small = await findNamedPlace(app.db, 'Birmingham, AL')
    expect((await suggested('birm'))[0]).toBe('town Birmingham, England, United Kingdom')
    await aJob(app, { by, placeId: small?.id ?? 0 })
    expect((await suggested('birm'))[0]).toBe('town Birmingham, AL, United States')
  })

  it('include states, regions, countries and ZIP codes', async () => {
    expect((await suggested('calif'))[0]).toBe('area California')
    expect((await suggested('switz'))[0]).toBe('area Switzerland')
    expect((await suggested('bavar'))[0]).toBe('area Bavaria, Germany')
    expect(await suggested('83702')).toEqual(['town Boise, ID 83702'])
  })
})
