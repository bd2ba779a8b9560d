import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'

const app = testApp()

/** The place that a search looks at, with the texts that mean it. */
const meant: Record<string, readonly string[]> = {
  'London, England, United Kingdom': ['London', 'Londres', 'londres', 'LONDON', 'in London', 'Greater London'],
  'New York City, NY, United States': [
    'New York',
    'Nueva York',
    'Ciudad de Nueva York',
    'NYC',
    'NY City',
    'Ｎｅｗ Ｙｏｒｋ',
  ],
  'Los Angeles, CA, United States': ['LA', 'L.A.', 'L. A.', 'Los Ángeles', 'LA, CA', 'Los Angeles area'],
  'Philadelphia, PA, United States': ['Philadelphia', 'Filadelfia', 'Philly', 'Phila'],
  'Paris, France': ['Paris', 'París', 'PARIS', 'Downtown Paris'],
  'Springfield, MO, United States': ['Springfield', 'springfield'],
  'Springfield, IL, United States': ['Springfield, IL', 'Springfield Illinois'],
  'Saint Paul, MN, United States': [
    'Saint Paul',
    'St. Paul',
    'St Paul',
    'St.Paul',
    'ST. PAUL, MN',
    'St.Paul, Minnesota',
  ],
  'San Francisco, CA, United States': ['SF', 'San Fran', 'Bay Area', 'San Francisco Bay Area'],
  'New Orleans, LA, United States': ['NOLA', 'Nueva Orleans', 'New Orleans, LA'],
  'Ontario, CA, United States': ['Ontario, CA', 'Ontario, California'],
  'Granada, Spain': ['Granada', 'Granada, España'],
  'Columbia, SC, United States': ['Columbia'],
  'Boston, MA, United States': [
    'Greater Boston',
    'Greater Boston Area',
    'Boston metro area',
    'near Boston',
    'cerca de Boston',
  ],
  'Chicago, IL, United States': ['Chi-Town', 'chitown', 'Chicago and surrounding areas', 'Chicago y alrededores'],
  'Minneapolis, MN, United States': ['Twin Cities', 'Minneapolis-St. Paul', 'Minneapolis/St.Paul', 'Mpls'],
  'Dallas, TX, United States': ['Dallas/Fort Worth', 'Dallas-Ft. Worth', 'DFW'],
  Texas: ['Texas', 'Tejas', 'TX'],
  Mississippi: ['Misisipi', 'MS'],
  Missouri: ['Misuri'],
  Louisiana: ['Louisiana', 'Luisiana'],
  'Ontario, Canada': ['Ontario', 'Ontario, Canada', 'ON, Canada'],
  Colombia: ['Colombia'],
  France: ['France', 'Francia', 'FRA'],
  Panama: ['Panama', 'Panamá'],
}

it.each(Object.entries(meant))('jobs are searched in %s', async (place, texts) => {
  const found: Record<string, string | undefined> = {}
  for (const location of texts) {
    const { place: town, area } = await app.caller().call(searchJobs, { body: { location } })
    found[location] = town?.label ?? area?.label
  }
  expect(found).toEqual(Object.fromEntries(texts.map((text) => [text, place])))
})

it('a text with words around something that is no place is searched as words', async () => {
  for (const location of ['Greater good', 'in between', 'area', 'near ']) {
    const { place, area } = await app.caller().call(searchJobs, { body: { location } })
    expect({ location, place, area }).toEqual({ location, place: null, area: null })
  }
})
