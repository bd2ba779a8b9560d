import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../db/database.ts'
import type { CountedWord, Phrase } from '../estimate/statistics.ts'
import { type AnyOf, skillFacet } from '../model/lexemes.ts'
import type { SearchTable } from '../model/search-tables.ts'
import { type Condition, conditionsOfToken, countedWordsOf, groupOf, isKnown } from './conditions.ts'
import { allowedEdits, editDistance, transpositionsOf } from './edit-distance.ts'
import { type FoundLexeme, findBegun, findSimilar, type LexiconWord } from './lexicon-lookup.sql.ts'
import { isVocabulary, synonymsOf } from './synonyms.ts'

/** User text as conditions, with the counts of their words. No conditions: the text has nothing to search for. */
type Wanted = { groups: AnyOf[]; words: CountedWord[]; corrected: string | null }

/** The lexicon that the words of a query are looked up in. */
export interface Vocabulary {
  readonly db: Db
  readonly table: SearchTable
  /** The lexemes of each token, cached or in the database. */
  readonly find: (db: Db, tokens: readonly string[]) => Promise<FoundLexeme[][]>
  /** Whether documents have this lexeme as composites with their regions. */
  readonly isChosen: (lexeme: string) => boolean
}

/** Words of a text; twice as many pairs of characters of scripts without spaces. */
const maxWords = 8

/** Parses each text by itself: all of them must match, and none where one has nothing to search for. */
export async function parseTexts(vocabulary: Vocabulary, texts: readonly (string | undefined)[]) {
  const given = texts.map((text) => text?.trim() ?? '').filter(Boolean)
  const wanted = await Promise.all(given.map((text) => parseQuery(vocabulary, text)))
  const corrected = wanted.map((one, index) => one.corrected ?? given[index]).join(' ')
  return {
    groups: wanted.flatMap(({ groups }) => groups),
    words: wanted.flatMap(({ words }) => words),
    corrected: wanted.some((one) => one.corrected !== null) ? corrected : null,
    matchesNothing: wanted.some(({ groups }) => groups.length === 0),
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
  const matches = await vocabulary.find(vocabulary.db, [...tokens, ...others.map(({ word }) => word)])
  const conditions = conditionsOf(matches.slice(0, tokens.length))
  const groups: AnyOf[] = []
  const words = matches.flat().flatMap(countedWordsOf)
  let corrected = false
  for (const condition of conditions) {
    const { token, word } = condition
    const alternatives = others.flatMap((other, number) =>
      alternativesOf(condition, other, matches[tokens.length + number] ?? [], vocabulary),
    )
    const group = groupOf(condition, vocabulary.isChosen, alternatives)
    if (!word || isKnown(condition) || alternatives.some(({ documents }) => documents > 0)) {
      groups.push(group)
      continue
    }
    const isWhole = conditions.filter((other) => other.token === token).length === 1
    // For a token of several words, the stem of this one.
    const typed = isWhole ? withoutSigns(tokens[token] ?? '') : word.lexeme
    const meant = await correctSpelling(vocabulary, group, { lexeme: word.lexeme, typed })
    groups.push(meant.group)
    words.push(...(meant.words ?? []))
    if (meant.spelling === null) continue
    tokens[token] = (tokens[token] ?? '').toLowerCase().replace(typed, meant.spelling)
    corrected = true
  }
  return { groups, words, corrected: corrected ? tokens.join(' ') : null }
}

type Numbered = Condition & { token: number }

/** The distinct conditions, in the order of the text. */
function conditionsOf(found: readonly FoundLexeme[][]): Numbered[] {
  const all = found.flatMap((lexemes, token) =>
    conditionsOfToken(lexemes).map((condition): Numbered => ({ ...condition, token })),
  )
  const keyOf = ({ lexemes }: Condition) => lexemes.map(({ lexeme }) => lexeme).join(' ')
  const once = [...new Map(all.map((condition) => [keyOf(condition), condition])).values()]
  const isPair = ({ lexemes }: Numbered) => lexemes.some(({ kind }) => kind === 'pair')
  const words = once.filter((condition) => !condition.isStopWord && !isPair(condition)).slice(0, maxWords)
  const pairs = once.filter(isPair).slice(0, 2 * maxWords)
  const searched = once.filter((condition) => words.includes(condition) || pairs.includes(condition))
  return searched.length > 0 ? searched : once.slice(0, maxWords)
}

/** A word that documents may have instead of these tokens; a synonym only where the lexicon has it. */
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

/** The lexeme of the other word, if it is a single one that matches in place of the condition. */
function alternativesOf(
  { token, isStopWord, lexemes }: Numbered,
  { instead, isSynonym }: Other,
  found: readonly FoundLexeme[],
  { isChosen }: Vocabulary,
): CountedWord[] {
  const [only, ...further] = found.filter(({ kind }) => kind === 'part')
  if (!instead.includes(token) || isStopWord || !only || further.length > 0) return []
  const mayBeNew = !isSynonym && !lexemes.some(({ lexeme }) => isChosen(lexeme))
  return only.documents > 0 || mayBeNew ? [only] : []
}

const withoutSigns = (token: string) => token.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

export type Skills = { groups: AnyOf[]; words: CountedWord[]; phrases: Phrase[] }

/** Each skill as its words, or as the exact tag where none of its words is indexed. */
export async function parseSkills({ db, find, isChosen }: Vocabulary, skills: string[]): Promise<Skills> {
  const kept = skills.slice(0, limits.listItems)
  const found = await find(db, kept.map(keepShortNames))
  const phrases = kept.map((skill, number) => ({
    words: conditionsOfToken(found[number] ?? []).map((condition) => groupOf(condition, isChosen)),
    tag: { any: [skillFacet(skill)] },
  }))
  return {
    groups: phrases.flatMap(({ words, tag }) => (words.length > 0 ? words : [tag])),
    words: found.flat().flatMap(countedWordsOf),
    phrases: phrases.filter(({ words }) => words.length > 1),
  }
}

const tokensOf = (text: string) =>
  text
    .split(/[\s/\u2013\u2014\u2015]+/u)
    .filter(Boolean)
    .map(keepShortNames)
/** Documents have `it` as information technology only in capitals; a search for the pronoun makes no sense. */
const keepShortNames = (token: string) => (/^it$/iu.test(token) ? 'IT' : token)

type Meant = { group: AnyOf; spelling: string | null; words?: CountedWord[] }

/** Stems that stand for a prefix; as many as suggestions. */
const maxCompletions = 8
/** Shorter texts are the prefix of too many words; those of 3 and 4 letters take 3.1 ms (performance.md). */
const minLetters = 3

/** Completes or corrects a word that the lexicon lacks, unless a document published since has it. */
async function correctSpelling(
  { db, table }: Vocabulary,
  group: AnyOf,
  { lexeme, typed }: { lexeme: string; typed: string },
): Promise<Meant> {
  const literal = { group, spelling: null }
  const isPrefix = lexeme.length >= minLetters
  const begun = await findBegun(db, table, group, lexeme, isPrefix ? maxCompletions : 0)
  if (begun.isThere) return literal
  if (begun.words.length > 0) return completed(begun.words)
  const begins: AnyOf = isPrefix ? { any: [], prefixes: [lexeme] } : { any: [lexeme] }
  const similar = await findSimilar(db, table, begins, typed, transpositionsOf(typed))
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
