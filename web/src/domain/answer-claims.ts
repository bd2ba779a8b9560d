import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'

/** Whether a claim to have answered elsewhere is the answer of the application. */
export const isCounted = ({ outcome }: Pick<AnswerClaim, 'outcome'>): boolean =>
  outcome === 'confirmed' || outcome === 'uncontested'
