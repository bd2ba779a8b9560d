import type { AnalyticsSummary, AnalyzedApplication } from '@hearback/contract/hiring/analytics.ts'
import { ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import type * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { historiesByIds } from '../applications/applications.service.ts'
import { requireAnalytics } from '../usage/usage.service.ts'
import { countByStatus, listAnalyzed, listPayMedians, listWeeks, summarize } from './analytics.sql.ts'
import { analyzedView, roundDays } from './analytics.view.ts'

interface SeekerAnalytics {
  summary: AnalyticsSummary
  detailedApplications: z.infer<typeof AnalyzedApplication>[]
}

/**
 * Analytics of the viewer's own applications, in seven statements whatever their number. Throws analytics_restricted
 * for those of another person, and when the plan no longer includes it.
 */
export async function seekerAnalytics(db: Database, viewer: Viewer, seekerId: string): Promise<SeekerAnalytics> {
  if (viewer.userId !== seekerId || viewer.userType !== 'jobseeker') throw new AppError('analytics_restricted')
  await requireAnalytics(db, seekerId)
  const rows = await listAnalyzed(db, seekerId)
  const timelines = await historiesByIds(
    db,
    rows.map((row) => row.id),
  )
  const medians = new Map((await listPayMedians(db, seekerId)).map((kind) => [kindOf(kind), kind.median]))
  return {
    summary: await summaryOf(db, seekerId),
    detailedApplications: rows.map((row) =>
      analyzedView(row, { timeline: timelines.get(row.id) ?? [], payMedian: medians.get(kindOf(row)) ?? null }),
    ),
  }
}

/** Groups jobs whose pay is comparable. */
const kindOf = (job: { category: string; currency: string; pay_period: string }) =>
  JSON.stringify([job.category, job.currency, job.pay_period])

async function summaryOf(db: Database, seekerId: string): Promise<AnalyticsSummary> {
  const { viewed, answered, interview, offered, hired, ...figures } = await summarize(db, seekerId)
  const counts = new Map((await countByStatus(db, seekerId)).map(({ status, count }) => [status, count]))
  const steps = { applied: figures.total, viewed, answered, interview, offered, hired }
  return {
    ...figures,
    medianDaysToView: roundDays(figures.medianDaysToView),
    medianDaysToAnswer: roundDays(figures.medianDaysToAnswer),
    byStatus: Object.fromEntries(
      ApplicationStatus.options.map((status) => [status, counts.get(status) ?? 0]),
    ) as AnalyticsSummary['byStatus'],
    funnel: Object.entries(steps).map(([step, count]) => ({ step, count })),
    overTime: await listWeeks(db, seekerId),
  }
}
