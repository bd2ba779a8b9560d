import { suggestPlaces } from '@hearback/contract/jobs/places.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { loadPlaces, loadPlacesOnce } from './load-places.service.ts'
import { foldName } from './place-names/fold-name.rules.ts'
import { findPlace, placeLabel, placeNear } from './places.service.ts'

const app = testApp()
const label = async (text: string) => {
  const place = await findPlace(app.db, text)
  return place && placeLabel(place)
}

describe('a text', () => {
  it.each([
    ['Boise', 'Boise, ID, United States'],
    ['boise, id', 'Boise, ID, United States'],
    ['BOISE ID 83702', 'Boise, ID, United States'],
    ['Boise, Idaho, United States', 'Boise, ID, United States'],
    ['1020 W Main St, Boise, ID 83702, USA', 'Boise, ID, United States'],
    ['Washington, DC', 'Washington, DC, United States'],
    ['Washington D.C.', 'Washington, DC, United States'],
    ['Washington', 'Washington, DC, United States'],
    ['Birmingham, UK', 'Birmingham, England, United Kingdom'],
    ['Birmingham, Alabama', 'Birmingham, AL, United States'],
    ['Birmingham', 'Birmingham, England, United Kingdom'],
    ['London Ontario', 'London, ON, Canada'],
    ['New York', 'New York City, NY, United States'],
    ['New York, NY 10001', 'New York City, NY, United States'],
    ['münchen', 'Munich, Germany'],
    ['Sao Paulo, Brazil', 'São Paulo, Brazil'],
    ['Saint Louis', 'St. Louis, MO, United States'],
    ['Sydney NSW 2000', 'Sydney, NSW, Australia'],
    ['Salem, IN', 'Salem, India'],
    ['Bosie', 'Boise, ID, United States'],
    ['Phillipsadelphia, PA', undefined],
    ['Philadelpia, PA', 'Philadelphia, PA, United States'],
    ['Boise, New York', undefined],
    ['Idaho', undefined],
    ['United States', undefined],
    ['Remote', undefined],
    ['constructor', undefined],
    ['%', undefined],
    ["'; drop table places", undefined],
    ['', undefined],
  ])('%s means %s', async (text, expected) => {
    expect(await label(text)).toBe(expected)
  })
})

it('finds the nearest town of a point, across the date line too, and none at sea', async () => {
  expect((await placeNear(app.db, 43.6, -116.3))?.name).toBe('Boise')
  expect((await placeNear(app.db, 51.5, -0.1))?.country).toBe('GB')
  expect(await placeNear(app.db, 0, -140)).toBeUndefined()
})

describe('suggestions', () => {
  const suggested = async (query: string) =>
    (await app.caller().call(suggestPlaces, { query: { query } })).places.map((place) => place.label)

  it('begin with what was typed, the largest first, at most 8', async () => {
    const places = await suggested('san')
    expect(places).toHaveLength(8)
    for (const name of places) expect(foldName(name)).toMatch(/^san/u)
    expect(await suggested('birm')).toEqual(['Birmingham, England, United Kingdom', 'Birmingham, AL, United States'])
  })

  it('know other names of a town', async () => {
    expect((await suggested('Wien'))[0]).toBe('Vienna, Austria')
    expect(await suggested('nyc')).toEqual(['New York City, NY, United States'])
  })

  it.each([
    ['londr', 'London, England, United Kingdom', 'Londrina, Brazil'],
    ['gine', 'Genève, Switzerland', 'Ginebra, Colombia'],
    ['sevill', 'Sevilla, Spain', undefined],
    ['münc', 'Munich, Germany', undefined],
    ['mosc', 'Moscow, Russia', undefined],
    ['san f', 'San Francisco, CA, United States', 'Quito, Ecuador'],
    ['new y', 'New York City, NY, United States', undefined],
    ['pari', 'Paris, France', undefined],
  ])('put the largest of the towns that %s begins first: %s', async (typed, largest, other) => {
    const areas = ['San Fernando, Trinidad & Tobago', 'New York', 'Moscow Oblast, Russia']
    const towns = (await suggested(typed)).filter((place) => !areas.includes(place))
    expect(towns[0]).toBe(largest)
    if (other !== undefined && towns.includes(other)) expect(towns.indexOf(other)).toBeGreaterThan(0)
  })

  it('are narrowed by what follows a comma', async () => {
    expect(await suggested('Birmingham, AL')).toEqual(['Birmingham, AL, United States'])
  })

  it('offer what was meant where nothing begins so, and nothing for nothing', async () => {
    expect(await suggested('Philadelpia')).toEqual(['Philadelphia, PA, United States'])
    expect(await suggested('')).toEqual([])
    expect(await suggested('%')).toEqual([])
  })

  it('carry what a form needs', async () => {
    const { places } = await app.caller().call(suggestPlaces, { query: { query: 'Boise' } })
    expect(places[0]).toMatchObject({ _id: 5586437, city: 'Boise', region: 'ID', country: 'US' })
    expect(places[0]?.latitude).toBeCloseTo(43.61, 1)
  })
})

it('loads each town once, whoever comes first', async () => {
  const { count } = app.db.fn
  const towns = () => app.db.selectFrom('places').select(count<number>('id').as('n')).executeTakeFirstOrThrow()
  const before = await towns()
  await app.db.deleteFrom('places').where('population', '>', 15_000_000).execute()
  const [one, other] = await Promise.all([
    loadPlaces(app.db, { minPopulation: 100_000 }),
    loadPlaces(app.db, { minPopulation: 100_000 }),
  ])
  expect(Math.min(one, other)).toBe(0)
  expect(Math.max(one, other)).toBeGreaterThan(0)
  expect(await towns()).toEqual(before)
  expect(await loadPlacesOnce(app.db)).toBe(0)
})
