import { withoutAccents } from '@hearback/contract/values/text.ts'

const letters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' }

const abbreviations = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
])
/** "Cd. Juárez"; alone, it is the code of a country. */
const ciudad = /^cd (?=.)/u

/**
 * Normalizes a name for comparison: lower case, without accents, wide letters and punctuation, with Saint, Fort, Mount and Ciudad
 * written out.
 */
export function foldName(name: string): string {
  const plain = withoutAccents(name.normalize('NFKC'))
    .replace(/\b(ste?|ft|mt|cd)\.(?=\p{L})/gu, '$1 ')
    .replace(/[.'’ʻʼ`]/gu, '')
    .replace(/[ßøłđðþæœı]/gu, (letter) => letters[letter] ?? letter)
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ')
    .replace(ciudad, 'ciudad ')
}
