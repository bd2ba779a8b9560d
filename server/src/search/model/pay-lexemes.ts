import type { AnyOf } from './lexemes.ts'
import { coverOf } from './range-cover.ts'

/** Pay in another currency than US dollars, ISO 4217 (migration 0046). */
export const currencyFacet = (currency: string) => `y/${currency}`

const lastPayBand = 21
const payBandsFrom = (first: number) =>
  Array.from({ length: lastPayBand - first + 1 }, (_, above) => `p/${first + above}`)

/** Documents that state pay in this currency. The row of a search by pay tells dollars apart. */
export const withPayIn = (currency: string): AnyOf =>
  currency === 'USD' ? { any: payBandsFrom(0), inRow: true } : { any: [currencyFacet(currency)] }

/** Pay bands with all pay of at least `fromByYear` US dollars, and some below it (pay_band() in migration 0008). */
export function payBands(fromByYear: number): AnyOf {
  // Slightly lower: logarithms of two machines may differ in the last digit.
  const exact = Math.log(Math.max(1, fromByYear) / 10_000) / Math.log(1.25) - 1e-9
  const first = Math.min(lastPayBand, Math.max(0, Math.floor(exact) + 1))
  return { any: payBandsFrom(first), inRow: true }
}

/** Levels of pay in steps of a 32nd of a doubling, by powers of two (pay_levels() in migration 0099). */
const levelBits = [0, 3, 6]
const levels = 1024

/** The fewest levels with all pay of at least `fromByYear` in this currency, and at most 2.2% below it. */
export function payLevels(currency: string, fromByYear: number): string[] {
  const first = Math.floor(32 * Math.log2(Math.max(1, fromByYear)) - 1e-9)
  const lowest = Math.min(levels - 1, Math.max(0, first))
  return coverOf(lowest, levels, levelBits).map(({ level, index }) => `q${level}/${currency}${index}`)
}
