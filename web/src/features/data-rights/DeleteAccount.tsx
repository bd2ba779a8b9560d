import { deleteAccount } from '@hearback/contract/data-rights.ts'
import { limits } from '@hearback/contract/limits.ts'
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
          <b>At once:</b> {isEmployer ? 'your open jobs are paused, and ' : 'nobody finds your profile any more, and '}
          you are signed out everywhere.
        </li>
        <li>
          <b>For {limits.graceDays} days:</b> signing in brings everything back as it was.
        </li>
        <li>
          <b>After that:</b> your profile, {isEmployer ? 'your company, your jobs’ texts' : 'your letters'}, your
          messages and your files are erased for good.{' '}
          {isEmployer
            ? 'Applicants who still wait are told that the role is cancelled.'
            : 'Applications that still wait are withdrawn.'}
        </li>
        <li>
          <b>Others keep</b> that there was an application, a chat or an offer, without your name, and their own
          messages.
        </li>
      </ul>
      <Button variant="danger" onClick={() => setOpened(true)}>
        Delete the account
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Delete your account">
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
      <p>
        You are signed out everywhere now, and in {limits.graceDays} days everything is erased. Until then, signing in
        is all it takes to keep the account.
      </p>
      <PasswordField label="Your password" autoComplete="current-password" required {...field('currentPassword')} />
      {error?.code !== 'invalid_input' && <FormError>{error?.message}</FormError>}
      <div className={c.acts}>
        <Button onClick={onClose}>Keep the account</Button>
        <Button type="submit" variant="danger" busy={busy}>
          Delete my account
        </Button>
      </div>
    </form>
  )
}
