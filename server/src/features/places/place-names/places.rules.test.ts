import { describe, expect, it, test } from 'vitest'
import { areaOf, areasNamed } from './areas.rules.ts'
import { foldName } from './fold-name.rules.ts'
import { interpretPlace } from './interpretations.rules.ts'
import { labelOf, parseTownSlug, townSlug } from './places.rules.ts'
import { regionCode } from './regions.rules.ts'

it('compares names without case, accents and signs, and with Saint, Fort and Mount written out', () => {
  expect(foldName('  São  Paulo ')).toBe('sao paulo')
  expect(foldName('St. Louis')).toBe(foldName('saint louis'))
  expect(foldName("Coeur d'Alene")).toBe('coeur dalene')
  expect(foldName('Ft. Worth')).toBe('fort worth')
  expect(foldName('Łódź')).toBe('lodz')
  expect(foldName('Gießen')).toBe('giessen')
  expect(foldName('Winston-Salem')).toBe('winston salem')
})

it('knows countries by name and code, and states that share one with a country', () => {
  expect(areasNamed('idaho')).toEqual([{ country: 'US', region: 'ID' }])
  expect(areasNamed('ca')).toEqual([
    { country: 'US', region: 'CA' },
    { country: 'CA', region: null },
  ])
  expect(areasNamed('united kingdom')).toEqual([{ country: 'GB', region: null }])
  expect(areasNamed('usa')).toEqual([{ country: 'US', region: null }])
  expect(areasNamed('germany')).toEqual([{ country: 'DE', region: null }])
  expect(areasNamed('bavaria')).toBeNull()
})

it.each([
  ['Idaho', 'US', 'ID'],
  ['CA', 'US', 'CA'],
  ['California, USA', 'US', 'CA'],
  ['Schweiz', 'CH', null],
  ['Suiza', 'CH', null],
  ['Estados Unidos', 'US', null],
  ['Bayern', 'DE', '02'],
  ['Bavaria, Germany', 'DE', '02'],
  ['Ontario, Canada', 'CA', 'ON'],
  ['Carolina del Norte', 'US', 'NC'],
  ['Cataluña', 'ES', '56'],
  ['Inglaterra', 'GB', 'ENG'],
])('%s is an area', (text, country, region) => {
  expect(areaOf(text)).toEqual({ country, region })
})

it.each(['', 'Boise', 'Boise, ID', 'EU', 'Remote', 'Paris, Texas', 'Texas, France', 'constructor'])(
  '%j is no area',
  (text) => {
    expect(areaOf(text)).toBeUndefined()
  },
)

describe('a text', () => {
  it('is a town, then the regions that narrow it', () => {
    expect(interpretPlace('Boise, Idaho, United States')).toEqual([
      { names: ['boise'], where: [{ country: 'US', region: 'ID' }], atLeast: 0, byOtherNames: true },
    ])
    expect(interpretPlace('London, Ontario, CA')[0]?.where).toEqual([{ country: 'CA', region: 'ON' }])
    expect(interpretPlace('Salem, IN').map(({ where }) => where?.length)).toEqual([1, 2])
    expect(interpretPlace('Paris, Texas, France')[0]?.where).toEqual([])
    expect(interpretPlace('Munich, Bavaria')[0]?.where).toEqual([{ country: 'DE', region: '02' }])
    expect(interpretPlace('Leeds, Northern, UK')[0]?.where).toEqual([{ country: 'GB', region: null }])
  })

  it('may carry its region without a comma, and postal codes', () => {
    expect(interpretPlace('Boise ID 83702')[1]).toEqual({
      names: ['boise'],
      where: [{ country: 'US', region: 'ID' }],
      atLeast: 0,
      byOtherNames: true,
    })
    expect(interpretPlace('London SW1A 1AA, UK')[0]).toMatchObject({ names: ['london'] })
    expect(interpretPlace('12 Main St, Boise, ID 83702-1234').some(({ names }) => names[0] === 'boise')).toBe(true)
  })

  it('that is a state or country means a town only inside it, or a large city', () => {
    expect(interpretPlace('Georgia')).toEqual([
      { names: ['georgia'], where: [{ country: 'US', region: 'GA' }], atLeast: 0, byOtherNames: false },
      {
        names: ['georgia'],
        where: expect.arrayContaining([{ country: 'GE', region: null }]),
        atLeast: 0,
        byOtherNames: false,
      },
      { names: ['georgia'], where: null, atLeast: 300_000, byOtherNames: false },
    ])
  })

  it('may name no place at all', () => {
    for (const text of ['', ' , ', 'Remote', 'anywhere', '83702', '(hybrid)']) expect(interpretPlace(text)).toEqual([])
  })
})

it('labels a town with the region that people write and the name of the country', () => {
  expect(labelOf({ name: 'Boise', region: 'ID', country: 'US' })).toBe('Boise, ID, United States')
  expect(labelOf({ name: 'Leeds', region: 'ENG', country: 'GB' })).toBe('Leeds, England, United Kingdom')
  expect(labelOf({ name: 'Berlin', region: null, country: 'DE' })).toBe('Berlin, Germany')
})

it('keeps the codes of regions that people write', () => {
  expect(regionCode('US', 'ID')).toBe('ID')
  expect(regionCode('CA', '08')).toBe('ON')
  expect(regionCode('AU', '02')).toBe('NSW')
  expect(regionCode('DE', '16')).toBeNull()
})

describe('a town in an address', () => {
  test.each([
    ['boise', 'ID', 'US', 'boise-id-us'],
    ['salt lake city', 'UT', 'US', 'salt-lake-city-ut-us'],
    ['stratford upon avon', 'ENG', 'GB', 'stratford-upon-avon-eng-gb'],
    ['lyon', null, 'FR', 'lyon-fr'],
  ])('%s is understood again', (name, region, country, slug) => {
    expect(townSlug(name, region, country)).toBe(slug)
    expect(parseTownSlug(slug)[0]).toEqual({ name, region, country })
  })

  test.each(['', 'us', '-us', 'boise', 'boise-id-usa'])('%j means none', (slug) => {
    expect(parseTownSlug(slug)).toEqual([])
  })
})
