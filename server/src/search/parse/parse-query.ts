import { limits } from '@hearback/contract/values/limits.ts'
import type { CountedWord, Phrase } from '../estimate/statistics.ts'
import { type AnyOf, skillFacet } from '../model/lexemes.ts'
import { type Condition, conditionsOfToken, countedWordsOf, groupOf, isKnown } from './conditions.ts'
import { correctSpelling } from './correct-spelling.ts'
import { type Expanded, expandQuery } from './expand-query.ts'
import type { FoundLexeme } from './lexicon-lookup.sql.ts'
import type { ParseContext } from './parse-context.ts'

/** User text as conditions, with the counts of their words. No conditions and no filters: the text has nothing to search for. */
type Wanted = {
  groups: AnyOf[]
  words: CountedWord[]
  corrected: string | null
} & Pick<Expanded, 'filters' | 'keyword' | 'related' | 'asksForAll'>

/** Words of a text; twice as many pairs of characters of scripts without spaces. */
const maxWords = 8

/**
 * Parses each text by itself: all of them must match, and none where one has nothing to search for. The first one may
 * ask for everything ("jobs near me").
 */
export async function parseTexts(context: ParseContext, texts: readonly (string | undefined)[]) {
  const [keyword = '', ...others] = texts.map((text) => text?.trim() ?? '')
  const given = [keyword, ...others].filter(Boolean)
  const wanted = await Promise.all(given.map((text) => parseQuery(context, text)))
  const corrected = wanted.map((one, index) => one.corrected ?? given[index]).join(' ')
  return {
    groups: wanted.flatMap(({ groups }) => groups),
    words: wanted.flatMap(({ words }) => words),
    filters: wanted.flatMap(({ filters }) => filters),
    keyword: wanted.flatMap(({ keyword }) => (keyword === '' ? [] : [keyword])).join(' '),
    related: (wanted.length === 1 && wanted[0]?.related) || { groups: { lexemes: [], terms: [] }, isTitle: false },
    corrected: wanted.some((one) => one.corrected !== null) ? corrected : null,
    matchesNothing: wanted.some(
      ({ groups, filters, asksForAll }, index) =>
        groups.length + filters.length === 0 && !(asksForAll && given[index] === keyword),
    ),
  }
}

/**
 * Turns text into at most 8 conditions. Terms of the vocabulary match too, and two neighboring words match the word that they
 * form when joined. A word that no document has is completed, or else replaced by the nearest word of the lexicon or the
 * vocabulary; `corrected` then is the text that is searched. Stop words count only where there are no other words.
 */
async function parseOnce(context: ParseContext, text: string): Promise<Wanted> {
  const tokens = tokensOf(text)
  const joined = joinedWordsOf(tokens)
  const matches = await context.find(context.db, [...tokens, ...joined.map(({ word }) => word)])
  const found = matches.slice(0, tokens.length)
  const expanded = expandQuery(context, tokens, found)
  const conditions = conditionsOf(found.map((lexemes, token) => (expanded.isLeftOut(token) ? [] : lexemes)))
  const groups: AnyOf[] = []
  const words = [...matches.flat().flatMap(countedWordsOf), ...expanded.words]
  let corrected = false
  for (const condition of conditions) {
    const { token, word } = condition
    const alternatives = joined.flatMap((other, number) =>
      alternativesOf(condition, other, matches[tokens.length + number] ?? [], context),
    )
    const group = groupOf(condition, context.isChosen, alternatives)
    const isFound = isKnown(condition) || expanded.isTerm(token) || alternatives.some(({ documents }) => documents > 0)
    if (!word || isFound) {
      groups.push({ ...group, ...expanded.termsAt(token) })
      continue
    }
    const isWhole = conditions.filter((other) => other.token === token).length === 1
    const typed = typedWord(tokens[token], isWhole ? undefined : word.lexeme)
    const meant = await correctSpelling(context, group, { lexeme: word.lexeme, typed })
    groups.push(meant.group)
    words.push(...(meant.words ?? []))
    if (meant.spelling === null) continue
    tokens[token] = (tokens[token] ?? '').toLowerCase().replace(typed, meant.spelling)
    corrected = true
  }
  const { filters, keyword, related, asksForAll } = expanded
  return { groups, words, corrected: corrected ? tokens.join(' ') : null, filters, keyword, related, asksForAll }
}

/** For a token of several words, the stem of this one. */
const typedWord = (token = '', stem = withoutSigns(token)) => stem

/** Parses a corrected text once more, because the corrected words may be terms of the vocabulary. */
async function parseQuery(context: ParseContext, text: string): Promise<Wanted> {
  const wanted = await parseOnce(context, text)
  if (wanted.corrected === null) return wanted
  return { ...(await parseOnce(context, wanted.corrected)), corrected: wanted.corrected }
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

/** The word that two neighboring tokens form, which documents may have instead. */
type Joined = { word: string; instead: readonly number[] }

function joinedWordsOf(tokens: string[]): Joined[] {
  return tokens.slice(0, maxWords).flatMap((token, place) => {
    const word = withoutSigns(token)
    const next = withoutSigns(tokens[place + 1] ?? '')
    const isWord = isPlain(word) && isPlain(next) && /\p{L}/u.test(word + next)
    return isWord ? [{ word: word + next, instead: [place, place + 1] }] : []
  })
}
const isPlain = (word: string) => /^[\p{L}\p{N}]+$/u.test(word)

/** The lexeme of the joined word, if it is a single one that matches in place of the condition. */
function alternativesOf(
  { token, isStopWord, lexemes }: Numbered,
  { instead }: Joined,
  found: readonly FoundLexeme[],
  { isChosen }: ParseContext,
): FoundLexeme[] {
  const [only, ...further] = found.filter(({ kind }) => kind === 'part')
  if (!instead.includes(token) || isStopWord || !only || further.length > 0) return []
  const mayBeNew = !lexemes.some(({ lexeme }) => isChosen(lexeme))
  return only.documents > 0 || mayBeNew ? [only] : []
}

const withoutSigns = (token: string) => token.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

export type Skills = { groups: AnyOf[]; words: CountedWord[]; phrases: Phrase[] }

/** Each skill as its words, or as the exact tag where none of its words is indexed. */
export async function parseSkills({ db, find, isChosen }: ParseContext, skills: string[]): Promise<Skills> {
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

/** Signs between words; a plus within "C++" is none. */
const tokensOf = (text: string) =>
  withoutExcluded(text.split(/[\s/\u2013\u2014\u2015]+|(?<=\p{L})\+(?=\p{L})/u).filter(Boolean)).map(keepShortNames)

/** Words to leave out ("nurse -icu", "nurse NOT icu") are not searched for; results may still have them. */
function withoutExcluded(tokens: string[]): string[] {
  const wanted = tokens.filter((token, place) => !isExcluded(token) && token !== 'NOT' && tokens[place - 1] !== 'NOT')
  return wanted.length > 0 ? wanted : tokens
}
const isExcluded = (token: string) => /^[-\u2212]["“]?\p{L}/u.test(token)

/** Documents have `it` as information technology only in capitals; a search for the pronoun makes no sense. */
const keepShortNames = (token: string) => (/^it$/iu.test(token) ? 'IT' : token)
