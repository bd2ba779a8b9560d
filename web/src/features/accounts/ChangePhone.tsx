import { changePhone, type User } from '@hearback/contract/accounts/accounts.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import c from './Accounts.module.css'
import { ownAccount, ownTwoStep } from './accounts.queries.ts'
import { PhoneField } from './PhoneField.tsx'
import { SecondStepField } from './second-step/SecondStepField.tsx'
import { namedCodes, useAsksForCode } from './second-step/use-asks-for-code.ts'

export function ChangePhone({ user, onDone }: { user: User; onDone: () => unknown }) {
  const asked = useAsksForCode()
  const queries = useQueryClient()
  const { field, submit, busy, error } = useContractForm({
    schema: changePhone.body,
    initial: { phone: user.phone ?? '', code: '' },
    send: (body) => call(changePhone, { body }),
    done: (reply) => {
      queries.setQueryData(ownAccount(user._id).queryKey, reply.user)
      void queries.invalidateQueries(ownTwoStep())
      return onDone()
    },
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <PhoneField description={t.phoneHint} {...field('phone')} />
      <SecondStepField asked={asked} {...field('code')} />
      {error && !namedCodes.includes(error.code) && <FormError>{error.message}</FormError>}
      <Button type="submit" variant="primary" busy={busy}>
        {t.phoneSaveAction}
      </Button>
    </form>
  )
}
