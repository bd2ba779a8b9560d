import { readFile } from 'node:fs/promises'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, postJob } from '@hearback/contract/jobs/jobs.ts'
import { updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { describe, expect, it, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { readCompanyPlaces } from '../../employers/employer-places.service.ts'
import { readSeekerPlaces } from '../../seekers/profile/seeker-places.service.ts'
import { readJobPlaces } from './job-places.service.ts'
import '../../../../test/matchers.ts'

const app = testApp()
const form = {
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: ['baking'],
  description: 'Bread, early in the morning.',
}
type Location = string | { city: string; region?: string; country?: string; latitude?: number; longitude?: number }
const post = async (location: Location) =>
  (await app.caller((await anEmployer(app)).token).call(postJob, { body: { ...form, location } })).job

describe('a place of a job', () => {
  it.each<[Location, string, string | null, string | null]>([
    ['Portland, OR, United States', 'Portland', 'OR', 'US'],
    ['Portland, OR', 'Portland', 'OR', 'US'],
    ['Boise, ID', 'Boise', 'ID', 'US'],
    ['Boise ID 83702', 'Boise', 'ID', 'US'],
    ['Lyon, France', 'Lyon', 'Auvergne-Rhône-Alpes', 'FR'],
    ['London, UK', 'London', 'England', 'GB'],
    ['London, England, United Kingdom', 'London', 'England', 'GB'],
    ['Geneva', 'Geneva', 'Geneva', 'CH'],
    ['Frankfurt, DE', 'Frankfurt', 'Hesse', 'DE'],
    ['California', 'California', 'CA', 'US'],
    ['Nirgendwo, Deutschland', 'Nirgendwo', null, 'DE'],
    [{ city: 'Portland', region: 'OR', country: 'US' }, 'Portland', 'OR', 'US'],
    [{ city: 'London', country: 'UK' }, 'London', 'England', 'GB'],
    [{ city: 'Paris', country: 'FRA' }, 'Paris', 'Île-de-France', 'FR'],
    [{ city: 'Portland, OR, United States', latitude: 45.52345, longitude: -122.67621 }, 'Portland', 'OR', 'US'],
    [
      { city: 'Portland', region: 'OR', country: 'United States', latitude: 45.52345, longitude: -122.67621 },
      'Portland',
      'OR',
      'US',
    ],
  ])('%j is stored as its parts', async (location, city, region, country) => {
    expect((await post(location)).location).toMatchObject({ city, region, country })
  })

  it.each([
    ['Marienplatz 1, 80331 München, Germany', 'München', 'Bavaria', 'Marienplatz 1', '80331'],
    ['1020 W Main St, Boise, ID 83702', 'Boise', 'ID', '1020 W Main St', '83702'],
    ['1020 W Main St Boise ID 83702', 'Boise', 'ID', '1020 W Main St', '83702'],
  ])('%s is stored as the parts of an address', async (address, city, region, street, postalCode) => {
    const parts = { city, region, street, postalCode }
    expect((await post(address)).location).toMatchObject(parts)
    const company = await anEmployer(app)
    await company.call(updateEmployerProfile, { params: { id: company._id }, body: { businessLocation: address } })
    const body = { ...form, location: null }
    expect((await company.call(postJob, { body })).job.location).toMatchObject(parts)
  })

  it.each(['EU', 'ZZ', 'Atlantis'])('in %s is refused, which is no country', async (country) => {
    await expect(post({ city: 'London', country })).toBeRefused('invalid_input', 'location.country')
  })
})

test('labels that are stored already are taken apart by the migration', async () => {
  const { _id } = await post('Portland, OR')
  await app.db
    .updateTable('jobs')
    .set({ city: 'Portland, OR, United States', region: null })
    .where('id', '=', _id)
    .execute()
  const text = await readFile(new URL('../../../../migrations/0054-parts-of-places.sql', import.meta.url), 'utf8')
  await app.pool.query(text.slice(text.lastIndexOf('do $$')))
  const row = await app.db.selectFrom('jobs').select(['city', 'region']).where('id', '=', _id).executeTakeFirstOrThrow()
  expect(row).toEqual({ city: 'Portland', region: 'OR' })
})

describe('addresses of earlier releases', () => {
  const migrateAgain = async () => {
    const file = new URL('../../../../migrations/0082-addresses-without-commas.sql', import.meta.url)
    for (const block of (await readFile(file, 'utf8')).split(/^(?=do \$\$)/mu).slice(1)) await app.pool.query(block)
  }
  const store = async (city: string, rest: object = {}) => {
    const { _id } = await post('Qqxyzzyton')
    await app.db
      .updateTable('jobs')
      .set({ city, ...rest })
      .where('id', '=', _id)
      .execute()
    return _id
  }
  const locationOf = async (id: string) => (await app.caller().call(getJob, { params: { id } })).job.location

  it('are split into their parts by background work, and other texts stay', async () => {
    const point = { latitude: 43.6, longitude: -116.2 }
    const address = await store('12 Main St Boise ID 83702', point)
    const brazilian = await store('São Paulo - SP')
    const whole = await store('Building 4, Gate B')
    await migrateAgain()
    await Promise.all([readJobPlaces(app.deps), readJobPlaces(app.deps)])
    const boise = { city: 'Boise', region: 'ID', country: 'US', street: '12 Main St', postalCode: '83702' }
    expect(await locationOf(address)).toEqual({
      ...boise,
      latitude: expect.closeTo(43.6),
      longitude: expect.closeTo(-116.2),
    })
    expect(await locationOf(brazilian)).toMatchObject({ city: 'São Paulo', region: 'São Paulo', country: 'BR' })
    expect(await locationOf(whole)).toMatchObject({ city: 'Building 4, Gate B', country: null })
    expect((await app.pool.query('select from unread_job_places')).rowCount).toBe(0)
    const found = await app.caller().call(searchJobs, { body: { location: 'Boise, ID', radius: 25 } })
    expect(found.jobs.map(({ _id }) => _id)).toContain(address)
  })

  it('of profiles and companies are read again', async () => {
    const [seeker, company] = [await aSeeker(app), await anEmployer(app)]
    const [city, stored] = ['12 Main St Boise ID 83702', `location_text = $1, location_city = $1, place_id = null`]
    await app.pool.query(`update seekers set city = $1, ${stored} where user_id = $2`, [city, seeker._id])
    await app.pool.query(`update employers set business_location = $1, ${stored} where user_id = $2`, [
      city,
      company._id,
    ])
    await migrateAgain()
    await readSeekerPlaces(app.deps)
    await readCompanyPlaces(app.deps)
    for (const table of ['seekers', 'employers']) {
      const { rows } = await app.pool.query(
        `select location_city as city, location_region as region from ${table}
        where user_id = any($1)`,
        [[seeker._id, company._id]],
      )
      expect(rows).toEqual([{ city: 'Boise', region: 'ID' }])
    }
  })
})

test.each([
  ['UK', 'GB'],
  ['EL', 'GR'],
  ['US', 'US'],
])('a stored country %s is sent as %s', async (stored, sent) => {
  const { _id } = await post('London')
  await app.db.updateTable('jobs').set({ country: stored }).where('id', '=', _id).execute()
  expect((await app.caller().call(getJob, { params: { id: _id } })).job.location.country).toBe(sent)
})
