import { describe, expect, it } from 'vitest'
import { emptyStatistics } from '../../../test/search-data.ts'
import { cheapestFirst } from './condition-order.ts'

describe('conditions', () => {
  const shares = { manag: 0.09, senior: 0.13, project: 0.2, rare: 0.0001, every: 1 }
  const circle = { any: Array.from({ length: 10 }, (_, place) => `g1/${place}`) }
  const ordered = (ofCircle: number, ...words: string[]) =>
    cheapestFirst(
      {
        ...emptyStatistics,
        lexemeShares: new Map([
          ...Object.entries(shares),
          ...circle.any.map((cell): [string, number] => [cell, ofCircle / 10]),
        ]),
      },
      [...words.map((word) => ({ any: [word] })), circle],
    ).map(({ any: [name] }) => name)

  it('begin with the rarest, but not with one of many lexemes that is hardly rarer', () => {
    expect(ordered(0.1, 'project', 'senior', 'manag')).toEqual(['manag', 'senior', 'project', 'g1/0'])
    expect(ordered(0.001, 'project', 'senior', 'manag').slice(0, 2)).toEqual(['g1/0', 'manag'])
    expect(ordered(0.1, 'every', 'rare')).toEqual(['rare', 'g1/0', 'every'])
  })

  it('stay as they are where there are none to choose from', () => {
    expect(ordered(0.1)).toEqual(['g1/0'])
    expect(cheapestFirst(emptyStatistics, [])).toEqual([])
    expect(cheapestFirst(emptyStatistics, [{ any: ['a'] }, { any: ['b'] }])).toHaveLength(2)
  })
})
