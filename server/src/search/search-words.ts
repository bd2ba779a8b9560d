import { limits } from '@hearback/contract/limits.ts'
import type { Db } from '../db/database.ts'
import { allowedEdits, editDistance, slipsOf } from './edit-distance.ts'
import { type Condition, conditionsOfToken, countedIn, groupOf, isKnown } from './search-conditions.ts'
import { type Group, skillFacet } from './search-lexemes.ts'
import type { CountedWord, Phrase } from './search-statistics.ts'
import { isVocabulary, synonymsOf } from './search-synonyms.ts'
import type { SearchTable } from './search-tables.ts'
import { type FoundLexeme, findBegun, findSimilar, type LexiconWord } from './search-words.sql.ts'

/** User text as conditions, and what the lexicon has of their words. `matchesNothing`: there is text, but nothing in it to look for. */
type Wanted = { groups: Group[]; words: CountedWord[]; corrected: string | null; matchesNothing: boolean }
/** What search-words.sql.ts tells of tokens, perhaps remembered. */
export type FindLexemes = (db: Db, tokens: readonly string[]) => Promise<FoundLexeme[]>

/** Where the words of a query are looked up. */
export interface Vocabulary {
  readonly db: Db
  readonly table: SearchTable
  readonly find: FindLexemes
  /** Whether documents have this lexeme together with their regions. */
  readonly isChosen: (lexeme: string) => boolean
}

const mostWords = 8
/** A word of a script without spaces is several pairs of characters. */
const mostPairs = 16

/** Each text is a condition of its own: nothing that the others say takes it away. */
export async function understandTexts(vocabulary: Vocabulary, texts: readonly (string | undefined)[]): Promise<Wanted> {
  const given = texts.map((text) => text?.trim() ?? '').filter(Boolean)
  const wanted = await Promise.all(given.map((text) => understandText(vocabulary, text)))
  const corrected = wanted.map((one, index) => one.corrected ?? given[index]).join(' ')
  return {
    groups: wanted.flatMap(({ groups }) => groups),
    words: wanted.flatMap(({ words }) => words),
    corrected: wanted.some((one) => one.corrected !== null) ? corrected : null,
    matchesNothing: wanted.some(({ matchesNothing }) => matchesNothing),
  }
}

/**
 * Turns text into at most 8 conditions. A word is met by its synonyms too, and two words by the one that they are when
 * written together. A word that no document has is completed, or else replaced by the nearest word of the lexicon;
 * `corrected` then tells what is searched instead. Stop words count only where there is nothing else.
 */
async function understandText(vocabulary: Vocabulary, text: string): Promise<Wanted> {
  const tokens = tokensOf(text)
  const others = otherWordsOf(tokens)
  const all = await vocabulary.find(vocabulary.db, [...tokens, ...others.map(({ word }) => word)])
  const conditions = conditionsOf(all.filter(({ token }) => token < tokens.length))
  const groups: Group[] = []
  const words: CountedWord[] = all.filter(({ documents }) => documents > 0)
  let corrected = false
  for (const { token, ...condition } of conditions) {
    const typed = typedWord(condition, tokens[token] ?? '', conditions.filter((other) => other.token === token).length)
    const more = alternativesTo(condition, vocabulary, { all, others, first: tokens.length, token })
    const meant = await meantBy(vocabulary, condition, { typed, more })
    groups.push(meant.group)
    words.push(...countedIn(condition), ...(meant.words ?? []))
    if (meant.spelling === null) continue
    tokens[token] = (tokens[token] ?? '').toLowerCase().replace(typed, meant.spelling)
    corrected = true
  }
  return { groups, words, corrected: corrected ? tokens.join(' ') : null, matchesNothing: groups.length === 0 }
}

type Numbered = Condition & { token: number }

