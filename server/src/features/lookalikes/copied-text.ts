import { textWords } from './name-key.ts'
import { hashOf } from './nearly-equal.ts'

/** Letters and digits below which a text is boilerplate. */
const minTextLength = 200
const wordsPerShingle = 3
/** Jaccard index of the shingles from which two texts are nearly equal. */
const minSimilarity = 0.75
const bands = 10
const rowsPerBand = 3

/**
 * Runs of three words of a job text, without the name of its company, which copies replace. Undefined for texts of less than 200
 * letters and digits.
 */
export function shinglesOf(text: string, companyName: string): ReadonlySet<string> | undefined {
  const name = ` ${textWords(companyName).join(' ')} `
  const whole = ` ${textWords(text).join(' ')} `
  const words = (name.trim() === '' ? whole : whole.replaceAll(name, ' ')).trim().split(' ')
  if (words.reduce((sum, word) => sum + word.length, 0) < minTextLength) return undefined
  return new Set(words.slice(wordsPerShingle - 1).map((_, n) => words.slice(n, n + wordsPerShingle).join(' ')))
}

/** Jaccard index of the shingles of two texts: 1 if they are equal. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const shingle of one) if (other.has(shingle)) common++
  return common / (one.size + other.size - common)
}

/** Whether two texts are equal or nearly equal: a copy with another sentence or some other words is. */
export const isCopy = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  similarity(one, other) >= minSimilarity

/** Odd constants, so that each row orders the shingles by another hash. */
const seeds = Array.from({ length: bands * rowsPerBand }, (_, n) => Math.imul(n + 1, 0x9e3779b1) | 1)

function mix(hash: number, seed: number): number {
  let mixed = Math.imul(hash ^ seed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  return hash
}

/**
 * Bands of a MinHash signature: of two texts with three quarters of their shingles in common, all but one in 200 have a band in
 * common.
 */
export function textHashes(shingles: ReadonlySet<string>): number[] {
  const hashes = [...shingles].map(fnv1a)
  const rows = seeds.map((seed) => hashes.reduce((least, hash) => Math.min(least, mix(hash, seed)), 0xffffffff))
  return Array.from({ length: bands }, (_, band) =>
    hashOf(`text ${band}`, rows.slice(band * rowsPerBand, (band + 1) * rowsPerBand).join(' ')),
  )
}
