import type { ResponseStats } from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { roundedDays, roundedShare } from '../../domain/answer-figures.ts'

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
    answeredShare: enough ? roundedShare(answered, finished) : null,
    medianDays: enough && medianHours !== null ? roundedDays(medianHours) : null,
    ...(claimed > 0 && { claimed }),
  }
}
