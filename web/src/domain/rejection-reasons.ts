import { RejectionReason } from '@hearback/contract/hiring/applications.ts'
import * as WORDS from '@hearback/texts/web/rejection-reasons.ts'

export const REJECTION_REASON_WORDS: Record<RejectionReason, string> = WORDS

/** Reasons for a rejection; taking an offer back is available only after hiring. */
export const rejectionReasons = (isHired: boolean) =>
  RejectionReason.options
    .filter((reason) => (reason === 'offer_rescinded') === isHired)
    .map((value) => ({ value, label: REJECTION_REASON_WORDS[value] }))
