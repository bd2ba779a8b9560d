export interface Point {
  latitude: number
  longitude: number
}

const rowsPerDegree = 50
const rows = 180 * rowsPerDegree

/**
 * The middle of the cell of about 2 km by 2 km that holds the point. The grid is fixed, so that
 * asking again, or from elsewhere, tells nothing more about where in its cell the point lies.
 */
export function roundedPoint({ latitude, longitude }: Point): Point {
  const row = Math.min(rows - 1, Math.floor((latitude + 90) * rowsPerDegree))
  const middle = (row + 0.5) / rowsPerDegree - 90
  const columns = Math.max(1, Math.round(360 * rowsPerDegree * Math.cos((middle * Math.PI) / 180)))
  const column = Math.floor(((longitude + 180) / 360) * columns) % columns
  return { latitude: fiveDigits(middle), longitude: fiveDigits(((column + 0.5) / columns) * 360 - 180) }
}
const fiveDigits = (degrees: number) => Math.round(degrees * 100_000) / 100_000

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What strangers call a seeker: the nickname, else first name and initial. */
export function shortName(nickname: string | null, firstName: string, lastName: string): string {
  if (nickname) return nickname
  const [first] = letters.segment(lastName)
  return first ? `${firstName} ${first.segment.toUpperCase()}.` : firstName
}

/** Whether a period runs forward; a month counts to its end, and an open end always does. */
export function runsForward(start: string | null, end: string | null): boolean {
  return start === null || end === null || (end.length === 7 ? `${end}-31` : end) >= start
}
