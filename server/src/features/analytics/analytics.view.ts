import type { AnalyzedApplication } from '@hearback/contract/hiring/analytics.ts'
import type { ApplicationStatus, HistoryEntry } from '@hearback/contract/hiring/applications.ts'
import { roundMoney } from '@hearback/contract/values/currencies.ts'
import type * as z from 'zod/mini'
import type { listAnalyzed } from './analytics.sql.ts'

type AnalyzedRow = Awaited<ReturnType<typeof listAnalyzed>>[number]

/** Rounds days to one decimal. */
export const roundDays = (days: number | null): number | null => (days === null ? null : Math.round(days * 10) / 10)

export const analyzedView = (
  row: AnalyzedRow,
  { timeline, payMedian }: { timeline: HistoryEntry[]; payMedian: number | null },
): z.infer<typeof AnalyzedApplication> => ({
  _id: row.id,
  job: row.job_id,
  jobTitle: row.title,
  hr: row.employer_id,
  businessName: row.business_name,
  status: row.status as ApplicationStatus,
  appliedAt: row.applied_at.toISOString(),
  viewedAt: row.viewed_at?.toISOString() ?? null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  daysToView: roundDays(row.days_to_view),
  daysToAnswer: roundDays(row.days_to_answer),
  payFrom: row.pay_from,
  payTo: row.pay_to,
  payPeriod: row.pay_period,
  currency: row.currency,
  payMedian: payMedian === null ? null : roundMoney(payMedian, row.currency),
  timeline,
})
