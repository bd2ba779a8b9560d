import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Night baker (m/f/d)', 'night-baker-m-f-d'],
  ['  Café & Crème brûlée  ', 'cafe-creme-brulee'],
  ['看護師 夜勤', '看護師-夜勤'],
  ['???', ''],
])('%s is addressed as %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut, and never ends in a dash', () => {
  expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80))
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
})
