import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A post as far as its worth to somebody who searches is judged. */
export interface Judged {
  readonly jobTitle: string
  readonly company: string
  readonly place: Point | null
}

/** What somebody types, and which posts they hope for. */
export interface Query {
  readonly keyword: string
  readonly location?: string
  /** Exactly the work that was asked for. */
  readonly best: RegExp
  /** The same work at another level, or a part of it. */
  readonly good?: RegExp
  /** Not asked for, but nobody would wonder. */
  readonly related?: RegExp
  /** Only posts of this company are worth anything. */
  readonly company?: RegExp
  /** Only posts around this point are worth anything. */
  readonly around?: Point
}

/** Written by hand from what people type: plain titles, short forms, everyday words, slips, places and companies. */
export function readQueries(): Query[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'queries.tsv'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [keyword = '', location, best = '', good, related, company, around] = line.split('\t')
    const [latitude, longitude] = around?.split(' ').map(Number) ?? []
    return {
      keyword,
      best: pattern(best),
      ...(location && { location }),
      ...(good && { good: pattern(good) }),
      ...(related && { related: pattern(related) }),
      ...(company && { company: pattern(company) }),
      ...(latitude !== undefined && longitude !== undefined && { around: { latitude, longitude } }),
    }
  })
}

const pattern = (text: string) => new RegExp(text, 'i')
