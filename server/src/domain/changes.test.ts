import { unicodeCorpus } from '@hearback/contract/values/unicode-corpus.ts'
import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('only fields whose values differ are kept, and undefined ones are not compared', () => {
  const before = { title: 'Baker', pay: 20, skills: ['flour'], city: 'Boise', remote: false, note: 'x' }
  const after = { title: 'Baker', pay: 22, skills: ['flour'], city: undefined, remote: true }
  expect(changesOf(before, after)).toEqual({ before: { pay: 20, remote: false }, after: { pay: 22, remote: true } })
  expect(changesOf(before, { title: 'Baker' })).toBeUndefined()
})

test.each([
  [null, ''],
  ['', undefined],
  [[], null],
  [undefined, []],
])('%j and %j are both no value', (before, after) => {
  expect(changesOf({ field: before }, { field: after })).toBeUndefined()
})

test('a cleared value is null', () => {
  expect(changesOf({ field: 'x', list: ['x'] }, { field: null, list: [] })).toEqual({
    before: { field: 'x', list: ['x'] },
    after: { field: null, list: null },
  })
})

test('instants are ISO texts', () => {
  const at = new Date('2026-11-29T06:00:00Z')
  expect(changesOf({ at }, { at: new Date(at) })).toBeUndefined()
  expect(changesOf({ at: null }, { at })?.after).toEqual({ at: '2026-11-29T06:00:00.000Z' })
})

test('long texts that differ late are shown from shortly before the difference', () => {
  const start = 'We bake bread every morning. '.repeat(40)
  const changes = changesOf({ text: `${start}Start at five.` }, { text: `${start}Start at six.` })
  expect(changes?.before.text).toMatch(/^….*Start at five\.$/u)
  expect(changes?.after.text).toMatch(/^….*Start at six\.$/u)
})

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemesOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)

test('values of every script stay well-formed, bounded and whole', () => {
  for (const text of unicodeCorpus) {
    const long = text.repeat(200).slice(0, 500).toWellFormed()
    const whole = new Set([...graphemesOf(long), ...graphemesOf(`${long}${text}x`)])
    for (const [before, after] of [
      [long, `${long}${text}x`],
      [long, 'x'],
    ] as const) {
      const changes = changesOf({ text: before, list: [before] }, { text: after, list: [after] })
      const values = [changes?.before, changes?.after].flatMap((side) => [side?.text, side?.list].flat()).map(String)
      expect(values.filter((value) => value.length > 200 || !value.isWellFormed())).toEqual([])
      // A single grapheme longer than the bound of a list is cut between code points.
      if ([...whole].some((one) => one.length >= 100)) continue
      const parts = values.flatMap((value) => graphemesOf(value.replace(/^…|…$/gu, '')))
      expect(parts.filter((part) => !whole.has(part))).toEqual([])
    }
  }
})

test('a list has at most 20 entries and a sign that there are more', () => {
  const list = Array.from({ length: 30 }, (_, index) => `skill ${index}`)
  expect(changesOf({ list: null }, { list })?.after.list).toEqual([...list.slice(0, 20), '…'])
})
