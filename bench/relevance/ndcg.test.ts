import { describe, expect, test } from 'vitest'
import { gradeOf, ndcg } from './ndcg.ts'
import { readQueries } from './queries.ts'

const post = {
  jobTitle: 'Nursing Assistant',
  company: 'Veterans Health Administration',
  place: { latitude: 33.45, longitude: -112.07 },
}

describe('the gain of a post', () => {
  const query = { keyword: 'nurse', best: /nurse/i, good: /nursing/i, related: /care/i }

  test('goes by its title', () => {
    const titles = ['Staff Nurse', 'Nursing Assistant', 'Care Coordinator', 'Welder']
    expect(titles.map((jobTitle) => gradeOf(query, { ...post, jobTitle }))).toEqual([3, 2, 1, 0])
  })

  test('is nothing in another town or at another company than was asked for', () => {
    expect(gradeOf({ ...query, around: { latitude: 33.5, longitude: -112 } }, post)).toBe(2)
    expect(gradeOf({ ...query, around: { latitude: 32.2, longitude: -110.9 } }, post)).toBe(0)
    expect(gradeOf({ ...query, company: /indian health/i }, post)).toBe(0)
  })
})

describe('the gain of an order', () => {
  test('is whole where nothing better could have been shown', () => {
    expect(ndcg([3, 3, 2], [0, 2, 3, 3], 3)).toBe(1)
    expect(ndcg([], [0, 0], 10)).toBe(1)
  })

  test('falls with what comes late, and with what is missing', () => {
    expect(ndcg([0, 3], [3, 0], 10)).toBeCloseTo(1 / Math.log2(3))
    expect(ndcg([2], [3], 10)).toBeCloseTo(3 / 7)
  })
})

test('at least 200 searches in English and 100 in Spanish are judged, each once', () => {
  const queries = readQueries()
  const asked = queries.map(({ keyword, location = '' }) => `${keyword} ${location}`)
  expect(new Set(asked).size).toBe(asked.length)
  const numberOf = (kind: string) => queries.filter((query) => query.kind === kind).length
  expect(numberOf('posts') + numberOf('everyday')).toBeGreaterThanOrEqual(200)
  expect(numberOf('everyday')).toBeGreaterThanOrEqual(100)
  expect(numberOf('spanish')).toBeGreaterThanOrEqual(100)
})
