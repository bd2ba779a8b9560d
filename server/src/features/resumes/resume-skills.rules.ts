import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { type Left, leftOver, noteLeft } from './resume-left.rules.ts'
import { type Said, said } from './resume-said.rules.ts'

type Entry = NonNullable<JsonResume['skills']>[number]

/** Collects names and keywords as skills, without duplicates. */
export function skillsIn(left: Left, entries: readonly Entry[]): Said<string[]> | undefined {
  const levels = entries.filter(({ level }) => level).length
  if (levels > 0) noteLeft(left, 'skills', levels === 1 ? '1 level' : `${levels} levels`, 'no_skill_levels')
  for (const [place, entry] of entries.entries()) {
    leftOver(left, entry, { known: ['name', 'keywords', 'level'], path: `skills.${place}` })
    for (const word of wordsOf(entry).filter(isTooLong)) {
      noteLeft(left, `skills.${place}`, word, 'skill_too_long')
    }
  }
  const found = onceEach(entries.flatMap(wordsOf).filter((word) => !isTooLong(word)))
  return found.length > 0 ? said(found, 'skills') : undefined
}

const wordsOf = ({ name, keywords }: Entry) => [name ?? '', ...(keywords ?? [])].filter(Boolean)

function onceEach(words: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const word of words) if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), word)
  return [...found.values()]
}

const isTooLong = (word: string) => word.length > limits.listItem
