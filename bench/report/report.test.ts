import { expect, test } from 'vitest'
import { tooSlow } from './markdown.ts'

const row = (name: string, ours: number, bare: number) => {
  const at = (perSecond: number) => ({ perSecond, p50: 0, p95: 0, p99: 0, failed: 0 })
  return { name, ours: at(ours), bare: at(bare) }
}

test('a kept job page under 40 % of a bare server with the same bytes is named, and one at 40 % is not', () => {
  expect(tooSlow([row('job page, kept', 400, 1_000), row('job page, made anew', 10, 1_000)])).toEqual([])
  expect(tooSlow([row('job page, kept', 390, 1_000), row('browse', 900, 1_000)])).toEqual([
    '"job page, kept" reached 39 % of a bare server with the same bytes; it has to be 40 % or more.',
  ])
})

test('a page that answers nothing at all is too slow', () => {
  expect(tooSlow([row('job page, kept', 0, 1_000)])).toHaveLength(1)
})
