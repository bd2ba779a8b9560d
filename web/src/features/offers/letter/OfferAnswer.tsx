import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { unsentReason, useHeldOfferStep } from '../held-offer-steps.ts'
import c from '../Offer.module.css'
import { spoken, termsOf, titleOf } from '../offer-terms.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface OfferAnswerProps {
  offer: Offer
  /** Sticky at the bottom of phone screens. */
  atFoot?: boolean
}

/** Buttons to accept or decline, of equal size; each explains its effect before a confirmation. */
export function OfferAnswer({ offer, atFoot }: OfferAnswerProps) {
  const [asked, setAsked] = useState<'accept' | 'decline'>()
  const hold = useHeldOfferStep(offer)
  const close = () => setAsked(undefined)
  const company = offer.company.businessName
  const accept = async () => hold('accepted', '', () => setAsked('accept'))
  const decline = (reason: string) => hold('declined', reason, () => setAsked('decline'))
  return (
    <>
      <div className={c.answer} data-foot={atFoot || undefined}>
        <Button variant="primary" size="lg" wide onClick={() => setAsked('accept')}>
          {t.accept}
        </Button>
        <Button size="lg" wide onClick={() => setAsked('decline')}>
          {t.decline}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked === 'accept'}
        onClose={close}
        title={<Sentence of={t.acceptTitle} names={[company]} />}
        confirm={t.acceptConfirmAction}
        onConfirm={accept}
      >
        <p>{t.acceptLead}</p>
        <ul className={c.terms}>
          {agreed(offer).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Sentence of={t.acceptPrivacyEffect} names={[company]} />
          {offer.application && ` ${t.acceptApplicationEffect}`}
        </p>
      </ConfirmDialog>
      <ReasonDialog
        opened={asked === 'decline'}
        onClose={close}
        title={<Sentence of={t.declineTitle} names={[company]} />}
        confirm={t.declineConfirmAction}
        label={t.optionalReasonLabel}
        description={t.declineReasonHint(company)}
        danger
        initial={unsentReason(offer, 'declined')}
        onConfirm={decline}
      >
        {offer.application ? t.declineApplicationEffect : <Sentence of={t.declinePrivacyEffect} names={[company]} />}
      </ReasonDialog>
    </>
  )
}

function agreed(offer: Offer): string[] {
  const terms = termsOf(offer.details)
  const { Pay, Start } = spoken(terms)
  const hours = terms.hoursPerWeek !== null && t.termHoursPerWeek(terms.hoursPerWeek)
  return [titleOf(offer), Pay, hours, Start && t.starts(Start)].filter((line) => typeof line === 'string')
}
