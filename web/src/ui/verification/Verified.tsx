import * as t from '@hearback/texts/web/verification.ts'
import { DOT } from '../text/join-with-dots.ts'
import { shortDate } from '../text/times.ts'
import { Verbatim } from '../text/Verbatim.tsx'
import c from './Verified.module.css'

interface Verification {
  domain: string
  by: 'dns' | 'email'
  /** Instant. */
  since: string
}

/**
 * How, by which domain and since when a company is verified, or that it is not (product.md section 17); nothing where it is
 * unknown or the installation verifies no companies.
 */
export const Verified = ({ of }: { of: Verification | null | undefined }) =>
  of !== undefined && (
    <span className={c.line} data-verified={of?.by}>
      {of ? (of.by === 'dns' ? t.dns : t.email) + DOT : t.notVerified}
      {of && <Verbatim>{of.domain}</Verbatim>}
      {of && DOT + shortDate(of.since, 'UTC')}
    </span>
  )
