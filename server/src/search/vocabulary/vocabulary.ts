import type { CountedWord } from '../estimate/statistics.ts'
import { skillFacet, type VocabularyTerm } from '../model/lexemes.ts'
import { allowedEdits, editDistance } from '../model/edit-distance.ts'
import { fold } from './fold.ts'
import { functionWords } from './function-words.ts'
import type { StoredGroup, StoredTerm, StoredVocabulary } from './vocabulary.sql.ts'

interface Term extends StoredTerm {
  readonly key: string
}
interface Group extends Omit<StoredGroup, 'narrower'> {
  readonly terms: Term[]
  readonly narrower: Group[]
  /** Families with this group. */
  readonly families: Group[]
}

/** Neighboring tokens of a query that are a term, with the first and the last of them. */
export interface Span {
  readonly first: number
  readonly last: number
  readonly key: string
  readonly groups: readonly Group[]
}

/** Terms in place of a span that titles have, the most frequent first. */
export interface Expansion {
  readonly synonyms: VocabularyTerm[]
  readonly narrower: VocabularyTerm[]
}

/** Content words of a span; longer terms are not stored (migration 0084). */
const maxSpanWords = 6

/** The groups in memory, with the lexicon's counts of their stems. Finds terms in queries and expands them. */
export class Vocabulary {
  readonly #byKey = new Map<string, Group[]>()
  readonly #counts: ReadonlyMap<string, CountedWord>
  readonly #stems = new Set<string>()
  /** Words of terms by their first letter, as nearest words of a typo. */
  readonly #words = new Map<string, Set<string>>()
  readonly #sorted: { readonly folded: string; readonly term: Term; readonly group: Group }[] = []

  constructor({ groups, terms, counts }: StoredVocabulary) {
    this.#counts = new Map(counts.map((count) => [count.lexeme, count]))
    const byId = new Map<string, Group>(
      groups.map((group) => [group.id, { ...group, terms: [], narrower: [], families: [] }]),
    )
    for (const term of terms) this.#addTerm(term, byId.get(term.group))
    const byName = new Map([...byId.values()].map((group) => [group.name, group]))
    for (const { id, narrower } of groups) this.#linkFamily(byId.get(id), narrower, byName)
    this.#sorted.sort((a, b) => (a.folded < b.folded ? -1 : 1))
  }

