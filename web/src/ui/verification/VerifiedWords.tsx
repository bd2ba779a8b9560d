import * as t from '@hearback/texts/web/verification.ts'
import { BadgeCheck } from 'lucide-react'
import { Sentence } from '../text/Sentence.tsx'
import { localDate } from '../text/times.ts'

export interface Verification {
  domain: string
  by: 'dns' | 'email'
  /** Instant. */
  since: string
}

/** Says by which domain, how and since when a company is verified, or that it is not (product.md section 17). */
export const VerifiedWords = ({ of }: { of: Verification | null }) =>
  of ? (
    <>
      <BadgeCheck size={15} aria-hidden />
      <span>
        <Sentence of={of.by === 'dns' ? t.byDns : t.byEmail} names={[of.domain, localDate(of.since)]} />
      </span>
    </>
  ) : (
    t.notVerified
  )
