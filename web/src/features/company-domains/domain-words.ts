import type { CompanyDomain, ProofFailure } from '@hearback/contract/people/company-domains.ts'
import * as t from '@hearback/texts/web/company-domains.ts'

export const STATUS_WORDS: Record<CompanyDomain['status'], string> = {
  open: t.statusOpen,
  verified: t.statusVerified,
  contested: t.statusContested,
  lapsed: t.statusLapsed,
}
export const STATUS_TONES = { open: 'quiet', verified: 'have', contested: 'late', lapsed: 'late' } as const

export const FAILURE_WORDS: Record<ProofFailure, string> = {
  missing: t.failureMissing,
  other_value: t.failureOtherValue,
  misplaced: t.failureMisplaced,
  timeout: t.failureTimeout,
  unconfirmed: t.failureUnconfirmed,
}
