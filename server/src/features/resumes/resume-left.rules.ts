import type { LeftOut } from '@hearback/contract/resumes.ts'
import { normalizeText, onOneLine, truncate } from '@hearback/contract/text.ts'

export type Left = LeftOut[]
const noPlace = 'Your profile has no place for this'

interface Reading {
  /** Keys that are read. */
  readonly known: readonly string[]
  readonly path: string
  /** Why a key of this name is left out, where there is more to say. */
  readonly why?: Readonly<Record<string, string>>
}

/** Notes every part that has something in it and is not read. */
export function leftOver(left: Left, part: object, { known, path, why = {} }: Reading): void {
  for (const [key, value] of Object.entries(part)) {
    if (known.includes(key) || isEmpty(value)) continue
    const reason = Object.hasOwn(why, key) ? why[key] : undefined
    noteLeft(left, [path, truncate(key, 60)].filter(Boolean).join('.'), value, reason ?? noPlace)
  }
}

export function noteLeft(left: Left, source: string, value: unknown, why: string): void {
  if (!isEmpty(value)) left.push({ source, what: beginningOf(value), why })
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const shown = 80
function beginningOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  if (typeof value === 'object') return null
  return truncate(onOneLine(normalizeText(String(value))), shown)
}
