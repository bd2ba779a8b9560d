import type { ImportCounts } from './import-counts.ts'
import { warningTexts } from './import-warnings.ts'

const count = (number: number) => number.toLocaleString('en')

/** The summary of an import, as lines for the terminal. */
export function summaryOf(counts: ImportCounts, seconds: number): string[] {
  const { lines, fresh, changed, unchanged, refused, companies } = counts
  return [
    `${count(lines)} rows: ${count(fresh)} new, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(refused)} refused; ${count(companies)} new companies.`,
    ...refusals(counts),
    ...[...counts.marks].sort((a, b) => b[1] - a[1]).map(([kind, rows]) => `  ${count(rows)} ${warningTexts[kind]}.`),
    ...closingDates(counts),
    `${seconds.toFixed(1)} seconds, ${count(Math.round(lines / seconds))} rows a second.`,
  ]
}

const mostReasons = 5

/** The most frequent reasons for refusals. The list in the data folder has all. */
function refusals({ refusals }: ImportCounts): string[] {
  const byCount = [...refusals].sort((a, b) => b[1] - a[1])
  const others = byCount.slice(mostReasons).reduce((sum, [, rows]) => sum + rows, 0)
  return [
    ...byCount.slice(0, mostReasons).map(([reason, rows]) => `  ${count(rows)} refused: ${reason}.`),
    ...(others > 0 ? [`  ${count(others)} refused for other reasons.`] : []),
  ]
}

function closingDates({ reopened, expired }: ImportCounts): string[] {
  return [
    ...(reopened > 0
      ? [
          `  ${count(reopened)} are open although their closing date at the source has passed: they were opened for 45 days, to try the product with.`,
        ]
      : []),
    ...(expired > 0 ? [`  ${count(expired)} are expired: their closing date at the source has passed.`] : []),
  ]
}
