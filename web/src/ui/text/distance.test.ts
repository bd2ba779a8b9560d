import { expect, test } from 'vitest'
import { distanceText, radiusChoices, radiusText, unitOfCountry, unitOfLocales } from './distance.ts'

test.each([
  [['en-US'], 'mi'],
  [['en-GB', 'en-US'], 'mi'],
  [['es-US'], 'mi'],
  [['en', 'de-AT'], 'km'],
  [['en-CA'], 'km'],
  [['es-MX'], 'km'],
  [['zh-Hans-CN'], 'km'],
  [['en', 'es'], undefined],
  [['not a locale!'], undefined],
  [[], undefined],
] as const)('the locales %j measure in %s', (tags, unit) => {
  expect(unitOfLocales(tags)).toBe(unit)
})

test('a country decides where no locale has a region, and the catalog where no country is known', () => {
  expect([unitOfCountry('US'), unitOfCountry('DE'), unitOfCountry('XX'), unitOfCountry(null)]).toEqual([
    'mi',
    'km',
    'km',
    'mi',
  ])
})

test.each([
  [0.3, 'under 1 mi', 'under 1 km'],
  [1, 'under 1 mi', '1.0 km'],
  [2.41, '1.5 mi', '2.4 km'],
  [9.96, '6.2 mi', '10 km'],
  [16.05, '10 mi', '16 km'],
  [29.3, '18 mi', '29 km'],
  [9_650, '5,996 mi', '9,650 km'],
])('%d km reads as "%s" or "%s"', (km, miles, kilometers) => {
  expect(distanceText(km, 'mi')).toBe(miles)
  expect(distanceText(km, 'km')).toBe(kilometers)
})

test('radii to choose from read as round numbers, and the present one is among them', () => {
  expect(radiusChoices('mi').map((km) => radiusText(km, 'mi'))).toEqual([
    '5 mi',
    '10 mi',
    '15 mi',
    '25 mi',
    '50 mi',
    '100 mi',
  ])
  expect(radiusChoices('mi', 60).map((km) => radiusText(km, 'mi'))).toContain('37 mi')
  expect(radiusChoices('km', 25, undefined, 200)).toEqual([5, 10, 25, 50, 100, 200])
  expect(radiusText(200, 'mi')).toBe('125 mi')
})
