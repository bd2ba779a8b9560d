import * as t from '@hearback/texts/web/offers.ts'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { OfferForm, type OfferFormProps } from './form/OfferForm.tsx'

interface OfferButtonProps
  extends Omit<OfferFormProps, 'onClose' | 'onReopen'>,
    Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  label?: string
}

/** Opens the form for an offer. */
export function OfferButton({ to, job, earlier, label = t.offerButton, ...look }: OfferButtonProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button {...look} icon={<Handshake size={17} aria-hidden />} onClick={() => setOpened(true)}>
        {label}
        <span className="sr">
          {' '}
          <Sentence of={t.offerButtonRecipient} names={[to.name]} />
        </span>
      </Button>
      <Dialog
        opened={opened}
        keepsInput
        onClose={close}
        title={<Sentence of={t.offerDialogTitle} names={[to.name]} />}
        size={600}
      >
        <OfferForm to={to} job={job} earlier={earlier} onClose={close} onReopen={() => setOpened(true)} />
      </Dialog>
    </>
  )
}
