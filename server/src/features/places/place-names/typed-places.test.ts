import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { loadPlaces } from '../load-places.service.ts'
import { readPlaceText, readProfilePlace } from '../locations.service.ts'
import { partsOfPlace } from '../places.service.ts'
import { addresses, noAddresses } from './addresses.corpus.ts'
import { typedPlaces } from './typed-places.corpus.ts'

const app = testApp()
beforeAll(() => loadPlaces(app.db), 120_000)

const casesOf = (corpus: string) =>
  corpus
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))

it.each(casesOf(typedPlaces))('%s has the parts %s, %s, %s', async (text = '', city, region, country) => {
  expect(await readProfilePlace(app.db, text)).toMatchObject({
    location_text: text,
    location_city: city,
    location_region: region || null,
    location_country: country || null,
  })
})

it.each(casesOf(addresses))('the address %s has the parts %s, %s, %s, %s, %s', async (text = '', ...parts) => {
  const { written, town } = await readPlaceText(app.db, text)
  const { street, city, region, country, postalCode } = partsOfPlace(written, town)
  expect([street, city, region, country, postalCode]).toEqual(parts.map((part) => part || null))
})

it.each(noAddresses)('%s names no town and stays whole', async (text) => {
  const { written, town } = await readPlaceText(app.db, text)
  expect(town).toBeUndefined()
  expect(partsOfPlace(written, town)).toMatchObject({ city: text, street: null })
})
