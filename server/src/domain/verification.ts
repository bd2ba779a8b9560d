import type { Verification } from '@hearback/contract/people/verification.ts'
import { readableDomain } from './readable-domain.ts'

interface VerifiedColumns {
  readonly verified_domain: string | null
  readonly verified_by: string | null
  readonly verified_at: Date | null
}

/** The best proof of a company, from the columns that triggers write; null if it is not verified. */
export const verificationOf = ({ verified_domain, verified_by, verified_at }: VerifiedColumns): Verification | null =>
  verified_domain === null || verified_at === null
    ? null
    : {
        domain: readableDomain(verified_domain),
        by: verified_by as Verification['by'],
        since: verified_at.toISOString(),
      }
