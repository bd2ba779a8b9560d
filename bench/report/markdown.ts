import { existsSync, readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Figures } from '../load/load-generator.ts'

export interface Row {
  readonly name: string
  readonly ours: Figures
  readonly bare: Figures
  /** A bare `node:http` with the same statements and bytes; undefined where they cannot be sent again. */
  readonly sql: Figures | undefined
  /** Memory of the server process after the workload, in MB. */
  readonly memory: number
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
]

/** The report as a Markdown table. Ratios compare within one run on one machine; they are what to look at. */
export function reportOf(
  rows: readonly Row[],
  { jobs, connections, seconds }: { jobs: number; connections: number; seconds: number },
): string {
  const lines = rows.map(({ name, ours, bare, sql, memory }) => [
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
  ])
  return `${jobs.toLocaleString('en')} jobs, ${connections} connections, ${seconds} s each; ${machine()}\n\n${tableOf(columns, lines)}\n`
}

/** How much of a bare server's rate, with the same bytes, a workload has to reach at least. */
const SHARES: Readonly<Record<string, number>> = { 'job page, kept': 0.4 }

/** A sentence for each workload that is under its share. */
export const tooSlow = (rows: readonly Pick<Row, 'name' | 'ours' | 'bare'>[]): string[] =>
  rows.flatMap(({ name, ours, bare }) => {
    const wanted = SHARES[name] ?? 0
    const reached = ours.perSecond / bare.perSecond
    if (reached >= wanted) return []
    return [
      `"${name}" reached ${percent(reached)} of a bare server with the same bytes; it has to be ${percent(wanted)} or more.`,
    ]
  })

export const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
export const percent = (share: number) => `${(share * 100).toFixed(0)} %`
export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB${hugePages()}, Node ${process.versions.node}; server, database and load on the same machine`

/** What PostgreSQL may have its memory in, where somebody has reserved it (docs/operations.md). */
function hugePages(): string {
  const told = existsSync('/proc/meminfo') ? readFileSync('/proc/meminfo', 'utf8') : ''
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'mu').exec(told)?.[1] ?? 0)
  const gibibytes = (of('HugePages_Total') * of('Hugepagesize')) / 2 ** 20
  return gibibytes > 0 ? `, ${gibibytes.toFixed(1)} GiB of it in huge pages` : ''
}
