import { firstGrapheme } from '@hearback/contract/values/text.ts'
import { AppError } from '../../../domain/errors.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** What strangers call a seeker: the nickname, else first name and initial. */
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

/** The point that was sent, null where it was cleared, undefined where nothing was said of it; half a point is refused. */
export function givenPoint({ location, latitude, longitude }: Whereabouts): Point | null | undefined {
  if (location) return location
  if (latitude != null && longitude != null) return { latitude, longitude }
  if (latitude != null || longitude != null) {
    const message = 'Give both latitude and longitude, or neither'
    throw new AppError('invalid_input', { message, fields: { latitude: message, longitude: message } })
  }
  return [location, latitude, longitude].includes(null) ? null : undefined
}

/** Refuses a period that ends before it starts, naming the fields; a month counts to its end, and an open end is fine. */
export function refuseBackward(start: string | null, end: string | null, fields: readonly string[]): void {
  if (start === null || end === null || (end.length === 7 ? `${end}-31` : end) >= start) return
  const message = 'The end must not be before the start'
  throw new AppError('invalid_input', { message, fields: Object.fromEntries(fields.map((field) => [field, message])) })
}

export interface Period {
  startDate: string
  endDate: string | null
  employed: boolean
}
export type SentPeriod = { [K in keyof Period]?: Period[K] | null | undefined }

/** Who still works there has no end; an end that is sent alone says that they left. */
export function settledPeriod(sent: SentPeriod, before: Period): Period {
  const employed = sent.employed === undefined ? before.employed && !sent.endDate : sent.employed === true
  const endDate = sent.endDate === undefined ? before.endDate : sent.endDate
  return { startDate: sent.startDate ?? before.startDate, endDate: employed ? null : endDate, employed }
}
