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
  readonly kind: (typeof kinds)[number]
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

/** Words of posts, words of people who search, and Spanish words. */
export const kinds = ['posts', 'everyday', 'spanish'] as const

/**
 * Handwritten searches: plain titles, abbreviations, typos, places and companies; what people call the work; Spanish.
 * Keywords of one row, separated by `|`, ask for the same; a Spanish row names an English keyword that does.
 */
export function readQueries(): Query[] {
  const english = [...judgedIn('queries.tsv', 'posts'), ...judgedIn('everyday.tsv', 'everyday')]
  const spanish = rowsOf('spanish.tsv').flatMap(([keywords = '', same]) => {
    const query = english.find(({ keyword }) => keyword === same)
    if (!query) throw new Error(`spanish.tsv: no search for "${same}" is judged`)
    return keywords.split('|').map((keyword) => ({ ...query, kind: 'spanish' as const, keyword }))
  })
  return [...english, ...spanish]
}

const judgedIn = (file: string, kind: Query['kind']): Query[] =>
  rowsOf(file).flatMap(([keywords = '', location, best = '', good, related, company, around]) => {
    const [latitude, longitude] = around?.split(' ').map(Number) ?? []
    return keywords.split('|').map((keyword) => ({
      kind,
      keyword,
      best: pattern(best),
      ...(location && { location }),
      ...(good && { good: pattern(good) }),
      ...(related && { related: pattern(related) }),
      ...(company && { company: pattern(company) }),
      ...(latitude !== undefined && longitude !== undefined && { around: { latitude, longitude } }),
    }))
  })

function rowsOf(file: string): string[][] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => line.split('\t'))
}

const pattern = (text: string) => new RegExp(text, 'i')
