import { withoutAccents } from '@hearback/contract/values/text.ts'
import { type AnyOf, titleRank, vocabularyTermsOf } from './lexemes.ts'

/**
 * Ranks titles by how literally they match the words of a query, regardless of case, accents and plural (`titleRank`): the words
 * side by side in any order, or the name of their group in the vocabulary, such as the English title of a Spanish word; the words
 * apart, or other terms of the group; terms of its family or related ones, in their order; other words with the same stems. Words
 * without a spelling, such as characters of Chinese and words that were completed, count as typed.
 */
export function rankingOf(words: readonly AnyOf[]): (title: string) => number {
  const typed = words.filter(({ spellings }) => spellings)
  const conditions = typed.map((group) => ({
    spellings: (group.spellings ?? []).map(phraseOf),
    terms: vocabularyTermsOf(group).map(({ text, rank }) => ({ phrase: phraseOf(text), rank })),
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
    const isTogether = has(phrase) || words.some((_, at) => sorted(words.slice(at, at + typed.length)) === inAnyOrder)
    const typedRank = isTogether ? titleRank.typed : titleRank.apart
    const inTitle = conditions.flatMap(({ terms }) => terms).filter((term) => has(term.phrase))
    const ranks = conditions.map(({ spellings, terms }) => {
      const typed = spellings.filter(has)
      // A word within a term of another word counts as the term: "support" of "tech support" in "IT support specialist".
      const own = inTitle.filter((term) => terms.includes(term) || typed.some((word) => term.phrase.includes(word)))
      const matching = [...own.map(({ rank }) => rank), ...(typed.length > 0 ? [typedRank] : [])]
      return matching.length > 0 ? Math.min(...matching) : titleRank.stems
    })
    return Math.max(0, ...ranks)
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
