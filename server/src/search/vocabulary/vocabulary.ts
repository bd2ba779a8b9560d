import type { CountedWord } from '../estimate/statistics.ts'
import { maxLexemes, skillFacet, titleRank, type VocabularyTerm } from '../model/lexemes.ts'
import { type Group, isNegated, type Span, type Term, type TermIndex } from './term-index.ts'

/** Terms in place of a span that titles have, the most frequent first. */
export interface Expansion {
  readonly synonyms: VocabularyTerm[]
  readonly narrower: VocabularyTerm[]
}

/** Terms of a field that is worth showing. */
const fewTerms = 4

/** The groups with the lexicon's counts of their stems. Expands terms by those that titles have. */
export class Vocabulary {
  readonly index: TermIndex
  readonly #counts: ReadonlyMap<string, CountedWord>

  constructor(index: TermIndex, counts: readonly CountedWord[]) {
    this.index = index
    this.#counts = new Map(counts.map((count) => [count.lexeme, count]))
  }

  /**
   * At most `limit` lexemes of terms in place of a word of the span, synonyms before narrower ones. Terms with the word itself
   * match anyway ("store manager" of "manager"), and would rule out its composites.
   */
  expand({ groups, key }: Span, word: readonly string[], limit: number): Expansion {
    const isFurther = ({ all }: VocabularyTerm) => word.length === 0 || !word.every((stem) => all.includes(stem))
    const own = this.#termsOf(groups, new Set([key])).filter(isFurther)
    const family = groups.flatMap((group) => group.narrower)
    const known = new Set([key, ...own.map((term) => term.key)])
    const below = this.#termsOf(family, known, titleRank.family).filter(isFurther)
    const synonyms = upTo(limit, own)
    const left = limit - synonyms.reduce((sum, { all }) => sum + all.length, 0)
    return { synonyms, narrower: upTo(left, below) }
  }

  /** Terms of the family that lists the group of the span first, if titles have a few of them, or else of the next. */
  related({ groups, key }: Span): VocabularyTerm[] {
    const ranked = groups
      .filter(({ kind }) => kind !== 'family')
      .flatMap((group) => group.families.map((family) => ({ family, rank: family.narrower.indexOf(group) })))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ family }) => this.#termsOf(family.narrower, new Set([key]), titleRank.family))
    return ranked.find(({ length }) => length >= fewTerms) ?? ranked.find(({ length }) => length > 0) ?? []
  }

  /** The terms of a group that titles have. */
  inTitles = (group: Group): VocabularyTerm[] => upTo(maxLexemes, this.#termsOf([group], new Set()))

  /** The terms of the groups of the span, with the term itself. */
  termsWith = ({ groups }: Span): VocabularyTerm[] => this.#termsOf(groups, new Set())

  /**
   * Terms that titles have as counted in the lexicon, without those of `known` keys, the most frequent first. With `firstRank`,
   * terms are ranked by the place of their group.
   */
  #termsOf(groups: readonly Group[], known: ReadonlySet<string>, firstRank?: number) {
    const all = groups.flatMap(({ kind, name, terms }, place) =>
      // Names of families are words such as "office", which other titles have too.
      (kind === 'family' ? [] : terms)
        .filter(({ key, term, isTypedOnly }) => !isTypedOnly && !isNegated(term) && !known.has(key))
        .map((term) => {
          const rank =
            firstRank === undefined ? (term.term === name ? titleRank.name : titleRank.term) : firstRank + place
          return { ...this.#counted(term, kind), rank }
        }),
    )
    const found = new Map(all.filter(({ isFound }) => isFound).map((term) => [term.key, term]))
    return [...found.values()].toSorted((a, b) => b.titles - a.titles)
  }

  /** A skill may be only a tag, which the lexicon does not count. */
  #counted({ key, lexemes, without, term }: Term, kind: Group['kind']) {
    const titles = this.#titlesWith(lexemes)
    const isSkill = kind === 'skill'
    const isAnywhere = isSkill && lexemes.length === 1
    return {
      ...{ key, text: term, titles, all: lexemes, without, isAnywhere, isFound: isSkill || titles > 0 },
      ...(isSkill && { tag: skillFacet(term) }),
    }
  }

  #titlesWith = (lexemes: readonly string[]) =>
    Math.min(...lexemes.map((lexeme) => this.#counts.get(lexeme)?.titles ?? 0))

  /** Counts of the stems of these terms. */
  countsOf = (terms: readonly VocabularyTerm[]): CountedWord[] =>
    terms.flatMap(({ all }) => all.flatMap((lexeme) => this.#counts.get(lexeme) ?? []))

  /** Terms that start with the text and of whose groups titles have one, at most `limit`. */
  startingWith(text: string, limit: number): string[] {
    const found = new Set<string>()
    for (const { term, group } of this.index.startingWith(text)) {
      if (found.size === limit) break
      const terms = [group, ...group.narrower].flatMap((one) => one.terms)
      const isFound = terms.some(({ lexemes, isTypedOnly }) => !isTypedOnly && this.#titlesWith(lexemes) > 0)
      if (isFound) found.add(term.term.toLowerCase())
    }
    return [...found]
  }
}

/** The first terms with at most `limit` lexemes together. */
export function upTo(limit: number, terms: readonly VocabularyTerm[]): VocabularyTerm[] {
  let left = limit
  return terms.filter(({ all, without }) => {
    const lexemes = all.length + without.length
    if (lexemes > left) return false
    left -= lexemes
    return true
  })
}
