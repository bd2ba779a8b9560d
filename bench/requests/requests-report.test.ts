import { expect, test } from 'vitest'
import { thresholdFailures } from './requests-report.ts'

const row = (name: string, ours: number, bare: number) => {
  const at = (perSecond: number) => ({ perSecond, p50: 0, p95: 0, p99: 0, failed: 0 })
  return { name, ours: at(ours), bare: at(bare) }
}

test('reports a cached job page below 40 % of a bare server with the same bytes, and accepts one at 40 %', () => {
  expect(thresholdFailures([row('job page, cached', 400, 1_000), row('job page, rendered', 10, 1_000)])).toEqual([])
  expect(thresholdFailures([row('job page, cached', 390, 1_000), row('browse', 900, 1_000)])).toEqual([
    '"job page, cached" reached 39 % of a bare server with the same bytes; the minimum is 40 %.',
  ])
})

test('reports a page without any response', () => {
  expect(thresholdFailures([row('job page, cached', 0, 1_000)])).toHaveLength(1)
})

test('reports a search by an assistant below 80 % of the same search by the API, and accepts one at 80 %', () => {
  const search = (perSecond: number) => ({
    ...row('keyword, by an assistant', perSecond, 10_000),
    alternative: { name: 'keyword', ours: row('keyword', 1_000, 10_000).ours },
  })
  expect(thresholdFailures([search(800)])).toEqual([])
  expect(thresholdFailures([search(790)])).toEqual([
    '"keyword, by an assistant" reached 79 % of "keyword"; the minimum is 80 %.',
  ])
})
