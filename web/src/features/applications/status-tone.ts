import type { Application, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'

const GOOD: readonly ApplicationStatus[] = ['shortlisted', 'interview', 'offered', 'hired']
const OVER: readonly ApplicationStatus[] = ['rejected', 'withdrawn', 'declined']

/** Color of a status: good, over, late, or in progress. */
export function toneOf({
  status,
  answeredAt,
}: Pick<Application, 'status' | 'answeredAt'>): 'have' | 'quiet' | 'late' | 'plain' {
  if (GOOD.includes(status)) return 'have'
  if (OVER.includes(status)) return 'quiet'
  if (status === 'expired') return answeredAt ? 'quiet' : 'late'
  return 'plain'
}
