import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyStatistics } from '../../../test/search-data.ts'
import { CellShares } from '../estimate/area-cover.ts'
import { type SearchStatistics, withWords } from '../estimate/statistics.ts'
import { type Area, distanceKm } from '../model/area.ts'
import { editDistance } from '../model/edit-distance.ts'
import { publicationDays, queryOf } from '../model/lexemes.ts'
import { payBands } from '../model/pay-lexemes.ts'
import { planSearch, type RelevancePlan, readsAll, widerPlan } from './plan-search.ts'
import { newestWindow } from './recency-window.ts'
import { maxHits } from './row-budget.ts'
import type { Terms } from './terms.ts'

const keyOf = (latitude: number, longitude: number) =>
  Math.floor((latitude + 90) * 20) * 8192 + Math.floor((longitude + 180) * 20)
const cellsOf = (shares: readonly [key: number, share: number][]) => {
  const cells = new CellShares()
  for (const [key, share] of shares) cells.add(key, share)
  return cells
}
const million: SearchStatistics = {
  rows: 1_000_000,
  lastSeq: 1_000_000,
  blocks: Array.from({ length: 123 }, (_, at) => ({ block: 122 - at, rows: at === 0 ? 576 : 8192 })),
  lexemeShares: new Map([
    ['team', 0.9],
    ['t/team', 0.0001],
    ['manag', 0.08],
    ['t/manag', 0.03],
    ['s/team management', 0.06],
  ]),
  rarestShare: 0.0002,
  cells: cellsOf([[keyOf(51.57, -0.12), 0.03]]),
  placeShares: new Map([[1, 0.04]]),
  placeRegions: new Map([[1, 'g1/141.179']]),
  regionalWords: new Set(),
  hasPayLevels: true,
}
const london = { latitude: 51.57, longitude: -0.12, km: 25 }
/** Hits that are looked for where so many of the first are enough. */
const wanted = (minimum: number) => 1.15 * minimum + 4 * Math.sqrt(minimum)
const [ofTwenty, ofAll] = [wanted(200), wanted(1_000)]
const nothing: Terms = { words: [], filters: [], placeId: null, area: null }
const word = (stem: string) => ({ any: [stem] })

