import { type AnyOf, titleLexeme, type VocabularyTerm, vocabularyTermsOf } from '../model/lexemes.ts'
import type { CellShares } from './area-cover.ts'
import type { Distribution } from './distribution.ts'

/** Statistics of a search table for the planner; shares are 0 to 1 of all rows. */
export type SearchStatistics = {
  rows: number
  lastSeq: number
  /** Live rows of each block of 8,192 publications, the newest first. */
  blocks: { block: number; rows: number }[]
  /** Shares of the lexemes in PostgreSQL's statistics or the lexicon. */
  lexemeShares: Pick<ReadonlyMap<string, number>, 'get'>
  /** Share of the rarest lexeme in the statistics; 0 where the table was never analyzed. */
  rarestShare: number
  cells: CellShares
  placeShares: ReadonlyMap<number, number>
  /** The region of each place, which all its documents have in their composites. */
  placeRegions: ReadonlyMap<number, string>
  /** Words and facets that documents have as composites with their regions. */
  regionalWords: ReadonlySet<string>
  /** Whether every document has the levels of its pay; false while older ones are rewritten. */
  hasPayLevels: boolean
  /** Distributions of the upper end of pay by year and of the time of publication in milliseconds. */
  pay?: Distribution | undefined
  postedAt?: Distribution | undefined
}

/** A lexeme of the lexicon: documents with it, and titles with it among the newest `titlesCounted` documents. */
export type CountedWord = { lexeme: string; documents: number; titles: number }
/** A share of 1 % is known within 0.13 % (four standard deviations). */
export const titlesCounted = 100_000

/** Adds the counts of these words: PostgreSQL lists the 1,000 most frequent lexemes only, none rarer than 2% at a million jobs. */
export function withWords(statistics: SearchStatistics, words: readonly CountedWord[]): SearchStatistics {
  const { rows, lexemeShares: listed } = statistics
  if (rows === 0 || words.length === 0) return statistics
  const counted = new Map<string, number>()
  for (const { lexeme, documents, titles } of words) {
    counted.set(lexeme, documents / rows)
    counted.set(titleLexeme(lexeme), titles / Math.min(rows, titlesCounted))
  }
  return { ...statistics, lexemeShares: { get: (lexeme) => listed.get(lexeme) ?? counted.get(lexeme) } }
}

/** Expected share of the rows that match the condition. */
function shareOfGroup({ lexemeShares }: SearchStatistics, group: AnyOf, unlisted: number): number {
  const { any, prefixes = [], share } = group
  const words = any.reduce((sum, lexeme) => sum + (lexemeShares.get(lexeme) ?? unlisted), 0)
  const exact = vocabularyTermsOf(group).reduce((sum, term) => sum + shareOfTerm(lexemeShares, term), words)
  const expected = Math.min(1, share ?? prefixes.reduce((sum, lexeme) => sum + (lexemeShares.get(lexeme) ?? 0), exact))
  return group.isExcluded ? 1 - expected : expected
}

/** Between as rare as its rarest word, which always stands with the others, and as words that are independent. */
function shareOfTerm(shares: SearchStatistics['lexemeShares'], { all, isAnywhere }: VocabularyTerm): number {
  const known = all.map((word) => shares.get(isAnywhere ? word : titleLexeme(word)) ?? 0)
  return Math.sqrt(Math.min(...known) * known.reduce((product, share) => product * share, 1))
}

/** Expected share of the rows that match all conditions, assuming independence. `unlisted` is the share of unknown lexemes. */
export const shareOfAll = (statistics: SearchStatistics, groups: AnyOf[], unlisted = statistics.rarestShare / 2) =>
  groups.reduce((product, group) => product * shareOfGroup(statistics, group, unlisted), 1)

/** Words that some documents have as one tag; documents with the tag have all of them. */
export type Phrase = { words: AnyOf[]; tag: AnyOf }

/** How much more often than by chance the words of the phrases occur together, by the documents with their tags; at least 1. */
export const correlationFactor = (statistics: SearchStatistics, phrases: readonly Phrase[]) =>
  phrases.reduce((times, { words, tag }) => {
    const byChance = shareOfAll(statistics, words)
    return byChance === 0 ? times : times * Math.max(1, shareOfAll(statistics, [tag], 0) / byChance)
  }, 1)
