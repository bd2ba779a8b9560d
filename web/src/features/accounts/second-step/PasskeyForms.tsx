import { beginPasskey, type Passkey, removePasskey, renamePasskey } from '@hearback/contract/accounts/passkeys.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import c from '../Accounts.module.css'
import { ownTwoStep } from '../accounts.queries.ts'
import { PasswordAndCodeForm } from '../PasswordAndCodeForm.tsx'
import { deviceName } from '../sessions/device-name.ts'
import { forgetPasskey, makePasskey } from './passkeys.ts'
import { RemoveForm } from './RemoveForm.tsx'

/** Asks for the password and, if required, a code; then the browser creates the passkey, named after this device. */
export function AddPasskey({ onDone }: { onDone: () => unknown }) {
  const twoStep = useQuery(ownTwoStep()).data?.on
  return (
    <PasswordAndCodeForm
      schema={beginPasskey.body}
      send={({ currentPassword, code }) =>
        makePasskey(
          { currentPassword, ...(twoStep && { code }) },
          truncate(deviceName(navigator.userAgent), limits.passkeyName),
        )
      }
      onDone={onDone}
      words={twoStep ? t.passkeyAddTwoStepHint : t.passkeyAddHint}
      action={t.continueAction}
      withCode={twoStep === true}
    />
  )
}

interface OwnPasskeyProps {
  passkey: Passkey
  onDone: () => unknown
  onClose: () => void
}

export function RenamePasskey({ passkey: { _id: id, name }, onDone, onClose }: OwnPasskeyProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: renamePasskey.body,
    initial: { name },
    send: (body) => call(renamePasskey, { params: { id }, body }),
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <TextField label={t.name} required maxLength={limits.passkeyName} data-autofocus {...field('name')} />
      {error && error.code !== 'invalid_input' && <FormError>{error.message}</FormError>}
      <div className={c.dialogActs}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}

export const RemovePasskey = ({ passkey: { _id: id, name }, onDone, onClose }: OwnPasskeyProps) => (
  <RemoveForm
    schema={removePasskey.body}
    words={t.passkeyRemoveEffects(name)}
    send={async (body) => {
      const { gone } = await call(removePasskey, { params: { id }, body })
      await forgetPasskey(gone)
    }}
    onDone={onDone}
    onClose={onClose}
  />
)
