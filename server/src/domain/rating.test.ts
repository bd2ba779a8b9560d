import { expect, test } from 'vitest'
import { averageRating } from './rating.ts'

test('an average appears from 3 reviews', () => {
  expect(averageRating(10, 2)).toEqual({ average: null, count: 2 })
  expect(averageRating(13, 3)).toEqual({ average: 4.3, count: 3 })
})
