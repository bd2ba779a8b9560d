import type { EmploymentType, PayPeriod, Workplace } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/app.ts'

export const EMPLOYMENT_WORDS: Record<EmploymentType, string> = {
  full_time: t.fullTime,
  part_time: t.partTime,
  contract: t.contract,
  temporary: t.temporary,
  internship: t.internship,
  apprenticeship: t.apprenticeship,
  seasonal: t.seasonal,
  volunteer: t.volunteer,
}

export const WORKPLACE_WORDS: Record<Workplace, string> = { onsite: t.onSite, hybrid: t.hybrid, remote: t.remote }

export const PERIOD_WORDS: Record<PayPeriod, string> = {
  hour: t.perHour,
  day: t.perDay,
  week: t.perWeek,
  month: t.perMonth,
  year: t.perYear,
}
