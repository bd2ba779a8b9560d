import { withoutAccents } from '@hearback/contract/values/text.ts'

interface Named {
  label: string
  words?: string | undefined
}

/**
 * Entries in which every typed word is a prefix of a word; matches of the name rank before synonyms. Stable otherwise.
 */
export function matching<T extends Named>(all: readonly T[], typed: string): T[] {
  const wanted = withoutAccents(typed).split(/\s+/u).filter(Boolean)
  const startsAll = (text: string) => {
    const words = withoutAccents(text).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((one) => words.some((word) => word.startsWith(one)))
  }
  const byName = all.filter(({ label }) => startsAll(label))
  return [...byName, ...all.filter((one) => !byName.includes(one) && startsAll(`${one.label} ${one.words ?? ''}`))]
}
