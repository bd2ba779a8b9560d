import type { Job } from '@hearback/contract/jobs.ts'
import type { Seeker } from '@hearback/contract/seekers.ts'

export interface Match {
  have: string[]
  missing: string[]
  /** Asked and offered by the hour; undefined where one of them is not stated so. */
  pay: { asked: number; from: number; to: number; currency: string } | undefined
}

const norm = (text: string) => text.trim().toLowerCase()

/** What a job asks for and a person has, part by part; nobody is filtered out by it (product.md 6.12). */
export function matchOf(job: Job, { skill, hourlyRate }: Pick<Seeker, 'skill' | 'hourlyRate'>): Match {
  const known = new Set(skill.map(norm))
  const have = job.skills.filter((one) => known.has(norm(one)))
  const missing = job.skills.filter((one) => !known.has(norm(one)))
  return { have, missing, pay: payOf(job, hourlyRate) }
}

// A seeker's hourly rate carries no currency of its own: it is in US dollars, as the profile says.
function payOf(job: Job, asked: number | null | undefined): Match['pay'] {
  const { estimatedFrom: from, estimatedTo: to, payPeriod, currency } = job
  if (asked == null || from === null || to === null || payPeriod !== 'hour' || currency !== 'USD') return undefined
  return { asked, from, to, currency }
}
