import { limits } from '@hearback/contract/limits.ts'
import type { Db } from '../db/database.ts'
import { allowedEdits, editDistance, slipsOf } from './edit-distance.ts'
import { type Group, skillFacet } from './search-lexemes.ts'
import type { CountedWord, Phrase } from './search-statistics.ts'
import { synonymsOf } from './search-synonyms.ts'
import type { SearchTable } from './search-tables.ts'
import { type FoundLexeme, findBegun, findSimilar, type LexiconWord } from './search-words.sql.ts'

/** User text as conditions, and what the lexicon has of their words. `matchesNothing`: there is text, but no letter and no digit in it. */
type Wanted = { groups: Group[]; words: CountedWord[]; corrected: string | null; matchesNothing: boolean }
/** What search-words.sql.ts tells of tokens, perhaps remembered. */
export type FindLexemes = (db: Db, tokens: readonly string[]) => Promise<FoundLexeme[]>

const mostWords = 8

/**
 * Turns text into at most 8 conditions. A word is met by its synonyms too, and two words by the one that they are when
 * written together. A word that no document has is completed, or else replaced by the nearest word of the lexicon;
 * `corrected` then tells what is searched instead.
 */
export async function understandText(db: Db, table: SearchTable, find: FindLexemes, text: string): Promise<Wanted> {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return { groups: [], words: [], corrected: null, matchesNothing: false }
  if (!/[\p{L}\p{N}]/u.test(text)) return { groups: [], words: [], corrected: null, matchesNothing: true }
  const others = otherWordsOf(tokens)
  const all = await find(db, [...tokens, ...others.map(({ word }) => word)])
  const found = all.filter(({ token }) => token < tokens.length)
  const groups: Group[] = []
  const words: CountedWord[] = all.filter(isKnown)
  let corrected = false
  for (const word of onceEach(found).slice(0, mostWords)) {
    const typed = typedWord(word, tokens, found)
    const more = knownAmong(all, others, tokens.length, word.token)
    const meant =
      isKnown(word) || more.length > 0 ? asItIs(word, more) : await whatWasMeant(db, table, word.lexeme, typed)
    groups.push(meant.group)
    words.push(...(meant.words ?? []))
    if (meant.spelling === null) continue
    tokens[word.token] = (tokens[word.token] ?? '').toLowerCase().replace(typed, meant.spelling)
    corrected = true
  }
  return { groups, words, corrected: corrected ? tokens.join(' ') : null, matchesNothing: false }
}

/** What may stand in a document in place of these tokens. */
type Other = { word: string; instead: readonly number[] }

function otherWordsOf(tokens: string[]): Other[] {
  return tokens.slice(0, mostWords).flatMap((token, place) => {
    const word = withoutSigns(token)
    const synonyms = synonymsOf(word).map((other) => ({ word: other, instead: [place] }))
    const next = withoutSigns(tokens[place + 1] ?? '')
    const joined = /^\p{L}{2,}$/u.test(word) && /^\p{L}{2,}$/u.test(next)
    return joined ? [...synonyms, { word: word + next, instead: [place, place + 1] }] : synonyms
  })
}

/** Lexemes of one word each that documents have, and that may stand in place of this token. */
function knownAmong(all: FoundLexeme[], others: Other[], first: number, token: number): string[] {
  return others.flatMap(({ instead }, number) => {
    const lexemes = all.filter((one) => one.token === first + number)
    return instead.includes(token) && lexemes.length === 1 && lexemes[0] && isKnown(lexemes[0])
      ? [lexemes[0].lexeme]
      : []
  })
}

const isKnown = ({ documents }: CountedWord) => documents > 0
const withoutSigns = (token: string) => token.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** The token without the signs around it; of a token that is several words, the stem of this one. */
function typedWord({ token, lexeme }: FoundLexeme, tokens: string[], found: FoundLexeme[]): string {
  const alone = found.filter((other) => other.token === token).length === 1
  return alone ? withoutSigns(tokens[token] ?? '') : lexeme
}

