import type { Hired, JobClosing } from '@hearback/contract/hiring/clock/job-closings.ts'
import type { ClosingRow } from './job-closings.sql.ts'

export const closingView = ({ hired, answers_at: answersAt }: ClosingRow, tells: number): JobClosing => ({
  hired: hired as Hired,
  tells,
  undoUntil: answersAt.toISOString(),
})
