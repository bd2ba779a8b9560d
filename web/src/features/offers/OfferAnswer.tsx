import type { Offer } from '@hearback/contract/offers.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import c from './Offer.module.css'
import { spoken, termsOf, titleOf } from './offer-terms.ts'
import { useOfferStep } from './offers.mutations.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Yes and no, equal in size; each says what it means before it happens. */
export function OfferAnswer({ offer }: { offer: Offer }) {
  const [asked, setAsked] = useState<'accept' | 'decline'>()
  const { mutateAsync } = useOfferStep(offer._id)
  const close = () => setAsked(undefined)
  const company = offer.company.businessName
  const accept = async () => {
    await mutateAsync({ status: 'accepted' })
    toast(`You accepted. ${company} is told at once.`)
  }
  const decline = async (reason: string) => {
    await mutateAsync({ status: 'declined', reason })
    toast(`Declined. ${company} is told.`)
  }
  return (
    <>
      <div className={c.answer}>
        <Button variant="primary" size="lg" wide onClick={() => setAsked('accept')}>
          Accept
        </Button>
        <Button size="lg" wide onClick={() => setAsked('decline')}>
          Decline
        </Button>
      </div>
      <ConfirmDialog
        opened={asked === 'accept'}
        onClose={close}
        title={`Accept the offer from ${company}`}
        confirm="Accept the offer"
        onConfirm={accept}
      >
        <p>You say yes to this:</p>
        <ul className={c.terms}>
          {agreed(offer).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          {company} then sees your telephone number, your e-mail, your exact location and what you said about
          vaccination and insurance.
          {offer.application && ' Your application becomes hired.'}
        </p>
      </ConfirmDialog>
      <ReasonDialog
        opened={asked === 'decline'}
        onClose={close}
        title={`Decline the offer from ${company}`}
        confirm="Decline the offer"
        label="Why not"
        description={`Sent to ${company} as you write it. You can leave it empty.`}
        onConfirm={decline}
      >
        {offer.application
          ? 'Your application to this job ends with it. You can apply once more while the job is open.'
          : `For 6 months ${company} still sees your name and experience, and never how to reach you.`}
      </ReasonDialog>
    </>
  )
}

function agreed(offer: Offer): string[] {
  const { Pay, Hours, Start } = spoken(termsOf(offer.details))
  return [
    titleOf(offer),
    Pay,
    Hours && `${Hours.replace(' a week', '')} hours a week`,
    Start && `From ${Start}`,
  ].filter((line) => line !== null)
}