describe('the plan', () => {
  it('walks along the order without words, and counts what is small', () => {
    expect(planSearch(million, nothing, { sort: 'newest', last: 20 })).toEqual({
      by: 'order',
      placeId: null,
      counted: false,
    })
    expect(planSearch(million, { ...nothing, placeId: 1 }, { sort: 'relevance', last: 20 })).toMatchObject({
      by: 'order',
      counted: true,
    })
    expect(planSearch(emptyStatistics, nothing, { sort: 'newest', last: 20 })).toMatchObject({ counted: true })
  })

  it('reads all of a rare word, and only the newest of a frequent one', () => {
    const rare = planSearch(million, { ...nothing, words: [word('horolog')] }, { sort: 'newest', last: 20 })
    expect(readsAll(rare)).toBe(true)
    const frequent = planSearch(million, { ...nothing, words: [word('manag')] }, { sort: 'newest', last: 20 })
    expect(readsAll(frequent)).toBe(false)
    expect(
      readsAll(planSearch(emptyStatistics, { ...nothing, words: [word('manag')] }, { sort: 'newest', last: 20 })),
    ).toBe(true)
  })

  it('reads a fifth where the best of the newest 200 are enough, and widens to what 200 need', () => {
    const words = [word('team'), word('manag')]
    const among = (results: number) =>
      planSearch(million, { ...nothing, words }, { sort: 'relevance', last: 12, results })
    const share = 0.9 * 0.08
    expect(among(1_000)).toMatchObject({ minHits: 1_000, window: { rows: expect.closeTo(ofAll / share) } })
    expect(among(200)).toMatchObject({ minHits: 200, window: { rows: expect.closeTo(ofTwenty / share) } })
    expect(widerPlan(million, among(200), 150)).toMatchObject({ minHits: 200, results: 200 })
    const seldom = [word('unlisted'), word('manag')]
    expect(
      readsAll(planSearch(million, { ...nothing, words: seldom }, { sort: 'relevance', last: 12, results: 200 })),
    ).toBe(true)
  })

  it.each([0, 990])('widens until everything is read, having found %i', (found) => {
    for (const sort of ['newest', 'relevance'] as const) {
      let plan = planSearch(million, { ...nothing, words: [word('manag')] }, { sort, last: 20 })
      let rounds = 0
      while (!readsAll(plan) && rounds < 20) {
        plan = widerPlan(million, plan, found)
        rounds += 1
      }
      expect(rounds).toBeLessThan(8)
    }
  })

  it('reads the page of a frequent word alone, and all results once fewer were found than expected', () => {
    const upTo = (last: number) => planSearch(million, { ...nothing, words: [word('manag')] }, { sort: 'newest', last })
    expect(upTo(20)).toMatchObject({ minHits: 200, window: { rows: expect.closeTo(ofTwenty / 0.08) } })
    expect(upTo(600)).toMatchObject({ minHits: 600, window: { rows: expect.closeTo(wanted(600) / 0.08) } })
    expect(upTo(5_000)).toMatchObject({ minHits: 1_000 })
    const {
      window: { rows: window },
    } = upTo(20) as { window: { rows: number } }
    expect(widerPlan(million, upTo(20), 100)).toMatchObject({
      minHits: 1_000,
      window: { rows: expect.closeTo((ofAll / 150) * window) },
    })
    expect(widerPlan(million, upTo(20), 990)).toMatchObject({
      minHits: 1_000,
      window: { rows: expect.closeTo(3 * window) },
    })
    for (const found of [0, 150]) {
      expect(widerPlan(million, upTo(20), found)).toMatchObject({
        window: { rows: expect.closeTo((ofAll / 150) * window) },
      })
    }
    expect(widerPlan(million, upTo(600), 150)).toMatchObject({ window: { rows: expect.any(Number) } })
    const far = widerPlan(million, widerPlan(million, upTo(20), 150), 200)
    expect(far).toMatchObject({ minHits: 1_000, window: { rows: expect.any(Number) } })
    expect(widerPlan(million, far, 200)).toMatchObject({ minHits: 1_000, window: null })
    expect(
      widerPlan(
        million,
        planSearch(million, { ...nothing, words: [word('manag')] }, { sort: 'relevance', last: 20 }),
        100,
      ),
    ).toMatchObject({ minHits: 1_000, titlesSuffice: false })
  })

  it('lets all pages of several words choose among the same hits', () => {
    const words = [word('manag'), word('team')]
    const upTo = (last: number) => planSearch(million, { ...nothing, words }, { sort: 'relevance', last })
    expect(upTo(20)).toEqual(upTo(1_000))
    expect(upTo(20)).toMatchObject({ minHits: 1_000 })
  })

  it('reads the texts of one word up to the page, after all its titles', () => {
    const upTo = (last: number) =>
      planSearch(million, { ...nothing, words: [word('team')] }, { sort: 'relevance', last })
    expect(upTo(20)).toMatchObject({ minHits: 200, titleWindow: null, window: { rows: ofTwenty / 0.9 } })
    expect(upTo(5_000)).toMatchObject({ minHits: 1_000 })
    expect(widerPlan(million, upTo(20), 150)).toMatchObject({ minHits: 1_000, window: { rows: expect.any(Number) } })
  })

  it('asks the index for what is rarest first', () => {
    const terms = { ...nothing, words: [word('team'), word('manag')], placeId: 1 }
    const place = { any: ['c/1'], share: 0.04 }
    const groups = [place, word('manag'), word('team')]
    expect(planSearch(million, terms, { sort: 'newest', last: 20 })).toMatchObject({ groups })
    expect(planSearch(million, terms, { sort: 'relevance', last: 20 })).toMatchObject({
      words: terms.words,
      titles: [word('t/team'), word('t/manag'), place],
      texts: groups,
    })
  })

  it('asks for titles in a region, and for texts that have the word there', () => {
    const regional = { any: ['g1/141.179/manag'] }
    const known = { ...million, regionalWords: new Set(['manag']) }
    const terms = { ...nothing, words: [word('manag')], placeId: 1 }
    const { titles, texts } = planSearch(known, terms, { sort: 'relevance', last: 20 }) as RelevancePlan
    expect(titles.map(({ any }) => any)).toEqual(expect.arrayContaining([['t/manag'], regional.any, ['c/1']]))
    expect(texts.map(({ any }) => any)).toEqual([regional.any, ['c/1']])
  })

  it('reads titles alone where they fill the results, and is sure of it', () => {
    expect(planSearch(million, { ...nothing, words: [word('manag')] }, { sort: 'relevance', last: 20 })).toMatchObject({
      titlesSuffice: true,
    })
    expect(planSearch(million, { ...nothing, words: [word('team')] }, { sort: 'relevance', last: 20 })).toMatchObject({
      titlesSuffice: false,
      titleWindow: null,
    })
    const few = { ...million, rarestShare: 0.0025 }
    expect(planSearch(few, { ...nothing, words: [word('unlisted')] }, { sort: 'relevance', last: 20 })).toMatchObject({
      titlesSuffice: false,
    })
  })
})

