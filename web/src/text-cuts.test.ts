import { unicodeCorpus } from '@hearback/contract/values/unicode-corpus.ts'
import { expect, test } from 'vitest'
import { firstWords } from './features/chat/chat-words.ts'
import { readSearch } from './features/jobs/search/job-search.ts'
import { cut } from './routing/page-meta.ts'
import { initialsOf } from './ui/figures/hue.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemesOf = (text: string) => [...segmenter.segment(text.normalize('NFC'))].map((one) => one.segment.trim())

test.each<[name: string, longest: number, cutAt: (text: string) => string]>([
  ['message in a line', 140, (content) => firstWords({ content, file: null })],
  ['keyword of an address', 200, (keyword) => readSearch(new URLSearchParams({ keyword })).keyword],
  ['title of a page', 90, (text) => cut(text, 90)],
])('the %s is well-formed, bounded, and ends with a whole grapheme', (_name, longest, cutAt) => {
  for (const text of unicodeCorpus) {
    const short = cutAt(text)
    expect(short.length).toBeLessThanOrEqual(longest)
    expect(short.isWellFormed()).toBe(true)
    expect(graphemesOf(text)).toContain(graphemesOf(short.replace(/…$/u, '').trimEnd()).at(-1))
  }
})

test.each([
  ['Ana Ruiz', 'AR'],
  ['👩🏽‍🚒 Crew', '👩🏽‍🚒C'],
  ['क्षमा शर्मा', 'क्षश'],
  ['🇨🇭', '🇨🇭'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
