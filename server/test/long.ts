import { appendFileSync } from 'node:fs'

/** Whether this is the long run (npm run test:long), or a gate that must be quick. */
export const isLong = process.env.LONG === '1'
export const inLong = (long: number, short: number): number => (isLong ? long : short)

/**
 * Tells the report of the long run what was measured for a promise; nobody else. `broken`: how often it was not kept, where
 * no test says so.
 */
export function noteFigures(
  promise: string,
  figures: Readonly<Record<string, number | string>>,
  broken?: number,
): void {
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${JSON.stringify({ promise, figures, broken })}\n`)
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}
