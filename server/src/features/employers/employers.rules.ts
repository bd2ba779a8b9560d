import type { ResponseStats } from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'

/** The figures as people see them: a share of 0 to 1 in hundredths, where 1 means everybody and not nearly; days in tenths. */
export function responseStats(finished: number, answered: number, medianHours: number | null): ResponseStats {
  const enough = finished >= limits.finishedApplications
  return {
    finished,
    answered,
    answeredShare: enough ? share(answered, finished) : null,
    medianDays: enough && medianHours !== null ? Math.round((medianHours / 24) * 10) / 10 : null,
  }
}

function share(part: number, whole: number): number {
  const rounded = Math.round((part / whole) * 100) / 100
  return part < whole ? Math.min(rounded, 0.99) : rounded
}
