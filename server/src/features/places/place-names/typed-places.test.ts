import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { loadPlaces } from '../load-places.service.ts'
import { readProfilePlace } from '../locations.service.ts'
import { typedPlaces } from './typed-places.corpus.ts'

const app = testApp()
beforeAll(() => loadPlaces(app.db), 120_000)

const cases = typedPlaces
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))

it.each(cases)('%s has the parts %s, %s, %s', async (text = '', city, region, country) => {
  expect(await readProfilePlace(app.db, text)).toMatchObject({
    location_text: text,
    location_city: city,
    location_region: region || null,
    location_country: country || null,
  })
})
