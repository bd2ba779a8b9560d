import { changeEmail } from '@hearback/contract/accounts/accounts.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Accounts.module.css'
import { CodeForm } from './CodeForm.tsx'
import { OutboxHint } from './OutboxHint.tsx'
import { SecondStepField } from './second-step/SecondStepField.tsx'
import { namedCodes, useAsksForCode } from './second-step/use-asks-for-code.ts'
import { startSession } from './sign-in.ts'

interface ChangeEmailProps {
  outbox: boolean | undefined
  onDone: () => unknown
}

/** Asks for the new address and the password, then for the code mailed there, which completes the change. */
export function ChangeEmail({ outbox, onDone }: ChangeEmailProps) {
  const [mailed, setMailed] = useState<string>()
  const queries = useQueryClient()
  if (mailed === undefined) return <NewAddress onMailed={setMailed} />
  return (
    <div className={c.form}>
      <p className={c.small}>
        {t.emailChangeCodeLead} <span className={c.address}>{mailed}</span>
      </p>
      <OutboxHint shown={outbox} />
      <CodeForm
        action={t.emailChangeAction}
        onDone={async (reply) => {
          startSession(reply)
          await queries.invalidateQueries({ queryKey: ['accounts'] })
          onDone()
        }}
      />
    </div>
  )
}

function NewAddress({ onMailed }: { onMailed: (email: string) => void }) {
  const asked = useAsksForCode()
  const { field, submit, busy, error } = useContractForm({
    schema: changeEmail.body,
    initial: { email: '', currentPassword: '', code: '' },
    send: (body) => call(changeEmail, { body }),
    done: (_, { email }) => onMailed(email.trim()),
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <TextField label={t.emailChangeLabel} type="email" autoComplete="email" required {...field('email')} />
      <PasswordField label={t.yourPassword} autoComplete="current-password" required {...field('currentPassword')} />
      <SecondStepField asked={asked} {...field('code')} />
      {error && !namedCodes.includes(error.code) && <FormError>{error.message}</FormError>}
      <Button type="submit" variant="primary" busy={busy}>
        {t.codeSendAction}
      </Button>
    </form>
  )
}
