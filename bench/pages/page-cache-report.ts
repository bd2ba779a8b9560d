import type { Figures } from '../load/load-generator.ts'
import { bold, machine, percent, tableOf } from '../report/markdown.ts'

interface Measured {
  readonly figures: Figures
  /** Microseconds of CPU per request, of the server alone. */
  readonly cpu: number
}

export interface PageCacheRow {
  readonly name: string
  /** Bytes of the body. */
  readonly bytes: number
  readonly ours: Measured
  readonly nginx: Measured
}

/** The minimum share of the rate of nginx. */
const goal = 0.8

const shareOf = ({ ours, nginx }: PageCacheRow) => ours.figures.perSecond / nginx.figures.perSecond
const cellsOf = ({ figures, cpu }: Measured) => [
  figures.perSecond.toFixed(0),
  figures.p50.toFixed(1),
  figures.p99.toFixed(1),
  cpu.toFixed(0),
]
const ofOne = (name: string) => [`${name}/s`, 'p50 ms', 'p99 ms', 'CPU µs']
const columns = ['page', 'bytes', ...ofOne('Hearback'), ...ofOne('nginx'), 'failed', 'of nginx', 'goal']

/** The report as a Markdown table whose missed goals are bold. */
export function pageCacheReportOf(
  rows: readonly PageCacheRow[],
  { connections, seconds }: { connections: number; seconds: number },
): string {
  const lines = rows.map((row) => {
    const { name, bytes, ours, nginx } = row
    const share = percent(shareOf(row))
    return [
      ...[name, bytes.toLocaleString('en'), ...cellsOf(ours), ...cellsOf(nginx)],
      ...[
        String(ours.figures.failed + nginx.figures.failed),
        shareOf(row) >= goal ? share : bold(share),
        percent(goal),
      ],
    ]
  })
  return `20 pages, ${connections} connections, ${seconds} s each, interleaved, one process each; ${machine()}\n\n${tableOf(columns, lines)}\n`
}

/** One sentence for each missed goal. */
export const missedPageCacheGoals = (rows: readonly PageCacheRow[]): string[] =>
  rows
    .filter((row) => shareOf(row) < goal)
    .map((row) => `"${row.name}" reached ${percent(shareOf(row))} of nginx; the minimum is ${percent(goal)}.`)
