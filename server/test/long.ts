import { appendFileSync } from 'node:fs'

/** Whether this is the long run (npm run test:long). */
export const isLong = process.env.LONG === '1'
export const inLong = (long: number, short: number): number => (isLong ? long : short)

/** Adds measurements for a promise to the report of the long run. `broken` counts violations that no test asserts. */
export function noteFigures(
  promise: string,
  figures: Readonly<Record<string, number | string>>,
  broken?: number,
): void {
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${JSON.stringify({ promise, figures, broken })}\n`)
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}
