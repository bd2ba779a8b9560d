import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../db/database.ts'
import type { CountedWord, Phrase } from '../estimate/statistics.ts'
import { type AnyOf, skillFacet } from '../model/lexemes.ts'
import type { SearchTable } from '../model/search-tables.ts'
import { type Condition, conditionsOfToken, countedWordsOf, groupOf, isKnown } from './conditions.ts'
import { allowedEdits, editDistance, transpositionsOf } from './edit-distance.ts'
import { type FoundLexeme, findBegun, findSimilar, type LexiconWord } from './lexicon-lookup.sql.ts'
import { isVocabulary, synonymsOf } from './synonyms.ts'

/** User text as conditions, with the counts of their words. `matchesNothing`: the text has nothing to search for. */
type Wanted = { groups: AnyOf[]; words: CountedWord[]; corrected: string | null; matchesNothing: boolean }
/** Looks up the lexemes of tokens, cached or in the database. */
export type FindLexemes = (db: Db, tokens: readonly string[]) => Promise<FoundLexeme[]>

/** The lexicon that the words of a query are looked up in. */
export interface Vocabulary {
  readonly db: Db
  readonly table: SearchTable
  readonly find: FindLexemes
  /** Whether documents have this lexeme as composites with their regions. */
  readonly isChosen: (lexeme: string) => boolean
}

const maxWords = 8
/** Words of scripts without spaces are several pairs of characters. */
const maxPairs = 16

/** Parses each text by itself: all of them must match. */
export async function parseTexts(vocabulary: Vocabulary, texts: readonly (string | undefined)[]): Promise<Wanted> {
  const given = texts.map((text) => text?.trim() ?? '').filter(Boolean)
  const wanted = await Promise.all(given.map((text) => parseQuery(vocabulary, text)))
  const corrected = wanted.map((one, index) => one.corrected ?? given[index]).join(' ')
  return {
    groups: wanted.flatMap(({ groups }) => groups),
    words: wanted.flatMap(({ words }) => words),
    corrected: wanted.some((one) => one.corrected !== null) ? corrected : null,
    matchesNothing: wanted.some(({ matchesNothing }) => matchesNothing),
  }
}

/**
 * Turns text into at most 8 conditions. Synonyms match too, and two neighboring words match the word that they form when
 * joined. A word that no document has is completed, or else replaced by the nearest word of the lexicon; `corrected` then is
 * the text that is searched. Stop words count only where there are no other words.
 */
async function parseQuery(vocabulary: Vocabulary, text: string): Promise<Wanted> {
  const tokens = tokensOf(text)
  const others = otherWordsOf(tokens)
  const all = await vocabulary.find(vocabulary.db, [...tokens, ...others.map(({ word }) => word)])
  const conditions = conditionsOf(all.filter(({ token }) => token < tokens.length))
  const groups: AnyOf[] = []
  const words: CountedWord[] = all.filter(({ documents }) => documents > 0)
  let corrected = false
  for (const { token, ...condition } of conditions) {
    const typed = typedWord(condition, tokens[token] ?? '', conditions.filter((other) => other.token === token).length)
    const more = alternativesTo(condition, vocabulary, { all, others, first: tokens.length, token })
    const meant = await meantBy(vocabulary, condition, { typed, more })
    groups.push(meant.group)
    words.push(...countedWordsOf(condition), ...(meant.words ?? []))
    if (meant.spelling === null) continue
    tokens[token] = (tokens[token] ?? '').toLowerCase().replace(typed, meant.spelling)
    corrected = true
  }
  return { groups, words, corrected: corrected ? tokens.join(' ') : null, matchesNothing: groups.length === 0 }
}

type Numbered = Condition & { token: number }

/** The distinct conditions, in the order of the text. */
function conditionsOf(found: readonly FoundLexeme[]): Numbered[] {
  const byToken = Map.groupBy(found, ({ token }) => token)
  const all = [...byToken].flatMap(([token, lexemes]) =>
    conditionsOfToken(lexemes).map((condition): Numbered => ({ ...condition, token })),
  )
  const once = [...new Map(all.map((condition) => [keyOf(condition), condition])).values()]
  const isPair = ({ lexemes }: Numbered) => lexemes.some(({ kind }) => kind === 'pair')
  const words = once.filter((condition) => !condition.isStopWord && !isPair(condition)).slice(0, maxWords)
  const pairs = once.filter(isPair).slice(0, maxPairs)
  const searched = once.filter((condition) => words.includes(condition) || pairs.includes(condition))
  return searched.length > 0 ? searched : once.slice(0, maxWords)
}

const keyOf = ({ lexemes }: Condition) => lexemes.map(({ lexeme }) => lexeme).join(' ')

/** Lexemes that documents may have instead of these tokens; synonyms only where the lexicon has them. */
type Other = { word: string; instead: readonly number[]; isSynonym: boolean }

