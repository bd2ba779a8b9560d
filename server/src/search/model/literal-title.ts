import { withoutAccents } from '@hearback/contract/values/text.ts'
import type { AnyOf } from './lexemes.ts'

/** `phrase`: the words as typed, side by side in any order, or a synonym. `words`: the words as typed. `stems`: other words with the same stems. */
export type Literalness = 'phrase' | 'words' | 'stems'

/**
 * Tells how literally a title matches the words of a query, regardless of case, accents and plural. Words without a spelling, such
 * as characters of Chinese and words that were completed, count as typed.
 */
export function literalnessOf(words: readonly AnyOf[]): (title: string) => Literalness {
  const typed = words.filter(({ spellings }) => spellings)
  const conditions = typed.map(({ spellings = [], synonyms = [] }) => ({
    spellings: spellings.map(phraseOf),
    synonyms: synonyms.map(({ text }) => phraseOf(text)),
  }))
  const query = typed.map(({ spellings = [] }) => spellings[0]).join(' ')
  const phrase = phraseOf(query)
  const inAnyOrder = sorted(wordsOf(query))
  return (title) => {
    const words = wordsOf(title)
    const text = phraseOf(title)
    const joined = ` ${words
      .slice(1)
      .map((word, at) => words[at] + word)
      .join(' ')} `
    const has = (term: string) => text.includes(term) || joined.includes(term)
    if (!conditions.every(({ spellings, synonyms }) => spellings.some(has) || synonyms.some(has))) return 'stems'
    const isTogether = has(phrase) || words.some((_, at) => sorted(words.slice(at, at + typed.length)) === inAnyOrder)
    return isTogether || conditions.some(({ synonyms }) => synonyms.some(has)) ? 'phrase' : 'words'
  }
}

const sorted = (words: readonly string[]) => words.toSorted().join(' ')
const phraseOf = (text: string) => ` ${wordsOf(text).join(' ')} `

/** The words in lower case, without accents, and in the singular as far as a final "s" tells. */
const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word))
