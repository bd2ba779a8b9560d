import { changePhone, type User } from '@hearback/contract/accounts.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/Notice.tsx'
import c from './Accounts.module.css'
import { ownAccount } from './accounts.queries.ts'
import { PhoneField } from './PhoneField.tsx'

export function ChangePhone({ user, onDone }: { user: User; onDone: () => unknown }) {
  const queries = useQueryClient()
  const { field, submit, busy, error } = useContractForm({
    schema: changePhone.body,
    initial: { phone: user.phone ?? '' },
    send: (body) => call(changePhone, { body }),
    done: (reply) => {
      queries.setQueryData(ownAccount(user._id).queryKey, reply.user)
      return onDone()
    },
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <PhoneField description={t.withCountryCodeLike1} {...field('phone')} />
      {error?.code !== 'invalid_input' && <FormError>{error?.message}</FormError>}
      <Button type="submit" variant="primary" busy={busy}>
        {t.saveTheNumber}
      </Button>
    </form>
  )
}
