import { withoutAccents } from '@hearback/contract/values/text.ts'
import { allowedEdits, editDistance } from '../model/edit-distance.ts'
import { functionWords } from './function-words.ts'
import type { StoredGroup, StoredTerm } from './vocabulary.sql.ts'

export interface Term extends StoredTerm {
  readonly key: string
}
export interface Group extends Omit<StoredGroup, 'narrower'> {
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

/** Content words of a span; longer terms are not stored (migration 0096). */
const maxSpanWords = 6

/** A term with one of these counts only as typed: its stems alone say the opposite. */
const negations = new Set(['no', 'sin', 'without'])
const mayStart = (token = '', content: readonly string[]) => content.length > 0 || isNegated(token)
export const isNegated = (term: string): boolean =>
  wordsOf(term)
    .split(' ')
    .some((word) => negations.has(word))

/** The groups in memory. Finds terms in queries. */
export class TermIndex {
  readonly #byKey = new Map<string, { readonly folded: string; readonly group: Group }[]>()
  readonly #stems = new Set<string>()
  /** Words of terms by their first letter, as nearest words of a typo. */
  readonly #words = new Map<string, Set<string>>()
  readonly #sorted: { readonly folded: string; readonly term: Term; readonly group: Group }[] = []

  constructor(groups: readonly StoredGroup[], terms: readonly StoredTerm[]) {
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
    for (const lexeme of term.lexemes) this.#stems.add(lexeme)
    const folded = wordsOf(term.term)
    this.#byKey.set(term.key, [...(this.#byKey.get(term.key) ?? []), { folded, group }])
    if (group.kind !== 'filter' && group.kind !== 'ignored')
      this.#sorted.push({ folded: withoutAccents(term.term), term, group })
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

  /** The terms in a query, from left to right and the longest first. `stems` are those of each token. */
  spansOf(tokens: readonly string[], stems: readonly (readonly string[])[]): Span[] {
    const spans: Span[] = []
    for (let first = 0; first < tokens.length; first++) {
      const span = this.#longestAt(tokens, stems, first)
      if (!span) continue
      spans.push(span)
      // "night shift manager" is a shift manager too.
      const isShared = span.groups.some(({ kind }) => kind === 'filter') && this.#isTitleAt(tokens, stems, span.last)
      first = isShared && span.last > first ? span.last - 1 : span.last
    }
    return spans
  }

  #isTitleAt(tokens: readonly string[], stems: readonly (readonly string[])[], first: number): boolean {
    const span = this.#longestAt(tokens, stems, first)
    return span !== undefined && span.last > first && span.groups.some(({ kind }) => kind === 'title')
  }

  #longestAt(tokens: readonly string[], stems: readonly (readonly string[])[], first: number): Span | undefined {
    let longest: Span | undefined
    const inSpan = new Set<string>()
    for (let last = first; last < tokens.length && inSpan.size <= maxSpanWords; last++) {
      const content = (stems[last] ?? []).filter((stem) => !functionWords.has(stem))
      if (last === first && !mayStart(tokens[last], content)) return undefined
      for (const stem of content) inSpan.add(stem)
      const key = keyOf([...inSpan])
      const groups = content.length > 0 ? this.#groupsOf(key, tokens.slice(first, last + 1)) : []
      if (groups.length > 0) longest = { first, last, key, groups }
    }
    return longest
  }

  /** The groups with these stems; those with the words as typed, if any: product and production have one stem. */
  #groupsOf(key: string, tokens: readonly string[]): Group[] {
    const typed = wordsOf(tokens.join(' '))
    const found = (this.#byKey.get(key) ?? []).filter(({ folded }) => folded === typed || !isNegated(folded))
    const exact = found.filter(({ folded }) => folded === typed)
    return [...new Set((exact.length > 0 ? exact : found).map(({ group }) => group))]
  }

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

  /** Terms that start with the text, in alphabetical order. */
  *startingWith(text: string): Generator<{ term: Term; group: Group }> {
    const start = withoutAccents(text)
    for (let at = this.#firstFrom(start); at < this.#sorted.length; at++) {
      const entry = this.#sorted[at]
      if (!entry?.folded.startsWith(start)) return
      yield entry
    }
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

/** Folded words without signs. */
const wordsOf = (text: string) =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
const keyOf = (lexemes: readonly string[]) => [...new Set(lexemes)].toSorted().join(' ')
