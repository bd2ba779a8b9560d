import type { OwnedJob } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Pill } from '../../../ui/figures/Pill.tsx'
import { useNow } from '../../../ui/now.ts'
import { Countdown } from '../../../ui/text/RelativeTime.tsx'
import { nearDate } from '../../../ui/text/times.ts'
import { JOB_STATE_WORDS } from '../job-words.ts'

const SOON = 7 * 24 * 60 * 60_000

/** Whether the job is open, and until when. */
export function OwnJobState({
  job,
}: {
  job: Pick<OwnedJob, 'status' | 'expiresAt' | 'lastDay' | 'hidden' | 'pausedByPlan' | 'applicationsPaused'>
}) {
  const { status, expiresAt, lastDay, hidden, pausedByPlan, applicationsPaused } = job
  const now = useNow()
  if (hidden) return <Pill tone="late">{t.stateHidden}</Pill>
  if (status === 'expired') return <Pill tone="late">{JOB_STATE_WORDS.expired}</Pill>
  if (status === 'paused' && pausedByPlan) return <Pill tone="late">{t.statePausedByPlan}</Pill>
  if (status !== 'open') return <Pill tone="quiet">{JOB_STATE_WORDS[status]}</Pill>
  if (applicationsPaused) return <Pill tone="late">{JOB_STATE_WORDS[applicationsPaused]}</Pill>
  if (Date.parse(expiresAt) - now < SOON)
    return (
      <Pill tone="late">
        <span>
          {t.stateOpenUntil} <Countdown at={expiresAt} />
        </span>
      </Pill>
    )
  return <Pill tone="have">{t.openUntilDay(nearDate(lastDay))}</Pill>
}
