import { accents } from '../../domain/name-spelling.ts'
import { joinedLegalForms, legalConnectors, legalForms, otherLegalForms } from './legal-forms.ts'
import { lookAlikeLetters } from './lookalike-letters.ts'

/** Code points of a key that are compared; longer names are cut. */
const maxLength = 120
/** Accents and vowel points, and marks that enclose or combine signs. */
const marks = new RegExp(`${accents}|[\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]`, 'gu')
/** Signs that NFKD would turn into letters. */
const signs = /[™℠®©℗]/gu
/** Signs within words, which may be left out: Joe's and Joes, S.L. and SL. */
const inner = /['’‘ʼ`´.·\p{Cf}]/gu

/** In lower case, without accents and signs; all styles of a letter (NFKD), such as 𝗕 and Ｂ, are one. */
const fold = (text: string): string =>
  text
    .replace(signs, ' ')
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(/(?<=\p{L})\|(?=\p{L})/gu, 'l')
    .replace(/(?<=\p{L})[$＄](?=\p{L})/gu, 's')
    .replace(/(?<=\p{L})@(?=\p{L})/gu, 'a')
    .replaceAll('&', ' and ')
    // A capital I with a dot, which would become two characters.
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(inner, '')

/**
 * A word as it looks (skeleton of UTS 39, without case): look-alike letters are one, also i, l and 1, o and 0, rn and m, vv and w.
 * Numbers stay.
 */
function skeletonOf(word: string): string {
  if (/^\p{N}+$/u.test(word)) return word
  return [...word]
    .map((letter) => (Object.hasOwn(lookAlikeLetters, letter) ? (lookAlikeLetters[letter] ?? '') : letter))
    .join('')
    .replace(/[i1]/gu, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)

const skeletons = (words: readonly string[]) => new Set(words.flatMap((word) => wordsOf(fold(word)).map(skeletonOf)))
const forms = skeletons(legalForms)
const connectors = skeletons(legalConnectors)
const others = new Set(otherLegalForms.map(fold))
const joinedForms = joinedLegalForms.map(fold).join('|')
const joined = new RegExp(`^(${joinedForms})|(${joinedForms})$`, 'gu')

/** Words of a name without the legal forms at its end and start. A name of nothing else keeps its words. */
function withoutLegalForm(words: readonly string[]): readonly string[] {
  const isForm = (word = '') => forms.has(skeletonOf(word)) || others.has(word)
  let end = words.length
  while (isForm(words[end - 1]) || (end < words.length && connectors.has(skeletonOf(words[end - 1] ?? '')))) end--
  const rest = end > 0 ? words.slice(0, end) : words
  return rest.length > 1 && others.has(rest[0] ?? '') ? rest.slice(1) : rest
}

/**
 * A name in a form in which look-alikes are equal: without case, accents, punctuation, spaces, invisible characters and the legal
 * form, and with look-alike letters as one. Undefined if the name has no letter or digit. Not for display.
 */
export function nameKey(name: string): string | undefined {
  const whole = withoutLegalForm(wordsOf(fold(name)))
    .map(skeletonOf)
    .join('')
  const key = whole.replace(joined, '') || whole
  return key === '' ? undefined : [...key].slice(0, maxLength).join('')
}

/** The words of a text in the form of `nameKey`, with the legal forms. Letters of scripts without spaces are words of their own. */
export const textWords = (text: string): string[] =>
  wordsOf(fold(text)).flatMap((word) => (spaceless.test(word) ? [...word] : skeletonOf(word)))
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

/** The label of a domain in Unicode, such as copper-kettle, in the form of `nameKey`. */
export function labelKey(label: string): string | undefined {
  const key = wordsOf(fold(label)).map(skeletonOf).join('')
  return key === '' ? undefined : key
}
