import type { CountedWord } from '../estimate/statistics.ts'
import { allowedEdits, editDistance, transpositionsOf } from '../model/edit-distance.ts'
import type { AnyOf } from '../model/lexemes.ts'
import { findBegun, findSimilar, type LexiconWord } from './lexicon-lookup.sql.ts'
import type { ParseContext } from './parse-context.ts'

type Meant = { group: AnyOf; spelling: string | null; words?: CountedWord[] }

/** Stems that stand for a prefix; as many as suggestions. */
const maxCompletions = 8
/** Shorter texts are the prefix of too many words; those of 3 and 4 letters take 3.1 ms (performance.md). */
const minLetters = 3

/** Completes or corrects a word that lexicon and vocabulary lack, unless a document published since has it. */
export async function correctSpelling(
  { db, table, vocabulary }: ParseContext,
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
  if (vocabulary.index.hasWord(lexeme, typed)) return literal
  const nearest = nearestWord(typed, similar.words)
  if (!nearest) return { group, spelling: vocabulary.index.nearestWord(typed) ?? null }
  return { group: { any: [nearest.word] }, spelling: nearest.spelling, words: [countedWord(nearest)] }
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
