import { expect, it } from 'vitest'
import { placeOfRow } from './resolve-place.ts'

const countryOf = (country: string) => {
  const warnings: string[] = []
  const place = placeOfRow({ city: 'London', country } as Parameters<typeof placeOfRow>[0], ({ kind }) =>
    warnings.push(kind),
  )
  return { country: place.country, text: place.spot?.text, warnings }
}

it.each(['UK', 'GB', 'GBR', 'uk', 'United Kingdom', 'Reino Unido'])('takes %s for the United Kingdom', (country) => {
  expect(countryOf(country)).toEqual({ country: 'GB', text: 'London, United Kingdom', warnings: [] })
})

it.each(['EU', 'ZZ', 'XX', 'Atlantis'])('warns of %s, which is no country', (country) => {
  expect(countryOf(country)).toEqual({ country: null, text: 'London', warnings: ['country_unknown'] })
})
