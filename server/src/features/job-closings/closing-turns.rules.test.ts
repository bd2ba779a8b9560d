import { expect, test } from 'vitest'
import { oneOfEachCompany } from './closing-turns.rules.ts'

const due = [
  { id: 'a1', employer_id: 'a' },
  { id: 'b1', employer_id: 'b' },
  { id: 'a2', employer_id: 'a' },
  { id: 'a3', employer_id: 'a' },
]
const nextAfter = (batches: Record<string, number>) =>
  oneOfEachCompany(due, new Map(Object.entries(batches).map(([id, count]) => [id, { batches: count, last: 'x' }]))).map(
    ({ id }) => id,
  )

test('each company has one closing in a round, the one with the fewest batches so far', () => {
  expect(nextAfter({})).toEqual(['a1', 'b1'])
  expect(nextAfter({ a1: 1, b1: 1 })).toEqual(['a2', 'b1'])
  expect(nextAfter({ a1: 1, a2: 1, b1: 4 })).toEqual(['a3', 'b1'])
  expect(nextAfter({ a1: 2, a2: 2, a3: 2 })).toEqual(['a1', 'b1'])
})
