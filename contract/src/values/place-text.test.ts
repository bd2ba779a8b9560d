import { expect, it } from 'vitest'
import { placeText } from './place-text.ts'

it.each([
  [{ city: 'Portland', region: 'OR', country: 'US' }, 'Portland, OR'],
  [{ city: 'Leeds', region: 'England', country: 'GB' }, 'Leeds, England'],
  [{ city: 'Lyon', region: 'Auvergne-Rhône-Alpes', country: 'FR' }, 'Lyon'],
  [{ city: 'Boise, ID', region: 'ID', country: 'US' }, 'Boise, ID'],
  [{ city: 'Boise', region: null, country: 'US' }, 'Boise'],
  [{ city: 'Boise' }, 'Boise'],
  [{ city: null, region: 'ID', country: 'US' }, undefined],
])('%j is written %s', (place, text) => {
  expect(placeText(place)).toBe(text)
})
