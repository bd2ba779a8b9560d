import { truncate } from '@hearback/contract/values/text.ts'

/** What a file says, where, and what was changed on the way. */
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
  return { value, note: `Cut to ${count(value.length)} of ${count(text.length)} characters` }
}

/** A day or month as it stands; of a year alone its first month, or for an end its last one. */
export function dayOf(date: string, end: 'start' | 'end'): { value: string; note: string | null } {
  if (date.length > 4) return { value: date, note: null }
  const value = `${date}-${end === 'start' ? '01' : '12'}`
  return { value, note: `Only the year ${date} is given; ${end === 'start' ? 'January' : 'December'} is assumed` }
}
