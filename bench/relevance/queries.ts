import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The fields of a job that its grade depends on. */
export interface Judged {
  readonly jobTitle: string
  readonly company: string
  readonly place: Point | null
}

/** A search, and patterns of the titles that match it. */
export interface Query {
  readonly keyword: string
  readonly location?: string
  /** Exact matches. */
  readonly best: RegExp
  /** The same work at another level, or a part of it. */
  readonly good?: RegExp
  /** Related jobs that are acceptable results. */
  readonly related?: RegExp
  /** Only jobs of this company are relevant. */
  readonly company?: RegExp
  /** Only jobs around this point are relevant. */
  readonly around?: Point
}

/** Handwritten searches: plain titles, abbreviations, everyday words, typos, places and companies. */
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
