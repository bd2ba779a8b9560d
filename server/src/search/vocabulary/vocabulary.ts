import type { CountedWord } from '../estimate/statistics.ts'
import {
  familyLexeme,
  groupLexeme,
  maxLexemes,
  type NamedGroups,
  titleRank,
  type VocabularyTerm,
} from '../model/lexemes.ts'
import { type Group, isNegated, type Span, type Term, type TermIndex } from './term-index.ts'

/** Groups in place of a span, of which titles have terms. */
export interface Expansion {
  readonly synonyms: NamedGroups
  readonly narrower: NamedGroups
}

/** Terms of a field that is worth showing. */
const fewTerms = 4

/** The groups with the lexicon's counts of their stems. Expands terms by groups that titles name. */
export class Vocabulary {
  readonly index: TermIndex
  readonly #counts: ReadonlyMap<string, CountedWord>

  constructor(index: TermIndex, counts: readonly CountedWord[]) {
    this.index = index
    this.#counts = new Map(counts.map((count) => [count.lexeme, count]))
  }

  /**
   * Groups in place of a word of the span, with terms of at most `limit` words, synonyms before narrower ones. Terms with the word
   * itself match anyway ("store manager" of "manager").
   */
  expand({ groups, key }: Span, word: readonly string[], limit: number): Expansion {
    const isFurther = ({ all }: VocabularyTerm) => word.length === 0 || !word.every((stem) => all.includes(stem))
    const own = this.#termsOf(groups, new Set([key])).filter(isFurther)
    const known = new Set([key, ...own.map((term) => term.key)])
    const below = this.#termsOf(narrowerOf(groups), known, titleRank.family).filter(isFurther)
    const synonyms = upTo(limit, [named(groups, own)])
    const left = limit - synonyms.terms.reduce((sum, { all }) => sum + all.length, 0)
    return { synonyms, narrower: upTo(left, [{ lexemes: below.length > 0 ? familiesOf(groups) : [], terms: below }]) }
  }

  /** The family that lists the group of the span first, if titles have a few of its terms, or else the next. */
  related({ groups, key }: Span): NamedGroups {
    const ranked = groups
      .filter(({ kind }) => kind !== 'family')
      .flatMap((group) => group.families.map((family) => ({ family, rank: family.narrower.indexOf(group) })))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ family }) => ({
        lexemes: [familyLexeme(family.name)],
        terms: this.#termsOf(family.narrower, new Set([key]), titleRank.family),
      }))
    const found = ranked.filter(({ terms }) => terms.length > 0)
    return found.find(({ terms }) => terms.length >= fewTerms) ?? found[0] ?? { lexemes: [], terms: [] }
  }

  /** The group with its terms that titles have. */
  inTitles = (group: Group): NamedGroups => upTo(maxLexemes, [named([group], this.#termsOf([group], new Set()))])

  /** The groups of the span, with the term itself. */
  groupsWith = ({ groups }: Span): NamedGroups => named(groups, this.#termsOf(groups, new Set()))

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
  #counted({ key, lexemes, term }: Term, kind: Group['kind']) {
    const titles = this.#titlesWith(lexemes)
    const isSkill = kind === 'skill'
    const isAnywhere = isSkill && lexemes.length === 1
    return { key, text: term, titles, all: lexemes, isAnywhere, isFound: isSkill || titles > 0 }
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

/** The groups by which documents name the terms; none without terms. */
const named = (groups: readonly Group[], terms: readonly VocabularyTerm[]): NamedGroups => ({
  lexemes: terms.length > 0 ? groups.filter(({ kind }) => kind !== 'family').map(({ name }) => groupLexeme(name)) : [],
  terms,
})
const familiesOf = (groups: readonly Group[]) =>
  groups.filter(({ kind }) => kind === 'family').map(({ name }) => familyLexeme(name))
const narrowerOf = (groups: readonly Group[]) => groups.flatMap(({ narrower }) => narrower)

/** The groups together, at most 24 lexemes, with their first terms of at most `limit` words in all. */
export function upTo(limit: number, groups: readonly NamedGroups[]): NamedGroups {
  let left = limit
  const terms = groups
    .flatMap((group) => group.terms)
    .filter(({ all }) => {
      if (all.length > left) return false
      left -= all.length
      return true
    })
  return { lexemes: [...new Set(groups.flatMap(({ lexemes }) => lexemes))].slice(0, maxLexemes), terms }
}
