import { deleteAccount } from '@hearback/contract/data-rights.ts'
import { limits } from '@hearback/contract/limits.ts'
import * as t from '@hearback/texts/web/data-rights.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import c from './DataRights.module.css'

interface DeleteAccountProps {
  isEmployer: boolean
  /** With the instant at which everything is erased. */
  onDone: (eraseAt: string) => unknown
}

/** What deleting means, in words, and the act itself behind the password. */
export function DeleteAccount({ isEmployer, onDone }: DeleteAccountProps) {
  const [opened, setOpened] = useState(false)
  return (
    <div className={c.part}>
      <ul className={c.facts}>
        <li>
          <b>{t.atOnce}</b> {isEmployer ? t.yourOpenJobsArePaused : t.nobodyFindsYourProfile}
        </li>
        <li>
          <b>{t.forDays(limits.graceDays)}</b> {t.signingInBringsEverythingBack}
        </li>
        <li>
          <b>{t.afterThat}</b> {isEmployer ? t.theEmployerIsErased : t.theSeekerIsErased}
        </li>
        <li>
          <b>{t.othersKeep}</b> {t.thatThereWasAnApplication}
        </li>
      </ul>
      <Button variant="danger" onClick={() => setOpened(true)}>
        {t.deleteTheAccount}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t.deleteYourAccount}>
        <Confirm onClose={() => setOpened(false)} onDone={onDone} />
      </Dialog>
    </div>
  )
}

function Confirm({ onClose, onDone }: { onClose: () => void; onDone: DeleteAccountProps['onDone'] }) {
  const { field, submit, busy, error } = useContractForm({
    schema: deleteAccount.body,
    initial: { currentPassword: '' },
    send: (body) => call(deleteAccount, { body }),
    done: ({ eraseAt }) => onDone(eraseAt),
  })
  return (
    <form className={c.part} onSubmit={submit} noValidate>
      <p>{t.youAreSignedOutEverywhereNow(limits.graceDays)}</p>
      <PasswordField label={t.yourPassword} autoComplete="current-password" required {...field('currentPassword')} />
      {error?.code !== 'invalid_input' && <FormError>{error?.message}</FormError>}
      <div className={c.acts}>
        <Button onClick={onClose}>{t.keepTheAccount}</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t.deleteMyAccount}
        </Button>
      </div>
    </form>
  )
}
