import { expect, it } from 'vitest'
import { passingOf } from './search-marks.ts'
import { emptyStatistics, type SearchStatistics } from './search-statistics.ts'
import type { Terms } from './search-terms.ts'

const known: SearchStatistics = {
  ...emptyStatistics,
  rows: 1_000_000,
  lexemeShares: new Map([
    ['team', 0.9],
    ['manag', 0.08],
    ['lead', 0.2],
    ['e/full_time', 0.5],
    ['e/contract', 0.1],
  ]),
  marks: new Map([
    ['team', 0],
    ['manag', 63],
    ['lead', 64],
    ['e/full_time', 130],
    ['e/contract', 255],
  ]),
}
const inTown: Terms = { words: [], filters: [], placeId: 1, area: null }
const word = (...any: string[]) => ({ any })
const of = (more: Partial<Terms>) => passingOf(known, { ...inTown, ...more })

it('asks for each word by its bit, and for one of several by all of theirs', () => {
  expect(of({})).toEqual({ placeId: 1, cells: [], all: [0n, 0n, 0n, 0n], anyOf: [], share: 1 })
  expect(of({ words: [word('team'), word('manag')] })?.all).toEqual([1n - 2n ** 63n, 0n, 0n, 0n])
  expect(of({ words: [word('team'), word('lead')], filters: [word('e/full_time', 'e/contract')] })).toMatchObject({
    all: [1n, 1n, 0n, 0n],
    anyOf: [[0n, 0n, 4n, -(2n ** 63n)]],
  })
})

it('leaves to the row what it decides anyway', () => {
  const pay = (share: number) => ({ any: ['p/9'], share, inRow: true })
  expect(of({ words: [word('manag')], filters: [pay(0.5)] })?.all).toEqual([-(2n ** 63n), 0n, 0n, 0n])
  expect(of({ words: [word('manag')], filters: [pay(0.1)] })).toBeUndefined()
})

it('passes no rows where words have no bit, begin so only, or are in too few of them', () => {
  expect(of({ words: [word('horolog')] })).toBeUndefined()
  expect(of({ words: [word('team', 'horolog')] })).toBeUndefined()
  expect(of({ words: [{ any: ['team'], begins: true }] })).toBeUndefined()
  expect(of({ words: [word('manag'), word('lead')] })).toBeUndefined()
})

it('needs a town, or a circle that is no continent, and nothing that stands in no index', () => {
  const london = { latitude: 51.5, longitude: -0.1, km: 100 }
  expect(of({ placeId: null })).toBeUndefined()
  expect(of({ area: london })).toBeUndefined()
  expect(of({ published: word('d/20000') })).toBeUndefined()
  expect(of({ placeId: null, area: { ...london, km: 1_000 } })).toBeUndefined()
  const circle = of({ placeId: null, area: london })
  expect(circle?.cells.length).toBeGreaterThan(50)
  expect(circle?.cells.length).toBeLessThan(120)
  expect(circle?.cells).toContain((51.5 + 90) * 4 * 8192 + Math.floor((-0.1 + 180) * 4))
})
