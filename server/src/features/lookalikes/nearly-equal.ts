import { createHash } from 'node:crypto'

/** Keys with fewer letters are compared for equality only (product.md section 17.3). */
const minLetters = 5

const digitsOf = (key: string) => key.replace(/\P{N}/gu, '')

/**
 * Whether two keys are equal, or one insertion, deletion, replacement or swap of neighbors apart if the longer one has at least
 * `minLetters`. Keys with different numbers are different: Pier 38 and Pier 39 are two places.
 */
export function isNearlyEqual(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [[...one], [...other]]
  if (Math.max(a.length, b.length) < minLetters || Math.abs(a.length - b.length) > 1) return false
  const [ownDigits, otherDigits] = [digitsOf(one), digitsOf(other)]
  if (ownDigits !== otherDigits && ownDigits !== '' && otherDigits !== '') return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const rest = (from: string[], skipped: number) => from.slice(start + skipped).join('')
  if (a.length !== b.length) return a.length > b.length ? rest(a, 1) === rest(b, 0) : rest(a, 0) === rest(b, 1)
  const isSwap = a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2)
  return isSwap || rest(a, 1) === rest(b, 1)
}

/** A hash of 32 bits, as PostgreSQL's integer. Kinds of keys do not share hashes. */
export const hashOf = (kind: string, text: string): number =>
  createHash('sha1').update(`${kind}:${text}`).digest().readInt32BE(0)

/** Hashes of the key and of all keys with one letter less: two keys that are one edit apart have one in common. */
export function editHashes(kind: string, key: string): number[] {
  const letters = [...key]
  const shorter = letters.length < minLetters - 1 ? [] : letters.map((_, n) => letters.toSpliced(n, 1).join(''))
  return [...new Set([key, ...shorter].map((one) => hashOf(kind, one)))]
}
