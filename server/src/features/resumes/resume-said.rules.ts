import { truncate } from '@hearback/contract/values/text.ts'

/** A value of a file, its path, and a note on how it was changed. */
export interface Said<T> {
  readonly value: T
  readonly source: string
  readonly note: string | null
}

export const said = <T>(value: T, source: string, note: string | null = null): Said<T> => ({ value, source, note })

/** At most `max` UTF-16 code units, cut between graphemes. */
export function cut(text: string, max: number): { value: string; note: string | null } {
  if (text.length <= max) return { value: text, note: null }
  const value = truncate(text, max, '')
  const count = (n: number) => n.toLocaleString('en')
  return { value, note: `Shortened to ${count(value.length)} of ${count(text.length)} characters` }
}

/** Returns a day or month unchanged. A year becomes its first month, or its last one for an end. */
export function dayOf(date: string, end: 'start' | 'end'): { value: string; note: string | null } {
  if (date.length > 4) return { value: date, note: null }
  const value = `${date}-${end === 'start' ? '01' : '12'}`
  return { value, note: `Only the year ${date} is given, so we assumed ${end === 'start' ? 'January' : 'December'}` }
}
