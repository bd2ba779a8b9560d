import { answerMinimums } from '@hearback/contract/trust/answer-minimums.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseGroups, type GroupSize, isPublishable, minimums } from './answer-statistics.rules.ts'

describe('a group is published', () => {
  test.each<[string, GroupSize, boolean]>([
    ['from 30 finished applications on', { finished: 30, companies: 3, largest: 15 }, true],
    ['not with 29', { finished: 29, companies: 3, largest: 10 }, false],
    ['not with the applications of two companies', { finished: 300, companies: 2, largest: 150 }, false],
    ['not if one company has more than half of them', { finished: 31, companies: 9, largest: 16 }, false],
  ])('%s', (_rule, size, expected) => {
    expect(isPublishable(size)).toBe(expected)
  })
})

test('readers are told the minimums that hold', () => {
  expect(answerMinimums).toMatchObject(minimums)
})

/** Applications of companies in groups. */
type Cells = { group: string; company: number; finished: number }[]

function sizeOf(cells: Cells): GroupSize | undefined {
  const own = new Map<number, number>()
  for (const { company, finished } of cells) own.set(company, (own.get(company) ?? 0) + finished)
  const sizes = [...own.values()]
  if (sizes.length === 0) return undefined
  return { finished: sizes.reduce((sum, one) => sum + one, 0), companies: sizes.length, largest: Math.max(...sizes) }
}

const choose = (cells: Cells, limit = 60) =>
  chooseGroups(
    [...Map.groupBy(cells, ({ group }) => group)].flatMap(([name, of]) => {
      const size = sizeOf(of)
      return size ? [{ name, ...size }] : []
    }),
    limit,
    (published) => Promise.resolve(sizeOf(cells.filter(({ group }) => !published.includes(group)))),
  )
/** Three companies with a third of the applications each. */
const even = (group: string, each: number): Cells => [1, 2, 3].map((company) => ({ group, company, finished: each }))

test('a single small group takes the smallest published one along, because a difference would show it', async () => {
  expect(await choose([...even('care', 40), ...even('food', 20), ...even('law', 2)])).toEqual(['care'])
  expect(await choose([...even('care', 40), ...even('food', 20)])).toEqual(['care', 'food'])
})

test('small groups that are enough together are published together', async () => {
  expect(await choose([...even('care', 40), ...even('law', 5), ...even('arts', 5)])).toEqual(['care'])
})

test('a group of one company takes others along until it is not more than half of them', async () => {
  const alone = { group: 'mines', company: 9, finished: 100 }
  expect(await choose([...even('care', 400), ...even('food', 40), alone])).toEqual(['care'])
})

test('no group is published if only all together are enough', async () => {
  expect(await choose([...even('care', 20), ...even('food', 3)])).toEqual([])
})

test('of more groups than the limit, the smallest count among the others', async () => {
  expect(await choose([...even('care', 40), ...even('food', 30), ...even('law', 20)], 2)).toEqual(['care', 'food'])
})

test('whatever the groups, each published one and all others together may be published', async () => {
  const cell = fc.record({
    group: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e'),
    company: fc.integer({ min: 1, max: 6 }),
    finished: fc.integer({ min: 1, max: 60 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { maxLength: 40 }), async (cells) => {
      const published = await choose(cells)
      const others = sizeOf(cells.filter(({ group }) => !published.includes(group)))
      for (const name of published) {
        const size = sizeOf(cells.filter(({ group }) => group === name))
        expect(size && isPublishable(size)).toBe(true)
      }
      if (published.length > 0 && others) expect(isPublishable(others)).toBe(true)
      expect(published).not.toContain('')
    }),
    { seed: 204, numRuns: 500 },
  )
})
