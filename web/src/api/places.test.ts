import { expect, test } from 'vitest'
import { shortLabel } from './places.ts'

const place = (label: string, country: string, kind: 'town' | 'area' = 'town') => ({
  _id: 1,
  kind,
  label,
  country,
  city: '',
  region: null,
  latitude: 0,
  longitude: 0,
})

test.each([
  [place('Boise, ID, United States', 'US'), ['en-US'], 'Boise, ID'],
  [place('Boise, ID, United States', 'US'), ['es', 'es-419', 'es-US'], 'Boise, ID'],
  [place('Boise, ID, United States', 'US'), ['en-GB', 'en-US'], 'Boise, ID, United States'],
  [place('Boise, ID, United States', 'US'), ['en'], 'Boise, ID, United States'],
  [place('Toronto, ON, Canada', 'CA'), ['fr-CA'], 'Toronto, ON'],
  [place('München, Germany', 'DE'), ['de-DE'], 'München, Germany'],
  [place('Boise, ID 83702', 'US'), ['en-US'], 'Boise, ID 83702'],
  [place('Bavaria, Upper, Germany', 'DE', 'area'), ['de-DE'], 'Bavaria, Upper, Germany'],
])('a suggested town is named without the country of its reader: %o', (suggested, tags, label) => {
  expect(shortLabel(suggested, tags)).toBe(label)
})