describe('statistics besides the listed lexemes', () => {
  const upTo20 = (statistics: SearchStatistics, terms: Partial<Terms>) =>
    planSearch(statistics, { ...nothing, ...terms }, { sort: 'newest', last: 20 })

  it('leaves out terms of the vocabulary where titles with the words fill the results, until these turn out too few', () => {
    const terms = [{ text: 'supervisor', rank: 1, all: ['supervisor'], isAnywhere: false }]
    const synonyms = { lexemes: ['of/manager'], terms }
    const words = [{ ...word('manag'), synonyms }]
    const plan = planSearch(million, { ...nothing, words }, { sort: 'relevance', last: 20 })
    expect(plan).toMatchObject({ titlesSuffice: true, words: [word('manag')], titles: [word('t/manag')], minHits: 200 })
    expect(widerPlan(million, plan, 3)).toMatchObject({ titlesSuffice: false, words, minHits: 1_000 })
    const rare = { ...million, lexemeShares: new Map([['t/supervisor', 0.03]]) }
    expect(planSearch(rare, { ...nothing, words }, { sort: 'relevance', last: 20 })).toMatchObject({
      titlesSuffice: false,
      words,
    })
  })

  it('sizes the window by what the lexicon counts of a word, in texts and in titles', () => {
    const words = [word('horolog')]
    const told = withWords(million, [{ lexeme: 'horolog', documents: 5_000, titles: 2_000 }])
    expect(upTo20(million, { words })).toMatchObject({ window: null })
    expect(upTo20(told, { words })).toMatchObject({ window: { rows: expect.closeTo(ofTwenty / 0.005) } })
    expect(planSearch(told, { ...nothing, words }, { sort: 'relevance', last: 20 })).toMatchObject({
      titlesSuffice: true,
      titleWindow: { rows: expect.closeTo(ofTwenty / 0.02) },
    })
    expect(planSearch(told, { ...nothing, words: [word('manag')] }, { sort: 'newest', last: 20 })).toEqual(
      upTo20(million, { words: [word('manag')] }),
    )
  })

  it('leaves the statistics as they were, and knows nothing of an empty table', () => {
    withWords(million, [{ lexeme: 'horolog', documents: 5_000, titles: 2_000 }])
    expect(million.lexemeShares.get('horolog')).toBeUndefined()
    const empty = withWords(emptyStatistics, [{ lexeme: 'horolog', documents: 5_000, titles: 2_000 }])
    expect(readsAll(upTo20(empty, { words: [word('horolog')] }))).toBe(true)
  })

  it('expects of a place what it has, and nothing where it has none', () => {
    const words = [word('team')]
    expect(upTo20(million, { words, placeId: 1 })).toMatchObject({
      window: { rows: expect.closeTo(ofTwenty / (0.9 * 0.04)) },
    })
    expect(upTo20(million, { words, placeId: 2 })).toMatchObject({ window: null })
  })

  describe('of the last page', () => {
    const words = [word('horolog')]
    const expecting = (documents: number, known = million) =>
      withWords(known, [{ lexeme: 'horolog', documents, titles: 0 }])
    const lastPage = (known: SearchStatistics, wanted = { ...nothing, words }) =>
      planSearch(known, wanted, { sort: 'newest', last: 1_000 })
    const whole = { window: null }
    const windowOf = (share: number) => ({ window: { rows: expect.closeTo(ofAll / share) } })

    it('reads the page alone where that costs less than to read all', () => {
      expect(upTo20(expecting(1_400), { words })).toMatchObject(whole)
      expect(upTo20(expecting(1_600), { words })).toMatchObject({
        minHits: 200,
        window: { rows: ofTwenty / 0.0016 },
      })
      expect(lastPage(expecting(2_900))).toMatchObject(whole)
      expect(lastPage(expecting(2_950))).toMatchObject(windowOf(0.00295))
    })

    it('reads fewer hits in a smaller table, whose windows are shorter to go past, and more in a larger one', () => {
      const rows = (times: number) => ({
        ...million,
        rows: million.rows * times,
        blocks: million.blocks.map(({ block, rows }) => ({ block, rows: rows * times })),
      })
      expect(lastPage(expecting(1_550, rows(0.1)))).toMatchObject(whole)
      expect(lastPage(expecting(1_620, rows(0.1)))).toMatchObject(windowOf(0.0162))
      expect(lastPage(expecting(7_600, rows(10)))).toMatchObject(whole)
      expect(lastPage(expecting(7_700, rows(10)))).toMatchObject(windowOf(0.00077))
      expect(maxHits(rows(0.1), 1_000)).toBeCloseTo(2_379, 0)
      expect(maxHits(rows(10), 1_000)).toBeGreaterThan(10_000)
    })
  })

  it('looks for a share of the rows of some days among the newest, and reads all where those days have few', () => {
    const words = [word('manag')]
    const published = { any: ['d/1', 'd/2'], share: 0.05 }
    expect(upTo20(million, { words, published })).toMatchObject({
      groups: expect.arrayContaining([published]),
      window: { rows: expect.closeTo(ofTwenty / 0.08) },
    })
    expect(upTo20(million, { words, published: { ...published, share: 0.015 } })).toMatchObject({ window: null })
    expect(upTo20(million, { published })).toMatchObject({ window: { rows: expect.closeTo(ofTwenty) } })
  })

  it('leaves it to the row whether the pay suffices, where something else narrows the search and the pay rules out little', () => {
    const pay = (share: number) => ({ ...payBands(60_000), share })
    const words = [word('manag')]
    const groupsOf = (terms: Partial<Terms>) => {
      const plan = upTo20(million, terms)
      return plan.by === 'newest' ? plan.groups : []
    }
    expect(groupsOf({ words, filters: [pay(0.3)] })).toEqual(words)
    expect(groupsOf({ area: london, filters: [pay(0.3)] })).not.toContainEqual(pay(0.3))
    expect(groupsOf({ filters: [word('team'), pay(0.3)] })).toEqual([word('team')])
    expect(groupsOf({ words, filters: [pay(0.1)] })).toContainEqual(pay(0.1))
    expect(groupsOf({ filters: [pay(0.3)] })).toEqual([pay(0.3)])
    expect(upTo20(million, { words, filters: [pay(0.3)] })).toMatchObject({
      window: { rows: expect.closeTo(ofTwenty / (0.08 * 0.3)) },
    })
  })

  it('expects the words of a skill together as often as its tag', () => {
    const filters = [word('t/team'), word('t/manag')]
    const phrases = [{ words: filters, tag: word('s/team management') }]
    expect(upTo20(million, { filters })).toMatchObject({ window: null })
    expect(upTo20(million, { filters, phrases })).toMatchObject({
      window: { rows: expect.closeTo(ofTwenty / 0.06) },
    })
    const unlisted = [{ words: filters, tag: word('s/horology') }]
    expect(upTo20(million, { filters, phrases: unlisted })).toEqual(upTo20(million, { filters }))
  })
})

