import { existsSync, readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

/** A Markdown table. */
export const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
/** Marks a figure that misses its goal. */
export const bold = (text: string) => `**${text}**`
/** Formats a share of 1 as whole percent. */
export const percent = (share: number) => `${(share * 100).toFixed(0)} %`
/** Describes this machine for the heading of a report. */
export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB${hugePages()}, Node ${process.versions.node}; server, database and load on the same machine`

/** Reserved huge pages, which PostgreSQL uses for shared memory (docs/operations.md). */
function hugePages(): string {
  const meminfo = existsSync('/proc/meminfo') ? readFileSync('/proc/meminfo', 'utf8') : ''
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'mu').exec(meminfo)?.[1] ?? 0)
  const gibibytes = (of('HugePages_Total') * of('Hugepagesize')) / 2 ** 20
  return gibibytes > 0 ? `, ${gibibytes.toFixed(1)} GiB of it in huge pages` : ''
}
