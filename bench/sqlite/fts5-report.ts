import type { Percentiles } from '../load/percentiles.ts'
import { bold, machine, tableOf } from '../report/markdown.ts'

/** Milliseconds per search of one client. */
export interface Fts5Row {
  readonly name: string
  readonly ours: Percentiles
  /** Page and total, as ours has them. */
  readonly theirs: Percentiles
  readonly pageOnly: Percentiles
}

/** The most that our median may be, in medians of FTS5. */
const goal = 3

const timesOf = ({ ours, theirs }: Fts5Row) => ours.p50 / theirs.p50
const columns = [
  ...['search', 'Hearback ms', 'p95 ms', 'searches/s per core', 'FTS5 ms', 'p95 ms', 'searches/s per core'],
  ...['FTS5 without total ms', 'times FTS5', 'goal'],
]
const ms = (value: number) => value.toFixed(2)
const perSecond = ({ p50 }: Percentiles) => (1_000 / p50).toFixed(0)

/** The report as a Markdown table whose missed goals are bold. */
export function fts5ReportOf(rows: readonly Fts5Row[], { jobs, searches }: { jobs: number; searches: number }): string {
  const lines = rows.map((row) => {
    const { name, ours, theirs, pageOnly } = row
    const times = timesOf(row).toFixed(1)
    return [
      ...[name, ms(ours.p50), ms(ours.p95), perSecond(ours), ms(theirs.p50), ms(theirs.p95), perSecond(theirs)],
      ...[ms(pageOnly.p50), timesOf(row) <= goal ? times : bold(times), `at most ${goal}`],
    ]
  })
  return `${jobs.toLocaleString('en')} jobs, one client, medians of ${searches} searches each, in alternation; ${machine()}\n\n${tableOf(columns, lines)}\n`
}

/** One sentence for each missed goal. */
export const missedFts5Goals = (rows: readonly Fts5Row[]): string[] =>
  rows
    .filter((row) => timesOf(row) > goal)
    .map((row) => `"${row.name}" took ${timesOf(row).toFixed(1)} times as long as SQLite FTS5; the maximum is ${goal}.`)
