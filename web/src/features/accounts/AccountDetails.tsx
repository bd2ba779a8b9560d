import type { User } from '@hearback/contract/accounts/accounts.ts'
import type { EmailDelivery as Delivery } from '@hearback/contract/accounts/email-delivery.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { phoneWords } from '../../ui/text/PhoneLink.tsx'
import { localDate } from '../../ui/text/times.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Accounts.module.css'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ChangePhone } from './ChangePhone.tsx'
import { EmailDelivery } from './EmailDelivery.tsx'

const KINDS = { employer: t.employer, jobseeker: t.jobSeeker, admin: t.moderator }

interface AccountDetailsProps {
  user: User
  /** Whether mails can be read at /dev/outbox. */
  outbox: boolean | undefined
  undeliverable: Delivery['undeliverable'] | undefined
}

export function AccountDetails({ user, outbox, undeliverable }: AccountDetailsProps) {
  const [changing, setChanging] = useState<'email' | 'phone'>()
  const close = () => setChanging(undefined)
  const changed = (sentence: string) => () => {
    close()
    toast(sentence)
  }
  return (
    <>
      {undeliverable && <EmailDelivery undeliverable={undeliverable} onChangeEmail={() => setChanging('email')} />}
      <ul className={c.rows}>
        <Row
          label={t.emailLabel}
          value={<Verbatim>{user.email}</Verbatim>}
          what={t.emailInSentence}
          onChange={() => setChanging('email')}
        />
        <Row
          label={t.phone}
          value={user.phone ? phoneWords(user.phone) : t.none}
          what={t.phoneInSentence}
          onChange={() => setChanging('phone')}
        />
        <Row label={t.accountTypeLabel} value={KINDS[user.userType]} />
        <Row label={t.hereSince} value={localDate(user.createdAt)} />
      </ul>
      <Dialog opened={changing === 'email'} onClose={close} title={t.emailChangeTitle}>
        <ChangeEmail outbox={outbox} onDone={changed(t.emailChanged)} />
      </Dialog>
      <Dialog opened={changing === 'phone'} onClose={close} title={t.phoneChangeTitle}>
        <ChangePhone user={user} onDone={changed(t.phoneChanged)} />
      </Dialog>
    </>
  )
}

interface RowProps {
  label: string
  value: ReactNode
  /** The value that the button changes, for its accessible name. */
  what?: string
  onChange?: () => void
}

function Row({ label, value, what, onChange }: RowProps) {
  return (
    <li className={c.row}>
      <div className={c.what}>
        <p className={c.small}>{label}</p>
        <p className={c.value}>{value}</p>
      </div>
      {onChange && (
        <Button onClick={onChange}>
          {t.change}
          <span className="sr"> {what}</span>
        </Button>
      )}
    </li>
  )
}