export type Skills = { groups: Group[]; words: CountedWord[]; phrases: Phrase[] }

/** Each skill as its words, or as the exact tag where it consists of none that are indexed. */
export async function understandSkills(db: Db, find: FindLexemes, skills: string[]): Promise<Skills> {
  const kept = skills.slice(0, limits.listItems)
  const found = kept.length === 0 ? [] : await find(db, kept.map(keepShortNames))
  const phrases = kept.map((skill, number) => ({
    words: found.filter((word) => word.token === number).map((word) => ({ any: [word.lexeme] })),
    tag: { any: [skillFacet(skill)] },
  }))
  const groups = phrases.flatMap(({ words, tag }) => (words.length > 0 ? words : [tag]))
  return { groups, words: found.filter(isKnown), phrases: phrases.filter(({ words }) => words.length > 1) }
}

const tokensOf = (text: string) => text.split(/\s+/u).filter(Boolean).map(keepShortNames)
/** In a document only IT in capitals is the trade; nobody searches for the pronoun. */
const keepShortNames = (token: string) => (/^it$/iu.test(token) ? 'IT' : token)

function onceEach(found: FoundLexeme[]): FoundLexeme[] {
  return [...new Map(found.map((word) => [word.lexeme, word])).values()]
}

type Meant = { group: Group; spelling: string | null; words?: CountedWord[] }
const asItIs = ({ lexeme }: { lexeme: string }, more: string[] = []): Meant => ({
  group: { any: [...new Set([lexeme, ...more])] },
  spelling: null,
})

const mostCompletions = 8
/** Shorter ones begin too many words. */
const leastLetters = 3

/** For a word that the lexicon lacks; it may have been published after the lexicon was built. */
async function whatWasMeant(db: Db, table: SearchTable, lexeme: string, typed: string): Promise<Meant> {
  const literal = asItIs({ lexeme })
  const isBeginning = lexeme.length >= leastLetters
  const begun = await findBegun(db, table, lexeme, isBeginning ? mostCompletions : 0)
  if (begun.isThere) return literal
  if (begun.words.length > 0) return completed(begun.words)
  const begins: Group = { any: [lexeme], begins: isBeginning }
  const similar = await findSimilar(db, table, begins, { typed, likely: slipsOf(typed) })
  if (similar.isThere) return { group: begins, spelling: null }
  const nearest = nearestWord(typed, similar.words)
  return nearest
    ? { group: { any: [nearest.word] }, spelling: nearest.spelling, words: [countedWord(nearest)] }
    : literal
}

function completed(completions: LexiconWord[]): Meant {
  const only = completions.length === 1 ? completions[0] : undefined
  const group = { any: completions.map(({ word }) => word) }
  return { group, spelling: only?.spelling ?? null, words: completions.map(countedWord) }
}

const countedWord = ({ word, documents, titles }: LexiconWord): CountedWord => ({ lexeme: word, documents, titles })

/** The word with the fewest edits, the more frequent first; undefined where all need more than a slip. */
function nearestWord(typed: string, candidates: LexiconWord[]): LexiconWord | undefined {
  return candidates
    .map((candidate) => ({ candidate, edits: editDistance(typed, candidate.spelling) }))
    .filter((near) => near.edits <= allowedEdits(typed))
    .sort(
      (a, b) =>
        a.edits - b.edits ||
        Number(hasOtherLetters(typed, a.candidate)) - Number(hasOtherLetters(typed, b.candidate)) ||
        moreUsed(a.candidate, b.candidate),
    )[0]?.candidate
}

/** Letters are left out or swapped more often than taken for others. */
const hasOtherLetters = (typed: string, { spelling }: LexiconWord) =>
  typed.length === spelling.length && sorted(typed) !== sorted(spelling)
const sorted = (word: string) => [...word].sort().join('')

const moreUsed = (a: LexiconWord, b: LexiconWord) => b.documents - a.documents || b.titles - a.titles
