import {
  approveCompany,
  type ClaimedDomain,
  transferDomain,
  withdrawApproval,
} from '@hearback/contract/trust/company-approval.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useContractForm } from '../../api/use-contract-form.ts'
import { adminPaths } from '../../routing/admin-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Moderation.module.css'
import { useApproval } from './moderation.mutations.ts'
import { companyApproval } from './moderation.queries.ts'

const STATUS_WORDS: Record<ClaimedDomain['status'], string> = {
  open: t.domainOpen,
  verified: t.domainVerified,
  contested: t.domainContested,
  lapsed: t.domainLapsed,
}

/** An act that needs a reason: on the approval of the company, or the transfer of a domain. */
type Act = ClaimedDomain | 'approval' | 'withdrawal'

const ACTS = {
  approval: {
    schema: approveCompany.body,
    action: t.approveAction,
    effects: t.approveEffects,
    done: t.approveDone,
  },
  withdrawal: {
    schema: withdrawApproval.body,
    action: t.withdrawAction,
    effects: t.withdrawEffects,
    done: t.withdrawDone,
  },
  transfer: {
    schema: transferDomain.body,
    action: t.transferAction,
    effects: t.transferEffects,
    done: t.transferDone,
  },
}
const actOf = (act: Act) => ACTS[typeof act === 'string' ? act : 'transfer']

/** The domains of a company with their holders, and the acts of moderators on them (product.md section 17). */
export function CompanyApproval({ id }: { id: string }) {
  const query = useQuery(companyApproval(id))
  const { data } = query
  const [asking, setAsking] = useState<Act>()
  return (
    <Section
      title={t.approvalTitle}
      actions={
        data && (
          <Button size="sm" onClick={() => setAsking(data.approvedAt ? 'withdrawal' : 'approval')}>
            {data.approvedAt ? t.withdrawAction : t.approveAction}
          </Button>
        )
      }
    >
      {data ? (
        <>
          <Notice>
            {data.approvedAt ? t.approvedOn(localDate(data.approvedAt)) : data.listed ? t.listed : t.unlisted}
          </Notice>
          {data.domains.length === 0 && <p className={c.meta}>{t.domainsEmpty}</p>}
          {data.domains.map((domain) => (
            <div key={domain._id} className={c.long}>
              <h3>
                <Verbatim>{domain.domain}</Verbatim>
              </h3>
              <p className={c.meta}>
                {STATUS_WORDS[domain.status]}
                {domain.status === 'contested' && domain.holder && (
                  <>
                    {' '}
                    <Link to={adminPaths.case('company', domain.holder._id)}>
                      <Sentence of={t.domainHeldBy} names={[domain.holder.businessName]} />
                    </Link>
                  </>
                )}
              </p>
              {domain.status === 'contested' && (
                <Button size="sm" onClick={() => setAsking(domain)}>
                  {t.transferAction}
                </Button>
              )}
            </div>
          ))}
        </>
      ) : (
        <QueryFallback query={query} rows={1} tile={false} loading={t.approvalLoading} failed={t.approvalFailed} />
      )}
      <Dialog opened={asking !== undefined} onClose={() => setAsking(undefined)} title={asking && actOf(asking).action}>
        {asking && <ReasonForm id={id} about={asking} onClose={() => setAsking(undefined)} />}
      </Dialog>
    </Section>
  )
}

interface ReasonFormProps {
  id: string
  about: Act
  onClose: () => void
}

/** Asks for the reason of an approval, of its withdrawal, or of a transfer of a domain. */
export function ReasonForm({ id, about, onClose }: ReasonFormProps) {
  const { approve, withdraw, transfer } = useApproval(id)
  const { schema, action, effects, done } = actOf(about)
  const { field, submit, busy, error } = useContractForm({
    schema,
    initial: { reason: '' },
    send: (body) => {
      if (about === 'approval') return approve(body)
      return about === 'withdrawal' ? withdraw(body) : transfer(about._id, body)
    },
    done: () => {
      toast(done)
      onClose()
    },
    failed: t.approvalActFailed,
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.meta}>{effects}</p>
      <TextArea label={t.reason} required minRows={3} {...field('reason')} />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant={about === 'withdrawal' ? 'danger' : 'primary'} busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
