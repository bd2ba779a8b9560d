import type { User } from '@hearback/contract/accounts/accounts.ts'
import { acceptInvitation } from '@hearback/contract/accounts/team.ts'
import * as t from '@hearback/texts/web/team.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import c from '../Team.module.css'
import { accept } from '../team.mutations.ts'
import { NameFields, refreshingWhenStale } from './NameFields.tsx'

interface AcceptFormProps {
  token: string
  onStale: () => void
  onDone: (reply: { user: User }) => unknown
}

/** Joins with the signed-in account. */
export function AcceptForm({ token, onStale, onDone }: AcceptFormProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: acceptInvitation.body,
    initial: { token, firstName: '', lastName: '' },
    send: (body) => refreshingWhenStale(accept(body), onStale),
    done: onDone,
    failed: t.joinFailed,
  })
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      <NameFields field={field} />
      {error?.code !== 'invalid_input' && <FormError>{error?.message}</FormError>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t.acceptAction}
      </Button>
    </form>
  )
}
