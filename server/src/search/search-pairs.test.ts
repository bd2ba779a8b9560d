import { expect, it } from 'vitest'
import { inPairs } from './search-pairs.ts'
import { emptyStatistics, type SearchStatistics } from './search-statistics.ts'

const title = (...words: string[]) => ({ any: words.map((word) => `t/${word}`) })
const known: SearchStatistics = {
  ...emptyStatistics,
  rows: 1_000_000,
  lexemeShares: new Map([
    ['t/senior', 0.16],
    ['t/project', 0.13],
    ['t/manag', 0.06],
  ]),
  regionalWords: new Set(['t/senior', 't/project', 't/manag', 't/ökonom', 't/nurs', 't/rn']),
}

it('asks for each frequent word of a title together with the rarest of them', () => {
  const titles = [title('senior'), title('project'), title('manag')]
  expect(inPairs(known, titles)).toEqual([
    { any: ['tt/manag/project'], share: expect.closeTo(0.0078) },
    { any: ['tt/manag/senior'], share: expect.closeTo(0.0096) },
  ])
})

it('takes others as they are, and a single one', () => {
  expect(inPairs(known, [title('senior'), title('horolog'), title('manag')])).toMatchObject(
    [title('manag/senior').any.map((both) => `t${both}`), title('horolog').any].map((any) => ({ any })),
  )
  for (const titles of [
    [],
    [title('manag')],
    [title('manag'), title('horolog')],
    [title('manag'), { ...title('senior'), begins: true }],
  ]) {
    expect(inPairs(known, titles)).toEqual(titles)
  }
})

it('sorts words by their bytes, as the documents do', () => {
  expect(inPairs(known, [title('ökonom'), title('senior')])).toMatchObject([{ any: ['tt/senior/ökonom'] }])
})

it('takes each synonym with each, one that both words have alone, and no more than are worth it', () => {
  expect(inPairs(known, [title('nurs', 'rn'), title('rn', 'manag')])).toMatchObject([
    { any: ['tt/nurs/rn', 'tt/manag/nurs', 't/rn', 'tt/manag/rn'] },
  ])
  const many = title(...Array.from({ length: 17 }, (_, n) => `word${n}`))
  const statistics = { ...known, regionalWords: new Set([...known.regionalWords, ...many.any]) }
  expect(inPairs(statistics, [many, title('manag')])).toEqual([many, title('manag')])
})
