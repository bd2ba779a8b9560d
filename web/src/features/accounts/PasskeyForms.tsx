import { limits } from '@hearback/contract/limits.ts'
import { beginPasskey, type Passkey, removePasskey, renamePasskey } from '@hearback/contract/passkeys.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import c from './Accounts.module.css'
import { ownTwoStep } from './accounts.queries.ts'
import { deviceName } from './device-name.ts'
import { makePasskey } from './passkeys.ts'

/** Refusals that stand beside their field. */
const BESIDE = ['invalid_input', 'wrong_second_code']

/** The password, and the code where one is asked for; then the browser asks where to keep it. It is called after this device. */
export function AddPasskey({ onDone }: { onDone: () => unknown }) {
  const twoStep = useQuery(ownTwoStep()).data?.on
  const { field, submit, busy, error } = useContractForm({
    schema: beginPasskey.body,
    initial: { currentPassword: '', code: '' },
    send: (body) => makePasskey(body, deviceName(navigator.userAgent).slice(0, limits.passkeyName)),
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p className={c.small}>{twoStep ? t.aPasskeyAsksForNoCode : t.yourBrowserAsksNext}</p>
      <PasswordField label={t.yourPassword} autoComplete="current-password" required {...field('currentPassword')} />
      {twoStep && (
        <TextField
          label={t.codeOfYourAppOrRecoveryCode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('code')}
        />
      )}
      {error && !BESIDE.includes(error.code) && <FormError>{error.message}</FormError>}
      <Button type="submit" variant="primary" busy={busy}>
        {t.goOn}
      </Button>
    </form>
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
      {error && !BESIDE.includes(error.code) && <FormError>{error.message}</FormError>}
      <div className={c.dialogActs}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}

export function RemovePasskey({ passkey: { _id: id, name }, onDone, onClose }: OwnPasskeyProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: removePasskey.body,
    initial: { currentPassword: '' },
    send: (body) => call(removePasskey, { params: { id }, body }),
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p className={c.small}>{t.itSignsInNoMore(name)}</p>
      <PasswordField label={t.yourPassword} autoComplete="current-password" required {...field('currentPassword')} />
      {error && !BESIDE.includes(error.code) && <FormError>{error.message}</FormError>}
      <div className={c.dialogActs}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t.remove}
        </Button>
      </div>
    </form>
  )
}
