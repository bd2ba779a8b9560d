import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { measureCalibrationMs } from '../report/calibration.ts'
import { machine } from '../report/markdown.ts'

/** One row of a table, in milliseconds, with its goal. */
export interface Measurement {
  readonly words: string
  readonly place: string
  readonly page: number
  readonly sort: string
  readonly p50: number
  readonly p95: number
  readonly max: number
  /** Goal for p95; rows without one are informative. */
  readonly goal?: number
  readonly failed?: number
  readonly perSecond?: number
}

export interface Step {
  readonly at: string
  /** One-minute load average before and after. */
  readonly load: readonly [before: number, after: number]
  /** `measureCalibrationMs` before and after. */
  readonly calibration?: readonly [before: number, after: number]
  readonly lines: readonly Measurement[]
  /** Counts and remarks beside the timings. */
  readonly notes: readonly string[]
}
export interface Results {
  readonly jobs: number
  readonly machine: string
  readonly steps: Readonly<Record<string, Step>>
}

const folder = join(import.meta.dirname, '../results')
const fileOf = (jobs: number) => join(folder, `scale-${jobs}.json`)

/** Each step of a size is stored until it is measured again, so that a run can be split. */
export function readResults(jobs: number): Results {
  try {
    return JSON.parse(readFileSync(fileOf(jobs), 'utf8')) as Results
  } catch {
    return { jobs, machine: machine(), steps: {} }
  }
}

export async function runStep(
  jobs: number,
  name: string,
  measure: () => Promise<Pick<Step, 'lines' | 'notes'>>,
): Promise<Step> {
  const [before = 0] = loadavg()
  const calibrationBefore = measureCalibrationMs()
  const measured = await measure()
  const [after = 0] = loadavg()
  const calibration = [calibrationBefore, measureCalibrationMs()] as const
  const step: Step = { at: new Date().toISOString(), load: [before, after], calibration, ...measured }
  if (process.env.BENCH_RESULTS === 'off') return step
  const { steps } = readResults(jobs)
  mkdirSync(folder, { recursive: true })
  const results: Results = { jobs, machine: machine(), steps: { ...steps, [name]: step } }
  writeFileSync(fileOf(jobs), `${JSON.stringify(results, null, 1)}\n`)
  return step
}

/** All measured sizes in ascending order. */
export function allResults(): Results[] {
  const files = readdirSync(folder, { withFileTypes: true }).map(({ name }) => /^scale-(\d+)\.json$/u.exec(name)?.[1])
  return files.flatMap((jobs) => (jobs ? [readResults(Number(jobs))] : [])).sort((a, b) => a.jobs - b.jobs)
}
