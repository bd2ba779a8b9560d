import { type Nudge, nudgeDays } from '@hearback/contract/hiring/clock/nudges.ts'

interface NudgeRow {
  readonly applied_at: Date
  readonly nudged_at: Date | null
}

const dayMs = 86_400_000

export const nudgeView = ({ applied_at: appliedAt, nudged_at: nudgedAt }: NudgeRow): Nudge => ({
  possibleFrom: new Date(appliedAt.getTime() + nudgeDays * dayMs).toISOString(),
  nudgedAt: nudgedAt?.toISOString() ?? null,
})
