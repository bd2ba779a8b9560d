import type { EmploymentType, PayPeriod, Workplace } from '@hearback/contract/jobs.ts'

export const EMPLOYMENT_WORDS: Record<EmploymentType, string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  apprenticeship: 'Apprenticeship',
  seasonal: 'Seasonal',
  volunteer: 'Volunteer',
}

export const WORKPLACE_WORDS: Record<Workplace, string> = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

export const PERIOD_WORDS: Record<PayPeriod, string> = {
  hour: 'per hour',
  day: 'per day',
  week: 'per week',
  month: 'per month',
  year: 'per year',
}
