import { expect, test } from 'vitest'
import { readSearch } from './job-search.ts'
import { distanceFrom, searchedFrom } from './searched-from.ts'

const from = (query: string, label?: string) =>
  searchedFrom(
    readSearch(new URLSearchParams(query)),
    label ? { label, latitude: 1, longitude: 2, country: 'US' } : null,
  )

test('a distance names the searched place', () => {
  expect(distanceFrom(12.4, 'km', from('location=boise', 'Boise, ID, United States'), 'Nampa')).toBe('12 km from Boise')
  expect(distanceFrom(1.5, 'km', from('location=boise', 'Boise, ID, United States'), 'Boise, ID')).toBe(
    '1.5 km from downtown',
  )
})

test('a position without a name is called the selected point', () => {
  expect(distanceFrom(0.3, 'km', from('latitude=1&longitude=2&radius=25'), 'Boise')).toBe(
    'under 1 km from the selected point',
  )
})

test('outside of a search the distance has no reference', () => {
  expect(distanceFrom(3, 'km', undefined, 'Boise')).toBe('3.0 km away')
})
