import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import * as t from '@hearback/texts/web/reports.ts'

/** Label of the report button, and title of its dialog. */
export const REPORT_THIS: Record<ReportKind, string> = {
  company: t.reportCompanyAction,
  job: t.reportJobAction,
  seeker: t.reportProfileAction,
  message: t.reportMessageAction,
  review: t.reportReviewAction,
}

/** Target of a report, shown between case number and time. */
export const REPORTED: Record<ReportKind, string> = {
  company: t.rowCompany,
  job: t.rowJob,
  seeker: t.rowProfile,
  message: t.rowMessage,
  review: t.rowReview,
}

/** The query of a page after its report dialog was closed. */
export function withoutReport(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('report')
  return next
}
