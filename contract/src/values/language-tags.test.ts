import { expect, test } from 'vitest'
import { parseLanguageTag } from './language-tags.ts'

test.each([
  ['en', 'en'],
  [' ES ', 'es'],
  ['es_mx', 'es-MX'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['iw', 'he'],
  ['de-u-co-phonebk', 'de'],
  ['haw', 'haw'],
])('%j is the language %s', (text, tag) => {
  expect(parseLanguageTag(text)).toBe(tag)
})

test.each(['', 'und', 'qqq', 'English', 'x-private', '🥐', 'e', 'en-'])('%j is no language', (text) => {
  expect(parseLanguageTag(text)).toBeUndefined()
})
