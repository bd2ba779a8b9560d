import type { CompanyDomain, ProofFailure } from '@hearback/contract/people/company-domains.ts'
import * as t from '@hearback/texts/web/company-domains.ts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../api/call.ts'
import { deviceNow } from '../../clock.ts'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { exactTime } from '../../ui/text/times.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Domains.module.css'
import { FAILURE_WORDS } from './domain-words.ts'
import { useDomainActs } from './domains.mutations.ts'

const RECORD_TYPE = 'TXT'

interface Checked {
  /** Undefined: the check itself failed, with this message. */
  failure: ProofFailure | null | undefined
  message: string
  found: readonly string[]
  at: number
}

/** The TXT record to publish, and a button that looks for it. Each press says what was found and when. */
export function DnsProof({ domain: { _id, record, proofs, domain } }: { domain: CompanyDomain }) {
  const { check } = useDomainActs()
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState<Checked>()
  const isProved = proofs.some(({ method, lapsedAt }) => method === 'dns' && !lapsedAt)
  const look = async () => {
    setBusy(true)
    try {
      const { failure, found } = await check(_id)
      setChecked({ failure, found, message: failure ? FAILURE_WORDS[failure] : t.recordFound, at: deviceNow() })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setChecked({ failure: undefined, found: [], message: cause.message, at: deviceNow() })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={c.way}>
      <h3>{t.dnsTitle}</h3>
      {!isProved && <p className={c.small}>{t.dnsHint}</p>}
      <dl className={c.record}>
        <dt>{t.recordType}</dt>
        <dd>
          <code>{RECORD_TYPE}</code>
        </dd>
        <CopiedValue term={t.recordName} value={record.name} hint={t.recordNameHint(domain)} copied={t.nameCopied} />
        <CopiedValue term={t.recordValue} value={record.value} copied={t.valueCopied} />
      </dl>
      <div className={c.acts}>
        <Button variant={isProved ? 'default' : 'primary'} busy={busy} onClick={() => void look()}>
          {checked || isProved ? t.checkAgainAction : t.checkAction}
        </Button>
      </div>
      {checked && !busy && (
        <Notice tone={checked.failure === null ? 'good' : 'wrong'}>
          {checked.message} <span className={c.small}>{t.checkedAt(exactTime(checked.at))}</span>
          {checked.found.length > 0 && (
            <>
              <br />
              {t.foundInstead} <Verbatim>{checked.found.map((value) => `“${value}”`).join(', ')}</Verbatim>
            </>
          )}
        </Notice>
      )}
    </div>
  )
}

interface CopiedValueProps {
  term: string
  value: string
  copied: string
  hint?: string
}

const CopiedValue = ({ term, value, copied, hint }: CopiedValueProps) => (
  <>
    <dt>{term}</dt>
    <dd>
      <span>
        <Verbatim>
          <code>{value}</code>
        </Verbatim>
        <Button
          size="sm"
          variant="quiet"
          icon={<Copy size={15} aria-hidden />}
          onClick={() => void copyText(value, copied)}
        >
          {t.copyAction}
          <span className="sr"> {term}</span>
        </Button>
      </span>
      {hint && <p className={c.small}>{hint}</p>}
    </dd>
  </>
)