  #addTerm(stored: StoredTerm, group: Group | undefined): void {
    if (!group) return
    const term = { ...stored, key: keyOf(stored.lexemes) }
    group.terms.push(term)
    this.#byKey.set(term.key, [...(this.#byKey.get(term.key) ?? []), group])
    for (const lexeme of term.lexemes) this.#stems.add(lexeme)
    const folded = fold(term.term)
    if (group.kind !== 'filter' && group.kind !== 'ignored') this.#sorted.push({ folded, term, group })
    for (const word of folded.split(/[^\p{L}]+/u)) {
      if (word.length < 4) continue
      const others = this.#words.get(word.slice(0, 1)) ?? new Set()
      this.#words.set(word.slice(0, 1), others.add(word))
    }
  }

  #linkFamily(family: Group | undefined, names: readonly string[], byName: ReadonlyMap<string, Group>): void {
    for (const group of names.flatMap((name) => byName.get(name) ?? [])) {
      if (!family || group === family) continue
      family.narrower.push(group)
      group.families.push(family)
    }
  }

  /** Whether a term has this stem or word, which then is no typo. */
  hasWord = (stem: string, word = stem): boolean =>
    this.#stems.has(stem) || (this.#words.get(word.slice(0, 1))?.has(word) ?? false)

  /** The terms in a query, from left to right and the longest first. `tokens` are the stems of each token. */
  spansOf(tokens: readonly (readonly string[])[]): Span[] {
    const spans: Span[] = []
    for (let first = 0; first < tokens.length; first++) {
      const span = this.#longestAt(tokens, first)
      if (!span) continue
      spans.push(span)
      first = span.last
    }
    return spans
  }

  #longestAt(tokens: readonly (readonly string[])[], first: number): Span | undefined {
    let longest: Span | undefined
    const stems = new Set<string>()
    for (let last = first; last < tokens.length && stems.size <= maxSpanWords; last++) {
      const content = (tokens[last] ?? []).filter((stem) => !functionWords.has(stem))
      if (content.length === 0 && last === first) return undefined
      for (const stem of content) stems.add(stem)
      const key = keyOf([...stems])
      const groups = content.length > 0 ? this.#byKey.get(key) : undefined
      if (groups) longest = { first, last, key, groups: [...new Set(groups)] }
    }
    return longest
  }

  /** At most `limit` lexemes of terms in place of the span, synonyms before narrower ones. */
  expand({ groups, key }: Span, limit: number): Expansion {
    const own = this.#termsOf(groups, new Set([key]))
    const below = this.#termsOf(groups.flatMap((group) => group.narrower), new Set([key, ...own.map((term) => term.key)]))
    const synonyms = upTo(limit, own)
    const left = limit - synonyms.reduce((sum, { all }) => sum + all.length, 0)
    return { synonyms, narrower: upTo(left, below) }
  }

  /** Terms of the families with the span, for a search that finds nothing, and the name of the first family. */
  related({ groups, key }: Span, limit: number): { name: string; terms: VocabularyTerm[] } | undefined {
    const families = groups.flatMap((group) => (group.kind === 'family' ? [] : group.families))
    const [family] = families
    if (!family) return undefined
    const members = [...families, ...families.flatMap(({ narrower }) => narrower)]
    return { name: family.name, terms: upTo(limit, this.#termsOf(members, new Set([key]))) }
  }

  /** Terms that titles have as counted in the lexicon, without those of `known` keys, the most frequent first. */
  #termsOf(groups: readonly Group[], known: ReadonlySet<string>): (VocabularyTerm & { key: string })[] {
    const found = new Map<string, VocabularyTerm & { key: string; titles: number }>()
    for (const { kind, terms } of groups) {
      for (const { key, lexemes, without, term, isTypedOnly } of terms) {
        const titles = this.#titlesWith(lexemes)
        const isSkill = kind === 'skill'
        const documents = isSkill && lexemes.length === 1 ? (this.#counts.get(lexemes[0] ?? '')?.documents ?? 0) : titles
        if (isTypedOnly || known.has(key) || found.has(key)) continue
        if (documents === 0 && !isSkill) continue
        const tag = isSkill ? { tag: skillFacet(term) } : {}
        found.set(key, { key, titles, all: lexemes, without, isAnywhere: isSkill && lexemes.length === 1, ...tag })
      }
    }
    return [...found.values()].toSorted((a, b) => b.titles - a.titles)
  }

  #titlesWith = (lexemes: readonly string[]) =>
    Math.min(...lexemes.map((lexeme) => this.#counts.get(lexeme)?.titles ?? 0))

  /** Counts of the stems of these terms. */
  countsOf = (terms: readonly VocabularyTerm[]): CountedWord[] =>
    terms.flatMap(({ all }) => all.flatMap((lexeme) => this.#counts.get(lexeme) ?? []))

  /** The word of a term with the fewest edits from the typed one, and the same first letter. */
  nearestWord(typed: string): string | undefined {
    const allowed = allowedEdits(typed)
    let nearest: { word: string; edits: number } | undefined
    for (const word of this.#words.get(typed.slice(0, 1)) ?? []) {
      if (Math.abs(word.length - typed.length) > allowed) continue
      const edits = editDistance(typed, word)
      if (edits <= allowed && edits < (nearest?.edits ?? Number.POSITIVE_INFINITY)) nearest = { word, edits }
    }
    return nearest?.word
  }

  /** Terms that start with the text and of whose groups titles have one, at most `limit`. */
  startingWith(text: string, limit: number): string[] {
    const start = fold(text)
    const found = new Set<string>()
    for (let at = this.#firstFrom(start); at < this.#sorted.length && found.size < limit; at++) {
      const entry = this.#sorted[at]
      if (!entry?.folded.startsWith(start)) break
      const { narrower, terms } = entry.group
      const isKnown = [...terms, ...narrower.flatMap((group) => group.terms)].some(
        ({ lexemes, isTypedOnly }) => !isTypedOnly && this.#titlesWith(lexemes) > 0,
      )
      if (isKnown) found.add(entry.folded)
    }
    return [...found]
  }

  /** Position of the first term that is not before the text, by binary search. */
  #firstFrom(start: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle]?.folded ?? '') < start) low = middle + 1
      else high = middle
    }
    return low
  }
}

const keyOf = (lexemes: readonly string[]) => [...new Set(lexemes)].toSorted().join(' ')

/** The first terms with at most `limit` lexemes together. */
function upTo(limit: number, terms: readonly VocabularyTerm[]): VocabularyTerm[] {
  let left = limit
  return terms.filter(({ all, without }) => {
    left -= all.length + without.length
    return left >= 0
  })
}
