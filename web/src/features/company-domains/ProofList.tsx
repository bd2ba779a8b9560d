import type { DomainProof } from '@hearback/contract/people/company-domains.ts'
import * as t from '@hearback/texts/web/company-domains.ts'
import { localDate } from '../../ui/text/times.ts'
import c from './Domains.module.css'

/** Each proof as what it is, with its date, and what the last check found. */
export const ProofList = ({ proofs }: { proofs: readonly DomainProof[] }) =>
  proofs.length > 0 && (
    <ul className={c.proofs}>
      {proofs.map((proof) => (
        <li key={proof.method}>
          <b>
            {proof.method === 'dns'
              ? t.provedByDns(localDate(proof.provedAt))
              : t.provedByEmail(localDate(proof.provedAt))}
          </b>
          <p className={c.small}>{stateOf(proof)}</p>
        </li>
      ))}
    </ul>
  )

function stateOf({ method, checkedAt, checkAt, failure, lapsesAt, lapsedAt }: DomainProof): string {
  if (lapsedAt) return t.lapsedOn(localDate(lapsedAt))
  if (failure && lapsesAt) {
    if (failure === 'timeout') return t.serverSilent
    return method === 'dns' ? t.recordGone(localDate(lapsesAt)) : t.confirmAgain(localDate(lapsesAt))
  }
  return checkAt ? t.checkedOn(localDate(checkedAt), localDate(checkAt)) : t.lastCheckedOn(localDate(checkedAt))
}
