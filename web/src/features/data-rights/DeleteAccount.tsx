import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/data-rights.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import type { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import c from './DataRights.module.css'

type TextInputProps = ComponentProps<typeof TextField>

interface DeleteAccountProps {
  /** Owners may be the only member of their company, which then closes. */
  as: 'seeker' | 'owner' | 'member' | 'former'
  /** Renders the field for the second step if the account has one; receives the props of a text input. */
  codeField: (props: TextInputProps) => ReactNode
  /** Receives the time of erasure as an ISO date. */
  onDone: (eraseAt: string) => unknown
}

const EFFECTS = {
  seeker: t.deleteSeekerEffects,
  owner: t.deleteEmployerEffects,
  member: t.deleteMemberEffects,
  former: t.deleteFormerEffects,
}
const ERASED = {
  seeker: t.deleteSeekerErased,
  owner: t.deleteEmployerErased,
  member: t.deleteMemberErased,
  former: t.deleteMemberErased,
}

/** Explains account deletion, and performs it after the password is confirmed. */
export function DeleteAccount({ as, codeField, onDone }: DeleteAccountProps) {
  const [opened, setOpened] = useState(false)
  return (
    <div className={c.part}>
      <ul className={c.facts}>
        <li>
          <b>{t.deleteNowTerm}</b> {EFFECTS[as]}
        </li>
        <li>
          <b>{t.deleteGraceTerm(limits.graceDays)}</b> {t.deleteGracePeriod}
        </li>
        <li>
          <b>{t.deleteAfterTerm}</b> {ERASED[as]}
        </li>
        <li>
          <b>{t.deleteRemainsTerm}</b> {t.deleteRemains}
        </li>
      </ul>
      <Button variant="danger" onClick={() => setOpened(true)}>
        {t.deleteAction}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t.deleteTitle}>
        <Confirm onClose={() => setOpened(false)} codeField={codeField} onDone={onDone} />
      </Dialog>
    </div>
  )
}

interface ConfirmProps extends Pick<DeleteAccountProps, 'codeField' | 'onDone'> {
  onClose: () => void
}

function Confirm({ onClose, codeField, onDone }: ConfirmProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: deleteAccount.body,
    initial: { currentPassword: '', code: '' },
    send: (body) => call(deleteAccount, { body }),
    done: ({ eraseAt }) => onDone(eraseAt),
  })
  return (
    <form className={c.part} onSubmit={submit} noValidate>
      <p>{t.deleteConfirmLead(limits.graceDays)}</p>
      <PasswordField label={t.yourPassword} autoComplete="current-password" required {...field('currentPassword')} />
      {codeField(field('code'))}
      {error && !['invalid_input', 'wrong_second_code'].includes(error.code) && <FormError>{error.message}</FormError>}
      <div className={c.acts}>
        <Button onClick={onClose}>{t.deleteCancelAction}</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t.deleteConfirmAction}
        </Button>
      </div>
    </form>
  )
}
