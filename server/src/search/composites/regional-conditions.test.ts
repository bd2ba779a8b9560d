import { expect, it } from 'vitest'
import { emptyStatistics } from '../../../test/search-data.ts'
import { CellShares } from '../estimate/area-cover.ts'
import type { SearchStatistics } from '../estimate/statistics.ts'
import { type AnyOf, inTitle, type NamedGroups } from '../model/lexemes.ts'
import type { Terms } from '../plan/terms.ts'
import { conditionsOf } from './regional-conditions.ts'

const london = { latitude: 51.5, longitude: -0.12, km: 2 }
const key = Math.floor((51.5 + 90) * 20) * 8192 + Math.floor((-0.12 + 180) * 20)
const cellsOf = (keys: readonly [key: number, share: number][]) => {
  const cells = new CellShares()
  for (const [key, share] of keys) cells.add(key, share)
  return cells
}
const known: SearchStatistics = {
  ...emptyStatistics,
  rows: 1_000_000,
  lexemeShares: new Map([['manag', 0.1]]),
  cells: cellsOf([[key, 0.03]]),
  placeShares: new Map([[1, 0.02]]),
  placeRegions: new Map([[1, 'g1/141.179']]),
  regionalWords: new Set(['manag', 'lead']),
}
const nothing: Terms = { words: [], filters: [], placeId: null, area: null }
const manager = { any: ['manag'] }
const baker = { any: ['baker'] }

it('asks for a frequent word together with the region, in place of the word and of cells that are the whole region', () => {
  const regional = { any: ['g1/141.179/manag'], share: 0.003 }
  expect(conditionsOf(known, { ...nothing, words: [manager, baker], area: london })).toEqual({
    words: [{ ...regional, share: expect.closeTo(0.003) }, baker],
    titles: [{ any: ['t/manag'] }, { any: ['t/baker'] }, { ...regional, share: expect.closeTo(0.003) }],
    filters: [],
  })
})

it('asks for a frequent facet together with the region too', () => {
  const kitchens = { any: ['k/kitchens'] }
  const some = { any: ['k/kitchens', 'k/gardens'] }
  const statistics = { ...known, regionalWords: new Set(['k/kitchens']) }
  expect(conditionsOf(statistics, { ...nothing, filters: [kitchens, some], area: london })).toMatchObject({
    words: [],
    titles: [],
    filters: [{ any: ['g1/141.179/k/kitchens'] }, { any: ['g1/141.179/k/kitchens', 'k/gardens'] }],
  })
  expect(conditionsOf(statistics, { ...nothing, filters: [some], area: london })).toMatchObject({
    filters: [{ any: ['g1/141.179/k/kitchens', 'k/gardens'] }, { any: ['g1/141.179'] }],
  })
})

it('keeps cells that are parts of a region', () => {
  const beside = Math.floor((51.95 + 90) * 20) * 8192 + Math.floor((-0.9 + 180) * 20)
  const statistics = {
    ...known,
    cells: cellsOf([
      [key, 0.03],
      [beside, 0.5],
    ]),
  }
  const { words, filters } = conditionsOf(statistics, { ...nothing, words: [manager], area: london })
  expect(words[0]?.any).toEqual(['g1/141.179/manag'])
  expect(filters[0]?.any.every((cell) => /^g[23]\//.test(cell))).toBe(true)
})

it('keeps the place, of which a region is the surroundings', () => {
  const { words, filters } = conditionsOf(known, { ...nothing, words: [manager], placeId: 1 })
  expect(words[0]?.any).toEqual(['g1/141.179/manag'])
  expect(filters).toEqual([{ any: ['c/1'], share: 0.02 }])
  const unknown = conditionsOf(known, { ...nothing, words: [manager], placeId: 2 })
  expect(unknown).toEqual({ words: [manager], titles: [{ any: ['t/manag'] }], filters: [{ any: ['c/2'], share: 0 }] })
})

it('keeps a place and the circle around it where both are asked for', () => {
  const { words, filters } = conditionsOf(known, { ...nothing, words: [manager], placeId: 1, area: london })
  expect(words[0]?.any).toEqual(['g1/141.179/manag'])
  expect(filters.map(({ any }) => any)).toEqual([['c/1'], ['g1/141.179']])
})

it.each([
  ['a word that not all documents have so', [baker]],
  ['the beginning of a word', [{ any: [], prefixes: ['manag'] }]],
])('takes %s as it is', (_, words) => {
  const conditions = conditionsOf(known, { ...nothing, words, area: london })
  expect(conditions).toMatchObject({ words, titles: words.map(inTitle), filters: [{ any: ['g1/141.179'] }] })
})

it('takes synonyms that all are such, and no circle of many regions', () => {
  const words = [{ any: ['manag', 'lead'] }]
  expect(conditionsOf(known, { ...nothing, words, area: london }).words[0]?.any).toEqual([
    'g1/141.179/manag',
    'g1/141.179/lead',
  ])
  const wide = conditionsOf(known, { ...nothing, words, area: { ...london, km: 400 } })
  expect(wide).toMatchObject({ words, titles: words.map(inTitle) })
})

const named = (...lexemes: string[]): NamedGroups => ({ lexemes, terms: [] })

it('asks for frequent groups of the vocabulary together with the region too', () => {
  const words = [{ ...manager, synonyms: named('of/manager'), narrower: named('in/management') }]
  const statistics = { ...known, regionalWords: new Set(['manag', 'of/manager', 'in/management']) }
  const any = ['g1/141.179/manag', 'g1/141.179/of/manager', 'g1/141.179/in/management']
  expect(conditionsOf(statistics, { ...nothing, words, area: london })).toMatchObject({
    words: [{ any }],
    titles: [inTitle(words[0] as AnyOf), { any }],
    filters: [],
  })
})

it('takes rare groups beside composites as they are, and keeps the region', () => {
  const words = [{ ...manager, synonyms: named('of/zymurgist') }]
  expect(conditionsOf(known, { ...nothing, words, area: london })).toMatchObject({
    words: [{ any: ['g1/141.179/manag', 'of/zymurgist'] }],
    filters: [{ any: ['g1/141.179'] }],
  })
})

it('drops the region where one of several words has nothing but composites', () => {
  const words = [{ ...manager, synonyms: named('of/zymurgist') }, { any: ['lead'] }]
  expect(conditionsOf(known, { ...nothing, words, area: london })).toMatchObject({
    words: [{ any: ['g1/141.179/manag', 'of/zymurgist'] }, { any: ['g1/141.179/lead'] }],
    filters: [],
  })
})