describe('the window', () => {
  it('covers each publication from its first to 64k beyond the last exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), (rows) => {
        const window = newestWindow(million, rows)!
        const spans = window.group.any.map((lexeme) => {
          const [level, number] = lexeme.split('/').map(Number) as [number, number]
          const size = 2 ** [10, 13, 16, 19][level]!
          return [number * size, (number + 1) * size] as const
        })
        for (let at = 1; at < spans.length; at++) expect(spans[at]![0]).toBe(spans[at - 1]![1])
        expect(spans[0]![0]).toBeLessThanOrEqual(1_000_001 - rows)
        expect(spans.at(-1)![1]).toBeGreaterThanOrEqual(1_000_000 + 65_536)
        expect(spans.length).toBeLessThan(50)
      }),
    )
  })

  it('is none where the table holds no more', () => {
    expect(newestWindow(million, 2_000_000)).toBeNull()
    expect(newestWindow(emptyStatistics, 10)).toBeNull()
  })
})

describe('the circle', () => {
  const point = {
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }
  const lexemes = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    [1, 4, 20].map(
      (size, at) => `g${at + 1}/${Math.floor((latitude + 90) * size)}.${Math.floor((longitude + 180) * size)}`,
    )

  /** Rows in cells beside each other, from about 60 km to the south-west on. */
  const around = ({ latitude, longitude }: Area, share: (place: number) => number) =>
    cellsOf(
      Array.from({ length: 24 * 24 }, (_, place) => {
        const south = Math.max(-90, latitude - 0.6)
        const west = Math.max(-180, longitude - 0.6)
        return [keyOf(south + (place % 24) / 20, west + Math.floor(place / 24) / 20), share(place)]
      }),
    )

  it('touches the cell of every point within it, wherever the rows are', () => {
    const shift = fc.record({
      north: fc.double({ min: -5, max: 5, noNaN: true }),
      east: fc.double({ min: -30, max: 30, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.record(point),
        shift,
        fc.double({ min: 0.1, max: 500, noNaN: true }),
        fc.array(fc.nat(9), { minLength: 1 }),
        (middle, { north, east }, km, rows) => {
          const other = { latitude: middle.latitude + north, longitude: ((middle.longitude + east + 540) % 360) - 180 }
          fc.pre(Math.abs(other.latitude) <= 90 && distanceKm(middle, other) <= km)
          const area = { ...middle, km }
          const shares = around(area, (place) => (rows[place % rows.length] ?? 0) / 1e4)
          const cells = new Set(shares.coverOf(area).any)
          expect(lexemes(other).some((lexeme) => cells.has(lexeme))).toBe(true)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('leaves out a large town by the finest cells, where the coarser ones contain it', () => {
    const newark = { latitude: 40.736, longitude: -74.19, km: 10 }
    const besideNewYork = cellsOf([
      [keyOf(40.71, -74.006), 0.1],
      [keyOf(newark.latitude, newark.longitude), 0.01],
    ])
    expect(besideNewYork.coverOf(newark)).toMatchObject({ share: 0.01 })
  })

  it('is parted as finely as a large town beside it is worth, and no finer', () => {
    const circle = { latitude: 39.952, longitude: -75.164, km: 25 }
    const shareAt = (latitude: number, longitude: number) => cellsOf([[keyOf(latitude, longitude), 0.1]])
    const levels = (cells: CellShares) => cells.coverOf(circle).any.map((lexeme) => lexeme.slice(0, 2))
    expect(shareAt(39.952, -75.164).coverOf(circle)).toMatchObject({ share: 0.1, within: 0.1 })
    expect(shareAt(40.71, -74.006).coverOf(circle).within).toBe(0)
    expect(levels(new CellShares())).toEqual(['g1', 'g1', 'g1', 'g1'])
    expect(levels(shareAt(circle.latitude, circle.longitude))).toEqual(['g1', 'g1', 'g1', 'g1'])
    const besideNewYork = levels(shareAt(40.71, -74.006))
    expect(besideNewYork.filter((level) => level === 'g1')).toHaveLength(3)
    expect(besideNewYork.filter((level) => level === 'g2').length).toBeGreaterThan(0)
    expect(besideNewYork.length).toBeLessThanOrEqual(24)
  })
})

describe('lexemes', () => {
  it('quotes what the query language would read', () => {
    expect(queryOf({ any: ["it's", 'a\\b', '!x:*'] })).toBe("'it''s' | 'a\\\\b' | '!x:*'")
    expect(queryOf({ any: ['cook'], prefixes: ['nur'] })).toBe("'cook' | 'nur':*")
  })

  it('names each day since an instant, whole blocks as one', () => {
    const now = new Date('2026-11-20T12:00:00Z')
    expect(publicationDays(new Date('2026-11-19T23:00:00Z'), now).any).toEqual(['d/20776', 'd/20777', 'd/20778'])
    const year = publicationDays(new Date('2025-11-20T12:00:00Z'), now).any
    expect(year.length).toBeLessThan(70)
    expect(year.filter((lexeme) => lexeme.startsWith('m/'))).toHaveLength(11)
  })
})

it('counts edits, a swap of neighbors as one', () => {
  expect(editDistance('electricain', 'electrician')).toBe(1)
  expect(editDistance('managr', 'manager')).toBe(1)
  expect(editDistance('kitten', 'sitting')).toBe(3)
  expect(editDistance('', 'abc')).toBe(3)
})
