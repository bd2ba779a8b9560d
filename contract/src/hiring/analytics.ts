import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, idParams } from '../values/primitives.ts'
import { ApplicationStatus, HistoryEntry } from './applications.ts'

/** Shares are 0 to 1; medians are null without data. */
export const AnalyticsSummary = z.object({
  total: z.number(),
  byStatus: z.record(ApplicationStatus, z.number()),
  viewedRate: z.number(),
  answeredRate: z.number(),
  interviewRate: z.number(),
  medianDaysToView: z.nullable(z.number()),
  medianDaysToAnswer: z.nullable(z.number()),
  /** The same figures for the 30 days before the last 30, to show the trend. */
  lastThirtyDays: z.number(),
  previousThirtyDays: z.number(),
  funnel: z.array(z.object({ step: z.string(), count: z.number() })),
  overTime: z.array(z.object({ week: z.string(), applications: z.number(), answers: z.number() })),
})
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>

export const AnalyzedApplication = z.object({
  _id: Id,
  job: Id,
  jobTitle: z.string(),
  hr: Id,
  businessName: z.string(),
  status: ApplicationStatus,
  appliedAt: Instant,
  viewedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  daysToView: z.nullable(z.number()),
  daysToAnswer: z.nullable(z.number()),
  payFrom: z.nullable(z.number()),
  payTo: z.nullable(z.number()),
  payPeriod: z.string(),
  currency: z.string(),
  payMedian: z.nullable(z.number()),
  timeline: z.array(HistoryEntry),
})

export const getSeekerAnalytics = endpoint({
  method: 'GET',
  path: '/api/jobapplication/jobseeker-analytics/:id',
  access: 'member',
  summary: 'Get statistics of the seeker’s applications, with the timeline of each',
  params: idParams,
  reply: z.object({ summary: AnalyticsSummary, detailedApplications: z.array(AnalyzedApplication) }),
  errors: ['analytics_restricted'],
})
