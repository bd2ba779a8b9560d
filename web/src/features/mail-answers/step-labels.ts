import type { MailAnswer, MailStep } from '@hearback/contract/hiring/mail-answers.ts'
import * as t from '@hearback/texts/web/mail-answers.ts'
import { REJECTION_REASON_WORDS } from '../../domain/rejection-reasons.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'

export const STEP_LABELS: Record<MailStep, string> = {
  rejected: t.rejected,
  interview: t.interview,
  message: t.message,
}

/** An answer in a few words: "Not a fit · The position has been filled". */
export const answerWords = ({ step, reasonCode }: Pick<MailAnswer, 'step' | 'reasonCode'>): string =>
  joinWithDots([STEP_LABELS[step], reasonCode && REJECTION_REASON_WORDS[reasonCode]])
