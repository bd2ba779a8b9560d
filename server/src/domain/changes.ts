import { activityLimits } from '@hearback/contract/accounts/company-limits.ts'
import { truncate } from '@hearback/contract/values/text.ts'

type Stored = string | number | boolean | null | readonly string[]

/** Values by field. Undefined ones are not compared. */
export type Values = Readonly<Record<string, unknown>>

export interface Changes {
  readonly before: Readonly<Record<string, Stored>>
  readonly after: Readonly<Record<string, Stored>>
}

/** The fields of `after` whose values differ, with both values cut to a bound; undefined if none does. */
export function changesOf(before: Values, after: Values): Changes | undefined {
  const changed = Object.keys(after).filter(
    (field) =>
      after[field] !== undefined && JSON.stringify(plain(before[field])) !== JSON.stringify(plain(after[field])),
  )
  if (changed.length === 0) return undefined
  const pairs = changed.map((field) => [field, cutPair(plain(before[field]), plain(after[field]))] as const)
  return {
    before: Object.fromEntries(pairs.map(([field, [value]]) => [field, value])),
    after: Object.fromEntries(pairs.map(([field, [, value]]) => [field, value])),
  }
}

/** A cleared text or list is as good as none. */
function plain(value: unknown): Stored {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' && value !== '' ? value : null
}

function cutPair(before: Stored, after: Stored): [Stored, Stored] {
  if (typeof before !== 'string' || typeof after !== 'string') return [cut(before), cut(after)]
  const start = startOfDifference(before, after)
  return [cutFrom(before, start), cutFrom(after, start)]
}

const { value: maxLength, listItems } = activityLimits

function cut(value: Stored): Stored {
  if (typeof value === 'string') return truncate(value, maxLength)
  if (!isList(value)) return value
  const items: readonly string[] = value
  const shown = items.slice(0, listItems).map((item) => truncate(item, maxLength / 2))
  return shown.length < items.length ? [...shown, '…'] : shown
}

const isList = (value: Stored): value is readonly string[] => Array.isArray(value)

/** Length of what is shown of long texts before their first difference. */
const lead = 40

/** Where the excerpts of two texts begin: at 0, or else shortly before the first difference, between graphemes of both. */
function startOfDifference(before: string, after: string): number {
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  return same < maxLength - lead ? 0 : truncate(before, same - lead, '').length
}

const cutFrom = (text: string, start: number): string =>
  start === 0 ? truncate(text, maxLength) : truncate(`…${text.slice(start).trimStart()}`, maxLength)
