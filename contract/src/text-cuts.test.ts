import { expect, test } from 'vitest'
import { slugOf } from './values/slug.ts'
import { firstGrapheme, truncate, truncateAtWord } from './values/text.ts'
import { unicodeCorpus } from './values/unicode-corpus.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Offsets of grapheme boundaries. */
const boundaries = (text: string) => new Set([...segmenter.segment(text)].map(({ index }) => index).concat(text.length))

test.each([
  ['truncate', truncate],
  ['truncateAtWord', truncateAtWord],
])('%s never exceeds the length, and never cuts a grapheme, at any length', (_name, cut) => {
  expect(unicodeCorpus.length).toBeGreaterThan(250)
  for (const text of unicodeCorpus) {
    const allowed = boundaries(text)
    for (let maxLength = 20; maxLength <= 80; maxLength += 1) {
      const short = cut(text, maxLength)
      expect(short.length).toBeLessThanOrEqual(maxLength)
      expect(short.isWellFormed()).toBe(true)
      if (short === text) continue
      const kept = short.slice(0, -1)
      expect(text.startsWith(kept)).toBe(true)
      expect(allowed.has(kept.length), `${short} of ${text.length}`).toBe(true)
    }
  }
})

test('a slug is well-formed and bounded for every text', () => {
  for (const text of unicodeCorpus) {
    expect(slugOf(text).length).toBeLessThanOrEqual(80)
    expect(slugOf(text).isWellFormed()).toBe(true)
  }
})

test('the first grapheme is whole', () => {
  for (const text of unicodeCorpus) expect(boundaries(text).has(firstGrapheme(text).length)).toBe(true)
  expect(firstGrapheme('')).toBe('')
})
