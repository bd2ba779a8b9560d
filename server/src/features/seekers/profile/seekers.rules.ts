import { firstGrapheme } from '@hearback/contract/values/text.ts'
import { AppError } from '../../../domain/errors.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** The name shown to strangers: the nickname, else first name and initial. */
export function shortName(nickname: string | null, firstName: string, lastName: string): string {
  if (nickname) return nickname
  const initial = firstGrapheme(lastName).toUpperCase()
  return initial ? `${firstName} ${initial}.` : firstName
}

interface Whereabouts {
  location?: Point | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** The given coordinates; null if cleared, undefined if omitted. Throws invalid_input for a single coordinate. */
export function givenPoint({ location, latitude, longitude }: Whereabouts): Point | null | undefined {
  if (location) return location
  if (latitude != null && longitude != null) return { latitude, longitude }
  if (latitude != null || longitude != null) {
    const message = 'Enter both latitude and longitude, or neither'
    throw new AppError('invalid_input', { message, fields: { latitude: message, longitude: message } })
  }
  return [location, latitude, longitude].includes(null) ? null : undefined
}

/** Throws invalid_input with the fields for a period that ends before it starts. A month counts to its last day; an open end is valid. */
export function refuseBackward(start: string | null, end: string | null, fields: readonly string[]): void {
  if (start === null || end === null || (end.length === 7 ? `${end}-31` : end) >= start) return
  const message = 'The end can’t be before the start'
  throw new AppError('invalid_input', { message, fields: Object.fromEntries(fields.map((field) => [field, message])) })
}

export interface Period {
  startDate: string
  endDate: string | null
  employed: boolean
}
export type SentPeriod = { [K in keyof Period]?: Period[K] | null | undefined }

/** The resulting period. Current employment has no end; an end without a flag means that the person left. */
export function settledPeriod(sent: SentPeriod, before: Period): Period {
  const employed = sent.employed === undefined ? before.employed && !sent.endDate : sent.employed === true
  const endDate = sent.endDate === undefined ? before.endDate : sent.endDate
  return { startDate: sent.startDate ?? before.startDate, endDate: employed ? null : endDate, employed }
}
