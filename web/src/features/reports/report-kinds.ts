import type { ReportKind } from '@hearback/contract/reports.ts'
import * as t from '@hearback/texts/web/reports.ts'

/** The button that reports it, and the title of what opens. */
export const REPORT_THIS: Record<ReportKind, string> = {
  company: t.reportCompanyAction,
  job: t.reportJobAction,
  seeker: t.reportProfileAction,
  message: t.reportMessageAction,
  review: t.reportReviewAction,
}

/** Between the case number and the time of the report. */
export const REPORTED: Record<ReportKind, string> = {
  company: t.rowCompany,
  job: t.rowJob,
  seeker: t.rowProfile,
  message: t.rowMessage,
  review: t.rowReview,
}
