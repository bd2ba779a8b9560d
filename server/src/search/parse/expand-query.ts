import type { CountedWord } from '../estimate/statistics.ts'
import type { AnyOf, NamedGroups } from '../model/lexemes.ts'
import { functionWords } from '../vocabulary/function-words.ts'
import type { Group, Span } from '../vocabulary/term-index.ts'
import { type Expansion, upTo, type Vocabulary } from '../vocabulary/vocabulary.ts'
import type { FoundLexeme } from './lexicon-lookup.sql.ts'

export interface Expanded {
  /** Terms that match in place of this token. */
  termsAt(token: number): Pick<AnyOf, 'synonyms' | 'narrower'>
  /** Whether the token is a term of the vocabulary or a part of one, and so no typo. */
  isTerm(token: number): boolean
  /** Words that are filters, and those that say nothing beside others. */
  isLeftOut(token: number): boolean
  filters: FilterWords[]
  /** The text without the words that are filters. */
  keyword: string
  /** All of the text are words such as "jobs", which say nothing: everything is wanted. */
  asksForAll: boolean
  words: CountedWord[]
  related: Related
}

/** A filter that words of the query stand for. */
export interface FilterWords {
  readonly facet: string
  /** Its words in titles, where employers write what has a field of its own; none for those that say the opposite there. */
  readonly inTitles?: NamedGroups
}

/** Groups of related work, for a search that finds little. */
export interface Related {
  readonly groups: NamedGroups
  /** The whole query is a term, so that only titles count as found; other texts may name a company too. */
  readonly isTitle: boolean
}

/** Words of terms that titles are compared with for all conditions of a text together, and for each. */
const maxWordsOfText = 64
const maxWordsOfCondition = 32

interface Expansions {
  readonly vocabulary: Vocabulary
  readonly filterWords: boolean
}

/** Finds the terms of the vocabulary in a query, given the lexemes of each token. */
export function expandQuery(
  { vocabulary, filterWords }: Expansions,
  tokens: readonly string[],
  found: readonly FoundLexeme[][],
): Expanded {
  const stems = found.map((lexemes) => lexemes.filter(({ kind }) => kind === 'part').map(({ lexeme }) => lexeme))
  const spans = vocabulary.index.spansOf(tokens, stems)
  const isOf = (kind: 'filter' | 'ignored') => (span: Span) => span.groups.some((group) => group.kind === kind)
  const filtering = filterWords ? spans.filter((span) => isOf('filter')(span) && isAsked(span, tokens)) : []
  const ignored = new Set(spans.filter(isOf('ignored')).flatMap(tokensOfSpan))
  const terms = spans.filter((span) => !isOf('ignored')(span) && !filtering.includes(span))
  const inTerms = new Set(terms.flatMap(tokensOfSpan))
  const filtered = new Set(filtering.flatMap(tokensOfSpan).filter((token) => !inTerms.has(token)))
  const saysNothing = (token: number) =>
    ignored.has(token) || (!inTerms.has(token) && stems[token]?.every((stem) => functionWords.has(stem)) === true)
  const says = tokens.flatMap((_, token) => (filtered.has(token) || saysNothing(token) ? [] : [token]))
  const asksForAll = ignored.size > 0 && says.length + filtered.size === 0
  const limit = limitFor(inTerms.size)
  const expansions = new Map(
    terms.flatMap((span) =>
      tokensOfSpan(span).map((token) => [token, vocabulary.expand(span, stems[token] ?? [], limit)] as const),
    ),
  )
  const related = relatedTerms(vocabulary, terms, says.length)
  const used = [...expansions.values()].flatMap(({ synonyms, narrower }) => [...synonyms.terms, ...narrower.terms])
  return {
    termsAt: (token) => withoutEmpty(expansions.get(token)),
    isTerm: (token) => inTerms.has(token),
    isLeftOut: (token) =>
      filtered.has(token) || ((asksForAll || says.length + filtered.size > 0) && saysNothing(token)),
    filters: filtering.flatMap(({ groups }) => groups.flatMap((group) => filterOf(vocabulary, group) ?? [])),
    asksForAll,
    keyword: says.length === 0 ? '' : tokens.filter((_, token) => !filtered.has(token)).join(' '),
    words: vocabulary.countsOf([...used, ...related.groups.terms]),
    related,
  }
}

/** Insurance and the like are also what people sell: "health insurance agent" is no agent with health insurance. */
function isAsked({ first, last, groups }: Span, tokens: readonly string[]): boolean {
  const isBenefit = groups.every(({ facet }) => facet?.startsWith('f/'))
  const isAlone = first === 0 && last === tokens.length - 1
  return !isBenefit || isAlone || /^(?:with|con|and|y)$/iu.test(tokens[first - 1] ?? '')
}

function filterOf(vocabulary: Vocabulary, group: Group): FilterWords | undefined {
  if (group.facet === null) return undefined
  return { facet: group.facet, ...(/^[ixf]\//u.test(group.facet) && { inTitles: vocabulary.inTitles(group) }) }
}

const limitFor = (tokens: number) => Math.min(maxWordsOfCondition, Math.floor(maxWordsOfText / Math.max(1, tokens)))

const tokensOfSpan = ({ first, last }: Span) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const withoutEmpty = (expansion: Expansion | undefined) => ({
  ...(expansion && expansion.synonyms.lexemes.length > 0 && { synonyms: expansion.synonyms }),
  ...(expansion && expansion.narrower.lexemes.length > 0 && { narrower: expansion.narrower }),
})

/** Groups of terms that are a part of the query alone, then the field of the longest one. */
function relatedTerms(vocabulary: Vocabulary, spans: readonly Span[], words: number): Related {
  const byLength = spans.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const parts = byLength.filter((span) => lengthOf(span) < words).map((span) => vocabulary.groupsWith(span))
  const field = byLength.map((span) => vocabulary.related(span)).find(({ terms }) => terms.length > 0)
  const groups = upTo(limitFor(words), [...parts, ...(field ? [field] : [])])
  return { groups, isTitle: spans.length === 1 && parts.every(({ terms }) => terms.length === 0) }
}

const lengthOf = ({ first, last }: Span) => last - first + 1
