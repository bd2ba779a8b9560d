import type { CountedWord } from '../estimate/statistics.ts'
import { type AnyOf, compoundPrefixes, joinedLexeme } from '../model/lexemes.ts'
import type { FoundLexeme } from './lexicon-lookup.sql.ts'

/** The condition of one word of a query, before the lookup of documents. */
export interface Condition {
  /** Its lexemes, any of which matches. */
  lexemes: FoundLexeme[]
  /** The lexeme that may be misspelled; undefined where the token is not a word by itself. */
  word: FoundLexeme | undefined
  /** A stop word, which matches titles, skills and names that contain it. */
  isStopWord: boolean
}

/**
 * The conditions of one token. A word with signs within (front-end) is matched by all of its parts or by the joined word. The
 * parts of O'Reilly and AT&T say too little by themselves.
 */
export function conditionsOfToken(found: readonly FoundLexeme[]): Condition[] {
  const of = (kind: FoundLexeme['kind']) => found.filter((lexeme) => lexeme.kind === kind)
  const [parts, joined] = [of('part'), of('joined')]
  const pairs = of('pair').map((pair) => ({ lexemes: [pair], word: undefined, isStopWord: false }))
  const stopWords = of('stop').map((word) => ({ lexemes: [word], word: undefined, isStopWord: true }))
  const saysTooLittle = parts.length === 0 || parts.some(({ lexeme }) => lexeme.length === 1)
  if (joined.length > 0 && saysTooLittle) {
    const words = joined.map((lexeme) => ({ lexemes: [lexeme], word: undefined, isStopWord: false }))
    return [...words, ...pairs]
  }
  const words = parts.map((part) => ({ lexemes: [part, ...joined], word: part, isStopWord: false }))
  return [...words, ...pairs, ...stopWords]
}

/** Shorter words are the beginning and the end of too many others. */
const minLettersOfPart = 4

/**
 * The condition on the index, with `others` as further alternatives. A word with composites gets only alternatives that the
 * lexicon has: a needless one would rule out the composite (decision 32).
 */
export function groupOf(
  { lexemes, isStopWord }: Condition,
  isChosen: (lexeme: string) => boolean,
  others: readonly FoundLexeme[] = [],
): AnyOf {
  if (isStopWord) return { any: lexemes.map(({ lexeme }) => joinedLexeme(lexeme)) }
  const any = lexemes.flatMap((word) =>
    word.apart > 0 || !isChosen(word.lexeme) ? [word.lexeme, joinedLexeme(word.lexeme)] : [word.lexeme],
  )
  const prefixes = lexemes
    .filter(({ kind }) => kind !== 'pair')
    .flatMap((word) => prefixesOf(word, isChosen(word.lexeme)))
  const single = lexemes.filter(({ kind, lexeme }) => kind === 'pair' && [...lexeme].length === 1)
  const all = [...prefixes, ...single.map(({ lexeme }) => lexeme)]
  const known = others.filter(({ documents }) => documents > 0)
  return {
    any: [...new Set([...any, ...others.map(({ lexeme }) => lexeme)])],
    ...spellingsOf([...lexemes, ...others]),
    ranked: [...new Set([...lexemes, ...known].map(({ lexeme }) => lexeme))],
    ...(all.length > 0 && { prefixes: [...new Set(all)] }),
  }
}

/** Pairs of characters have no spelling of their own. */
function spellingsOf(lexemes: readonly FoundLexeme[]): Pick<AnyOf, 'spellings'> {
  const spellings = lexemes.flatMap(({ kind, spelling }) => (kind === 'pair' ? [] : [spelling]))
  return spellings.length > 0 ? { spellings: [...new Set(spellings)] } : {}
}

function prefixesOf(word: FoundLexeme, mustBeKnown: boolean): string[] {
  if (word.spelling.length < minLettersOfPart) return []
  const documents = [word.first, word.last]
  return compoundPrefixes(word.spelling).filter((_, place) => !mustBeKnown || (documents[place] ?? 0) > 0)
}

/** Counts of the lexemes that a condition has of this one. The lexicon counts titles for whole words only. */
export function countedWordsOf({
  lexeme,
  spelling,
  documents,
  titles,
  apart,
  first,
  last,
}: FoundLexeme): CountedWord[] {
  const [begin = '', end = ''] = compoundPrefixes(spelling)
  return [
    ...(documents > 0 ? [{ lexeme, documents, titles }] : []),
    { lexeme: joinedLexeme(lexeme), documents: apart, titles: 0 },
    { lexeme: begin, documents: first, titles: 0 },
    { lexeme: end, documents: last, titles: 0 },
  ]
}

export const isKnown = ({ lexemes }: Condition): boolean =>
  lexemes.some(({ documents, apart, first, last }) => documents + apart + first + last > 0)
