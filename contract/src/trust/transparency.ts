import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../values/primitives.ts'
import { ReportKind, ReportReason } from './reports.ts'

/** Anonymous totals. */
export const Transparency = z.object({
  since: z.nullable(Instant),
  open: z.number(),
  reports: z.number(),
  upheld: z.number(),
  dismissed: z.number(),
  /** Numbers of targets by measure. */
  warnings: z.number(),
  hidden: z.number(),
  suspended: z.number(),
  /** Hidden for up to 72 hours because three people reported fraud. */
  heldForReports: z.number(),
  appeals: z.number(),
  overturned: z.number(),
  /** Median time from the first report to the decision, in hours; null without decisions. */
  medianHours: z.nullable(z.number()),
  byKind: z.array(z.object({ kind: ReportKind, reports: z.number(), upheld: z.number() })),
  byReason: z.array(z.object({ reason: ReportReason, reports: z.number(), upheld: z.number() })),
})
export type Transparency = z.infer<typeof Transparency>

export const getTransparency = endpoint({
  method: 'GET',
  path: '/api/transparency',
  access: 'public',
  summary: 'Get the numbers of reports and their outcomes in the last 12 months',
  reply: Transparency,
})