/** Each condition once, in the order of the text. */
function conditionsOf(found: readonly FoundLexeme[]): Numbered[] {
  const byToken = Map.groupBy(found, ({ token }) => token)
  const all = [...byToken].flatMap(([token, lexemes]) =>
    conditionsOfToken(lexemes).map((condition): Numbered => ({ ...condition, token })),
  )
  const once = [...new Map(all.map((condition) => [keyOf(condition), condition])).values()]
  const isPair = ({ lexemes }: Numbered) => lexemes.some(({ kind }) => kind === 'pair')
  const words = once.filter((condition) => !condition.isStopWord && !isPair(condition)).slice(0, mostWords)
  const pairs = once.filter(isPair).slice(0, mostPairs)
  const searched = once.filter((condition) => words.includes(condition) || pairs.includes(condition))
  return searched.length > 0 ? searched : once.slice(0, mostWords)
}

const keyOf = ({ lexemes }: Condition) => lexemes.map(({ lexeme }) => lexeme).join(' ')

/** Lexemes that may stand in a document in place of these tokens; synonyms only where the lexicon has them. */
type Other = { word: string; instead: readonly number[]; isSynonym: boolean }

function otherWordsOf(tokens: string[]): Other[] {
  return tokens.slice(0, mostWords).flatMap((token, place) => {
    const word = withoutSigns(token)
    const synonyms = synonymsOf(word).map((other) => ({ word: other, instead: [place], isSynonym: true }))
    const next = withoutSigns(tokens[place + 1] ?? '')
    const joined = isPlain(word) && isPlain(next) && /\p{L}/u.test(word + next)
    return joined ? [...synonyms, { word: word + next, instead: [place, place + 1], isSynonym: false }] : synonyms
  })
}
const isPlain = (word: string) => /^[\p{L}\p{N}]+$/u.test(word)

type Around = { all: FoundLexeme[]; others: Other[]; first: number; token: number }
/** Lexemes of one word each that may stand in place of this condition's token. */
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

/** The token without the signs around it; of a token that is several words, the stem of this one. */
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
  return await whatWasMeant(vocabulary, group, { lexeme: condition.word.lexeme, typed })
}

export type Skills = { groups: Group[]; words: CountedWord[]; phrases: Phrase[] }

/** Each skill as its words, or as the exact tag where it consists of none that are indexed. */
export async function understandSkills({ db, find, isChosen }: Vocabulary, skills: string[]): Promise<Skills> {
  const kept = skills.slice(0, limits.listItems)
  const found = kept.length === 0 ? [] : await find(db, kept.map(keepShortNames))
  const conditions = kept.map((_, number) => conditionsOfToken(found.filter((word) => word.token === number)))
  const phrases = kept.map((skill, number) => ({
    words: (conditions[number] ?? []).map((condition) => groupOf(condition, isChosen)),
    tag: { any: [skillFacet(skill)] },
  }))
  const groups = phrases.flatMap(({ words, tag }) => (words.length > 0 ? words : [tag]))
  const words = conditions.flat().flatMap(countedIn)
  return { groups, words, phrases: phrases.filter(({ words }) => words.length > 1) }
}

const tokensOf = (text: string) =>
  text
    .split(/[\s/\u2013\u2014\u2015]+/u)
    .filter(Boolean)
    .map(keepShortNames)
/** In a document only IT in capitals is the trade; nobody searches for the pronoun. */
const keepShortNames = (token: string) => (/^it$/iu.test(token) ? 'IT' : token)

type Meant = { group: Group; spelling: string | null; words?: CountedWord[] }

const mostCompletions = 8
/** Shorter ones begin too many words. */
const leastLetters = 3

/** For a word that the lexicon lacks; it may have been published after the lexicon was built. */
async function whatWasMeant(
  { db, table }: Vocabulary,
  group: Group,
  { lexeme, typed }: { lexeme: string; typed: string },
): Promise<Meant> {
  const literal = { group, spelling: null }
  const isBeginning = lexeme.length >= leastLetters
  const begun = await findBegun(db, table, group, { lexeme, most: isBeginning ? mostCompletions : 0 })
  if (begun.isThere) return literal
  if (begun.words.length > 0) return completed(begun.words)
  const begins: Group = { any: [lexeme], begins: isBeginning }
  const similar = await findSimilar(db, table, begins, { typed, likely: slipsOf(typed) })
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
