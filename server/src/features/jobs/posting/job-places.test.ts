import { readFile } from 'node:fs/promises'
import { getJob, postJob } from '@hearback/contract/jobs/jobs.ts'
import { updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { describe, expect, it, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
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

test.each([
  ['UK', 'GB'],
  ['EL', 'GR'],
  ['US', 'US'],
])('a stored country %s is sent as %s', async (stored, sent) => {
  const { _id } = await post('London')
  await app.db.updateTable('jobs').set({ country: stored }).where('id', '=', _id).execute()
  expect((await app.caller().call(getJob, { params: { id: _id } })).job.location.country).toBe(sent)
})
