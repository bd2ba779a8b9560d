import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureCalibrationMs } from './calibration.ts'

const folder = join(import.meta.dirname, '../results')

/** The file of the latest report of a kind of benchmark. */
export const storedReportPath = (name: string) => join(folder, `${name}.md`)

export function storeReport(name: string, report: string): void {
  mkdirSync(folder, { recursive: true })
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ')
  writeFileSync(
    storedReportPath(name),
    `Measured ${at} UTC, calibration ${measureCalibrationMs().toFixed(0)} ms. ${report}`,
  )
}