function otherWordsOf(tokens: string[]): Other[] {
  return tokens.slice(0, maxWords).flatMap((token, place) => {
    const word = withoutSigns(token)
    const synonyms = synonymsOf(word).map((other) => ({ word: other, instead: [place], isSynonym: true }))
    const next = withoutSigns(tokens[place + 1] ?? '')
    const joined = isPlain(word) && isPlain(next) && /\p{L}/u.test(word + next)
    return joined ? [...synonyms, { word: word + next, instead: [place, place + 1], isSynonym: false }] : synonyms
  })
}
const isPlain = (word: string) => /^[\p{L}\p{N}]+$/u.test(word)

type Around = { all: FoundLexeme[]; others: Other[]; first: number; token: number }
/** Single-word lexemes that match in place of the token of this condition. */
function alternativesTo(
  condition: Condition,
  { isChosen }: Vocabulary,
  { all, others, first, token }: Around,
): CountedWord[] {
  return others.flatMap(({ instead, isSynonym }, number) => {
    const lexemes = all.filter((one) => one.token === first + number && one.kind === 'part')
    const [only] = lexemes
    if (!instead.includes(token) || lexemes.length !== 1 || !only || condition.isStopWord) return []
    const mayBeNew = !isSynonym && !condition.lexemes.some(({ lexeme }) => isChosen(lexeme))
    return only.documents > 0 || mayBeNew ? [only] : []
  })
}

const withoutSigns = (token: string) => token.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** The token without surrounding signs; for a token of several words, the stem of this one. */
const typedWord = ({ word, lexemes }: Condition, token: string, ofToken: number): string =>
  ofToken === 1 || !word ? withoutSigns(token) : (lexemes[0]?.lexeme ?? '')

async function meantBy(
  vocabulary: Vocabulary,
  condition: Condition,
  { typed, more }: { typed: string; more: CountedWord[] },
): Promise<Meant> {
  const group = groupOf(condition, vocabulary.isChosen, more)
  const isFound = isKnown(condition) || more.some(({ documents }) => documents > 0)
  if (isFound || !condition.word) return { group, spelling: null }
  return await correctSpelling(vocabulary, group, { lexeme: condition.word.lexeme, typed })
}

export type Skills = { groups: AnyOf[]; words: CountedWord[]; phrases: Phrase[] }

/** Each skill as its words, or as the exact tag where none of its words is indexed. */
export async function parseSkills({ db, find, isChosen }: Vocabulary, skills: string[]): Promise<Skills> {
  const kept = skills.slice(0, limits.listItems)
  const found = kept.length === 0 ? [] : await find(db, kept.map(keepShortNames))
  const conditions = kept.map((_, number) => conditionsOfToken(found.filter((word) => word.token === number)))
  const phrases = kept.map((skill, number) => ({
    words: (conditions[number] ?? []).map((condition) => groupOf(condition, isChosen)),
    tag: { any: [skillFacet(skill)] },
  }))
  const groups = phrases.flatMap(({ words, tag }) => (words.length > 0 ? words : [tag]))
  const words = conditions.flat().flatMap(countedWordsOf)
  return { groups, words, phrases: phrases.filter(({ words }) => words.length > 1) }
}

const tokensOf = (text: string) =>
  text
    .split(/[\s/\u2013\u2014\u2015]+/u)
    .filter(Boolean)
    .map(keepShortNames)
/** Documents have `it` as information technology only in capitals; a search for the pronoun makes no sense. */
const keepShortNames = (token: string) => (/^it$/iu.test(token) ? 'IT' : token)

type Meant = { group: AnyOf; spelling: string | null; words?: CountedWord[] }

const maxCompletions = 8
/** Shorter texts are the prefix of too many words. */
const minLetters = 3

/** Completes or corrects a word that the lexicon lacks, unless a document published since has it. */
async function correctSpelling(
  { db, table }: Vocabulary,
  group: AnyOf,
  { lexeme, typed }: { lexeme: string; typed: string },
): Promise<Meant> {
  const literal = { group, spelling: null }
  const isPrefix = lexeme.length >= minLetters
  const begun = await findBegun(db, table, group, { lexeme, most: isPrefix ? maxCompletions : 0 })
  if (begun.isThere) return literal
  if (begun.words.length > 0) return completed(begun.words)
  const begins: AnyOf = { any: [lexeme], begins: isPrefix }
  const similar = await findSimilar(db, table, begins, { typed, likely: transpositionsOf(typed) })
  if (similar.isThere) return { group: begins, spelling: null }
  const nearest = isVocabulary(typed) ? undefined : nearestWord(typed, similar.words)
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

/** The word with the fewest edits, of those the most frequent; undefined where all need more edits than a typo has. */
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

/** Typos leave out or swap letters more often than they replace them. */
const hasOtherLetters = (typed: string, { spelling }: LexiconWord) =>
  typed.length === spelling.length && sorted(typed) !== sorted(spelling)
const sorted = (word: string) => [...word].sort().join('')

const moreUsed = (a: LexiconWord, b: LexiconWord) => b.documents - a.documents || b.titles - a.titles
