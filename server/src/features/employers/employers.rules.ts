import type { ResponseStats } from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'

interface Figures {
  finished: number
  answered: number
  claimed: number
  median_hours: number | null
}

/**
 * Rounds the figures for display: the share (0 to 1) to hundredths, with 1 only for a full share, and days to tenths.
 * Null below the minimum of finished applications (specification 6.1).
 */
export function responseStats({ finished, answered, claimed, median_hours: medianHours }: Figures): ResponseStats {
  const enough = finished >= limits.finishedApplications
  return {
    finished,
    answered,
    answeredShare: enough ? share(answered, finished) : null,
    medianDays: enough && medianHours !== null ? Math.round((medianHours / 24) * 10) / 10 : null,
    ...(claimed > 0 && { claimed }),
  }
}

function share(part: number, whole: number): number {
  const rounded = Math.round((part / whole) * 100) / 100
  return part < whole ? Math.min(rounded, 0.99) : rounded
}
