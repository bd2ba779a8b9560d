import { expect, test } from 'vitest'
import { changeWords, p75Words, rangeOf, roundAbove } from './visit-words.ts'

const measured = { path: '/', rating: 'good', pages: 4 } as const

test('the URL holds one of three ranges, 30 days by default', () => {
  const ranges = ['days=7', 'days=90', 'days=8', 'days=', ''].map((query) => rangeOf(new URLSearchParams(query)))
  expect(ranges).toEqual([7, 90, 30, 30, 30])
})

test.each([
  [112, 100, '12% more than in the previous 30 days'],
  [50, 100, '50% fewer than in the previous 30 days'],
  [100, 100, 'same as in the previous 30 days'],
  [3, 0, 'none in the previous 30 days'],
  [0, 0, 'none in the previous days either'],
])('%i after %i is said in words', (now, before, words) => {
  expect(changeWords(now, before, 30)).toBe(words)
})

test.each([
  [{ vital: 'LCP', p75: 2_400 }, '2.4 s'],
  [{ vital: 'LCP', p75: 900 }, '900 ms'],
  [{ vital: 'LCP', p75: null }, 'over 10 s'],
  [{ vital: 'INP', p75: null }, 'over 2 s'],
  [{ vital: 'CLS', p75: 0.08 }, '0.08'],
  [{ vital: 'CLS', p75: 0.125 }, '0.125'],
  [{ vital: 'CLS', p75: null }, 'over 1'],
] as const)('%j has its unit', (vital, words) => {
  expect(p75Words({ ...measured, ...vital })).toBe(words)
})

test('the upper bound of a chart is a round number that nothing exceeds', () => {
  expect([0, 1, 3, 10, 11, 49, 501, 1_000, 1_194].map(roundAbove)).toEqual([1, 1, 3, 10, 12, 50, 600, 1_000, 1_200])
})
