import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { visibleLength } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/answering.ts'
import * as z from 'zod/mini'
import { knownFieldsIn } from '../../templates/known-fields.ts'

interface Rejecting {
  newStatus: string
  employerFeedback?: string | null | undefined
  reasonCode?: string | null | undefined
}

/** Rejections need a reason or feedback (product.md 6.2); the server validates this too. */
const isExplained = ({ newStatus, employerFeedback, reasonCode }: Rejecting) =>
  newStatus !== 'rejected' || Boolean(reasonCode) || visibleLength(employerFeedback ?? '') >= limits.feedbackMin

const explained = z.refine<Rejecting>(isExplained, {
  error: t.rejectReasonRequired(limits.feedbackMin),
  path: ['employerFeedback'],
})

export const ExplainedStep = updateApplicationStatus.body.check(explained, knownFieldsIn('employerFeedback'))
export const ExplainedBulk = bulkUpdateStatus.body.check(explained)
