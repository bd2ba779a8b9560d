import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { suggestPlaces } from '@hearback/contract/jobs/places.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'

// Faults reported of Pelias, Photon and other geocoders.
const app = testApp()
const suggested = async (query: string) =>
  (await app.caller().call(suggestPlaces, { query: { query } })).places.map(({ label }) => label)
async function searched(location: string) {
  const { place, area } = await app.caller().call(searchJobs, { body: { location } })
  return place?.label ?? area?.label
}

describe('suggestions', () => {
  it.each([
    ['nashville', 'Nashville, TN, United States'],
    ['charlotte nc', 'Charlotte, NC, United States'],
    ['charlotte, nc', 'Charlotte, NC, United States'],
    ['toledo oh', 'Toledo, OH, United States'],
    ['filadel', 'Philadelphia, PA, United States'],
    ['nueva yor', 'New York City, NY, United States'],
    ['ｃｈｉｃａｇｏ', 'Chicago, IL, United States'],
  ])('for %s begin with the city that is meant', async (query, city) => {
    expect((await suggested(query))[0]).toBe(city)
  })

  it('for a few letters have the large city among the first', async () => {
    expect((await suggested('par')).slice(0, 3)).toContain('Paris, France')
  })
})

describe('a searched place', () => {
  it.each([
    ['New York, usa', 'New York City, NY, United States'],
    ['Toledo', 'Toledo, OH, United States'],
    ['frankreich', 'France'],
    ['9405 Green Park Gardens Dr APT E, St. Louis, MO 63123, USA', 'St. Louis, MO, United States'],
    ['St.Louis,MO', 'St. Louis, MO, United States'],
    ['Miami, FL 33101, USA', 'Miami, FL, United States'],
  ])('%s is %s', async (location, label) => {
    expect(await searched(location)).toBe(label)
  })
})
