import type { Hired, JobClosing } from '@hearback/contract/hiring/clock/job-closings.ts'
import type { ClosingRow } from './job-closings.sql.ts'

export const closingView = ({ hired, answers_at: answersAt }: ClosingRow, tells: number): JobClosing => ({
  hired: hired as Hired,
  tells,
  undoUntil: answersAt.toISOString(),
})

interface Outcome {
  readonly jobId: string
  readonly closing: JobClosing | null
  readonly code: string | null
  readonly error: string | null
}
/** The outcome of one job of several. */
export const outcomeView = ({ jobId, ...outcome }: Outcome) => ({ _id: jobId, ...outcome })
