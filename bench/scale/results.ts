import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { paceMs } from '../report/calibration.ts'
import { machine } from '../report/markdown.ts'

/** One line of a table: what was measured, in milliseconds, and what it has to keep to. */
export interface Line {
  readonly words: string
  readonly place: string
  readonly page: number
  readonly sort: string
  readonly p50: number
  readonly p95: number
  readonly most: number
  /** Of p95; without one the line only tells. */
  readonly goal?: number
  readonly failed?: number
  readonly perSecond?: number
}

export interface Step {
  readonly at: string
  /** Processes that wanted a processor, on average over a minute: before and after. */
  readonly load: readonly [before: number, after: number]
  /** `paceMs` before and after. */
  readonly pace?: readonly [before: number, after: number]
  readonly lines: readonly Line[]
  /** What was counted rather than timed. */
  readonly notes: readonly string[]
}
export interface Results {
  readonly jobs: number
  readonly machine: string
  readonly steps: Readonly<Record<string, Step>>
}

const folder = join(import.meta.dirname, '../results')
const fileOf = (jobs: number) => join(folder, `scale-${jobs}.json`)

/** Each step of a size is kept until it is measured anew, so that a run may come in pieces. */
export function readResults(jobs: number): Results {
  try {
    return JSON.parse(readFileSync(fileOf(jobs), 'utf8')) as Results
  } catch {
    return { jobs, machine: machine(), steps: {} }
  }
}

export async function keepStep(
  jobs: number,
  name: string,
  measure: () => Promise<Pick<Step, 'lines' | 'notes'>>,
): Promise<Step> {
  const [before = 0] = loadavg()
  const paceBefore = paceMs()
  const measured = await measure()
  const [after = 0] = loadavg()
  const pace = [paceBefore, paceMs()] as const
  const step: Step = { at: new Date().toISOString(), load: [before, after], pace, ...measured }
  if (process.env.BENCH_RESULTS === 'off') return step
  const { steps } = readResults(jobs)
  mkdirSync(folder, { recursive: true })
  const results: Results = { jobs, machine: machine(), steps: { ...steps, [name]: step } }
  writeFileSync(fileOf(jobs), `${JSON.stringify(results, null, 1)}\n`)
  return step
}

/** The sizes that were measured, the smallest first. */
export function allResults(): Results[] {
  const files = readdirSync(folder, { withFileTypes: true }).map(({ name }) => /^scale-(\d+)\.json$/u.exec(name)?.[1])
  return files.flatMap((jobs) => (jobs ? [readResults(Number(jobs))] : [])).sort((a, b) => a.jobs - b.jobs)
}
