import { ReportForm, ReportReason } from '@hearback/contract/trust/reports.ts'
import * as t from '@hearback/texts/web/reports.ts'
import * as z from 'zod/mini'

interface Reported {
  reason: string
  details?: string | null | undefined
}

/** Moderators cannot act on "other" without details. */
const isExplained = ({ reason, details }: Reported) => reason !== 'other' || Boolean(details)

export const ExplainedReport = z
  .object({ reason: ReportReason, details: ReportForm.shape.details })
  .check(z.refine<Reported>(isExplained, { error: t.descriptionRequired, path: ['details'] }))
