import type { Figures } from '../load/load-generator.ts'
import { machine, percent, tableOf } from '../report/markdown.ts'

export interface Row {
  readonly name: string
  readonly ours: Figures
  readonly bare: Figures
  /** A bare `node:http` server with the same statements and bytes; undefined for requests that cannot be replayed. */
  readonly sql: Figures | undefined
  /** Memory of the server process after the workload, in MB. */
  readonly memory: number
  /** The same work another way, at the same server. */
  readonly alternative?: { readonly name: string; readonly ours: Figures }
}

const columns = [
  'workload',
  'requests/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'failed',
  'memory MB',
  'bare Fastify/s',
  'node:http with the SQL/s',
  'of bare',
  'of node:http',
  'of the same by',
]

/** The report as a Markdown table. Compare ratios: absolute figures depend on the machine. */
export function reportOf(
  rows: readonly Row[],
  { jobs, connections, seconds }: { jobs: number; connections: number; seconds: number },
): string {
  const lines = rows.map(({ name, ours, bare, sql, memory, alternative }) => [
    name,
    ours.perSecond.toFixed(0),
    ours.p50.toFixed(1),
    ours.p95.toFixed(1),
    ours.p99.toFixed(1),
    String(ours.failed),
    memory.toFixed(0),
    bare.perSecond.toFixed(0),
    sql ? sql.perSecond.toFixed(0) : '',
    percent(ours.perSecond / bare.perSecond),
    sql ? percent(ours.perSecond / sql.perSecond) : '',
    alternative ? `${percent(ours.perSecond / alternative.ours.perSecond)} of ${alternative.name}` : '',
  ])
  return `${jobs.toLocaleString('en')} jobs, ${connections} connections, ${seconds} s each; ${machine()}\n\n${tableOf(columns, lines)}\n`
}

/** The minimum share of a bare server's rate that a workload must reach. */
const MINIMUM_SHARES: Readonly<Record<string, number>> = { 'job page, cached': 0.4 }

/** The minimum share of the rate of the same work another way. */
const MINIMUM_SHARE_OF_ALTERNATIVE = 0.8

/** One sentence for each workload below its minimum share. */
export const thresholdFailures = (rows: readonly Pick<Row, 'name' | 'ours' | 'bare' | 'alternative'>[]): string[] =>
  rows.flatMap(({ name, ours, bare, alternative }) => [
    ...below(name, ours.perSecond / bare.perSecond, MINIMUM_SHARES[name] ?? 0, 'a bare server with the same bytes'),
    ...(alternative
      ? below(name, ours.perSecond / alternative.ours.perSecond, MINIMUM_SHARE_OF_ALTERNATIVE, `"${alternative.name}"`)
      : []),
  ])

const below = (name: string, reached: number, wanted: number, whole: string): string[] =>
  reached >= wanted ? [] : [`"${name}" reached ${percent(reached)} of ${whole}; the minimum is ${percent(wanted)}.`]
