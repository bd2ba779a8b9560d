import * as t from '@hearback/texts/web/job-invitations.ts'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { InviteForm } from './InviteForm.tsx'

interface InviteButtonProps extends Pick<ButtonLook, 'size'> {
  to: { _id: string; name: string }
  /** Contact exists, so that writing is free. */
  isKnown: boolean
}

/** Opens the form that invites a person to apply to an open job of the company. */
export function InviteButton({ to, isKnown, ...look }: InviteButtonProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button {...look} icon={<MailPlus size={17} aria-hidden />} onClick={() => setOpened(true)}>
        {t.invite}
        <span className="sr">
          {' '}
          <Sentence of={t.inviteRecipient} names={[to.name]} />
        </span>
      </Button>
      <Dialog opened={opened} keepsInput onClose={close} title={<Sentence of={t.inviteTitle} names={[to.name]} />}>
        <InviteForm to={to} isKnown={isKnown} onClose={close} onReopen={() => setOpened(true)} />
      </Dialog>
    </>
  )
}
