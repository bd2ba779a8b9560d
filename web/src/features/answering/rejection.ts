import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import type { ScreeningAnswer } from '@hearback/contract/jobs/screening.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { visibleLength } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/answering.ts'
import * as z from 'zod/mini'
import { knownFieldsIn } from '../../templates/known-fields.ts'
import type { Answerable } from './answerable.ts'

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

/** The answers that are not what the job needs, one of each question. */
export const unmetAnswers = (applications: readonly Pick<Answerable, 'answers'>[]): ScreeningAnswer[] => {
  const unmet = applications.flatMap(({ answers = [] }) => answers.filter(({ meets }) => meets === false))
  return [...new Map(unmet.map((answer) => [answer.question, answer])).values()]
}

interface Reasoned {
  reasonCode?: string | null | undefined
  reasonQuestion?: string | null | undefined
}

/** The question that the rejection names; undefined with another reason. */
export const questionFor = ({ reasonCode, reasonQuestion }: Reasoned): string | undefined =>
  (reasonCode === 'eligibility' && reasonQuestion) || undefined
