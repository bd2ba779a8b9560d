import type { CompanyDomain } from '@hearback/contract/people/company-domains.ts'
import * as t from '@hearback/texts/web/company-domains.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Section } from '../../ui/Layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { DnsProof } from './DnsProof.tsx'
import c from './Domains.module.css'
import { STATUS_TONES, STATUS_WORDS } from './domain-words.ts'
import { useDomainActs } from './domains.mutations.ts'
import { EmailProof } from './EmailProof.tsx'
import { ProofList } from './ProofList.tsx'
import { RequiredSignIn } from './RequiredSignIn.tsx'

interface DomainSectionProps {
  domain: CompanyDomain
  canChange: boolean
}

/** A domain with its proofs, and for owners the two ways to prove it. */
export function DomainSection({ domain, canChange }: DomainSectionProps) {
  const { remove } = useDomainActs()
  const [removing, setRemoving] = useState(false)
  const { name, status } = domain
  return (
    <Section
      title={
        <>
          <Verbatim>{name}</Verbatim> <Pill tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Pill>
        </>
      }
      actions={
        canChange && (
          <Button variant="quiet" size="sm" onClick={() => setRemoving(true)}>
            {t.removeAction}
            <span className="sr"> {name}</span>
          </Button>
        )
      }
    >
      <div className={c.domain}>
        {domain.domain !== name && (
          <p className={c.small}>
            <Verbatim>{domain.domain}</Verbatim>
          </p>
        )}
        {status === 'contested' && <Notice tone="wrong">{t.contestedNotice}</Notice>}
        <ProofList proofs={domain.proofs} />
        {canChange && (
          <>
            <DnsProof domain={domain} />
            <EmailProof domain={domain} />
            <RequiredSignIn domain={domain} />
          </>
        )}
      </div>
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        title={<Sentence of={t.removeTitle} names={[name]} />}
        confirm={t.removeAction}
        keep={t.keepAction}
        danger
        onConfirm={async () => {
          await remove(domain._id)
          toast({ text: { of: t.removed, names: [name] } })
        }}
      >
        {t.removeEffects}
      </ConfirmDialog>
    </Section>
  )
}
