import { type CompanyDomain, confirmDomainCode, mailDomainCode } from '@hearback/contract/people/company-domains.ts'
import * as t from '@hearback/texts/web/company-domains.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { CodeField } from '../../ui/fields/CodeField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Domains.module.css'
import { useDomainActs } from './domains.mutations.ts'

/** Mails a code to an address at the domain, then asks for it. */
export const EmailProof = ({ domain }: { domain: CompanyDomain }) => (
  <div className={c.way}>
    <h3>{t.emailTitle}</h3>
    {domain.takesEmail ? (
      <>
        <AddressForm domain={domain} />
        {domain.codeExpiresAt && <CodeForm domain={domain} />}
      </>
    ) : (
      <p className={c.small}>{t.freeMail}</p>
    )}
  </div>
)

function AddressForm({ domain: { _id, domain, codeExpiresAt } }: { domain: CompanyDomain }) {
  const { mailCode } = useDomainActs()
  const { field, submit, busy, error } = useContractForm({
    schema: mailDomainCode.body,
    initial: { email: '' },
    send: (body) => mailCode(_id, body),
    done: (_reply, { email }) => toast({ text: { of: t.emailCodeDone, names: [email] } }),
    failed: t.codeFailed,
  })
  return (
    <form className={c.add} onSubmit={submit} noValidate>
      <TextField
        label={t.emailLabel}
        description={t.emailHint(domain)}
        type="email"
        autoComplete="off"
        required
        {...field('email')}
      />
      {error && error.code !== 'invalid_input' && <FormError>{error.message}</FormError>}
      <Button type="submit" busy={busy}>
        {codeExpiresAt ? t.sendAgainAction : t.sendAction}
      </Button>
    </form>
  )
}

function CodeForm({ domain: { _id } }: { domain: CompanyDomain }) {
  const { confirm } = useDomainActs()
  const { field, submit, busy, error } = useContractForm({
    schema: confirmDomainCode.body,
    initial: { code: '' },
    send: (body) => confirm(_id, body),
    done: ({ domain }) => toast(domain.status === 'verified' ? t.emailProved : t.emailContested),
    failed: t.confirmFailed,
  })
  return (
    <form className={c.add} onSubmit={submit} noValidate>
      <CodeField required {...field('code')} />
      {error && error.code !== 'invalid_input' && <FormError>{error.message}</FormError>}
      <Button type="submit" variant="primary" busy={busy}>
        {t.confirmAction}
      </Button>
    </form>
  )
}
