import type { ReportKind } from '@hearback/contract/reports.ts'
import * as t from '@hearback/texts/web/reports.ts'

/** The button that reports it, and the title of what opens. */
export const REPORT_THIS: Record<ReportKind, string> = {
  company: t.reportThisCompany,
  job: t.reportThisJob,
  seeker: t.reportThisProfile,
  message: t.reportThisMessage,
  review: t.reportThisReview,
}

/** Between the case number and the time of the report. */
export const REPORTED: Record<ReportKind, string> = {
  company: t.aCompanyReported,
  job: t.aJobReported,
  seeker: t.aProfileReported,
  message: t.aMessageReported,
  review: t.aReviewReported,
}
