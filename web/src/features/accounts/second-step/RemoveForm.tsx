import type { removePasskey } from '@hearback/contract/accounts/passkeys.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import c from '../Accounts.module.css'
import { SecondStepField } from './SecondStepField.tsx'
import { namedCodes, useAsksForCode } from './use-asks-for-code.ts'

interface RemoveFormProps {
  schema: typeof removePasskey.body
  /** Explains the effect. */
  words: string
  send: (body: { currentPassword: string; code?: string | undefined }) => Promise<unknown>
  onDone: () => unknown
  onClose: () => void
}

/** Removes a way to sign in, after the password and, if required, a code. */
export function RemoveForm({ schema, words, send, onDone, onClose }: RemoveFormProps) {
  const asked = useAsksForCode()
  const { field, submit, busy, error } = useContractForm({
    schema,
    initial: { currentPassword: '', code: '' },
    send,
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p className={c.small}>{words}</p>
      <PasswordField label={t.yourPassword} autoComplete="current-password" required {...field('currentPassword')} />
      <SecondStepField asked={asked} {...field('code')} />
      {error && !namedCodes.includes(error.code) && <FormError>{error.message}</FormError>}
      <div className={c.dialogActs}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t.remove}
        </Button>
      </div>
    </form>
  )
}
