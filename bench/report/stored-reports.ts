import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paceMs } from './calibration.ts'

const folder = join(import.meta.dirname, '../results')

/** The last report of a kind of benchmark. */
export const reportFile = (name: string) => join(folder, `${name}.md`)

export function keepReport(name: string, report: string): void {
  mkdirSync(folder, { recursive: true })
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ')
  writeFileSync(reportFile(name), `Measured ${at} UTC, pace ${paceMs().toFixed(0)} ms. ${report}`)
}
