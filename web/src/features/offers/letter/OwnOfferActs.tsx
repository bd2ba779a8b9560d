import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { isHeldStep, unsentReason, useHeldOfferStep } from '../held-offer-steps.ts'
import c from '../Offer.module.css'
import { OfferButton } from '../OfferButton.tsx'
import { personOf } from '../offer-words.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Actions left to the employer: replace, withdraw, rescind an accepted offer, or offer again. */
export function OwnOfferActs({ offer, wide = false }: { offer: Offer; wide?: boolean }) {
  const [asked, setAsked] = useState<'withdrawn' | 'rescinded'>()
  const hold = useHeldOfferStep(offer)
  const { status, nextSteps, job, jobSeeker, jobIsOpen, jobSeekerProfile } = offer
  const name = personOf(offer)
  const size = wide ? 'md' : 'sm'
  const take = (to: 'withdrawn' | 'rescinded') => (reason: string) => hold(to, reason, () => setAsked(to))
  const close = () => setAsked(undefined)
  const mayOfferAgain = AGAIN.includes(status) && !isHeldStep(offer) && jobSeekerProfile !== null && jobIsOpen !== false
  return (
    <div className={wide ? c.stack : c.inline}>
      {(status === 'pending' || mayOfferAgain) && (
        <OfferButton
          size={size}
          wide={wide}
          to={{ _id: jobSeeker, name }}
          job={job}
          earlier={offer}
          label={status === 'pending' ? t.changeAction : t.renewAction}
        />
      )}
      {nextSteps.includes('withdrawn') && (
        <Button size={size} wide={wide} onClick={() => setAsked('withdrawn')}>
          {t.withdraw}
        </Button>
      )}
      {nextSteps.includes('rescinded') && (
        <Button size={size} wide={wide} onClick={() => setAsked('rescinded')}>
          {t.rescindAction}
        </Button>
      )}
      <ReasonDialog
        opened={asked === 'withdrawn'}
        onClose={close}
        title={<Sentence of={t.withdrawTitle} names={[name]} />}
        confirm={t.withdrawConfirmAction}
        label={t.optionalReasonLabel}
        description={t.withdrawReasonHint(name)}
        danger
        initial={unsentReason(offer, 'withdrawn')}
        onConfirm={take('withdrawn')}
      >
        <Sentence of={t.withdrawEffects} names={[name]} />
      </ReasonDialog>
      <ReasonDialog
        opened={asked === 'rescinded'}
        onClose={close}
        title={<Sentence of={t.rescindTitle} names={[name]} />}
        confirm={t.rescindConfirmAction}
        label={t.rescindReasonLabel}
        description={t.withdrawReasonHint(name)}
        required
        danger
        initial={unsentReason(offer, 'rescinded')}
        onConfirm={take('rescinded')}
      >
        <Sentence of={t.rescindEffects} names={[name]} />
      </ReasonDialog>
    </div>
  )
}

const AGAIN: readonly Offer['status'][] = ['declined', 'withdrawn', 'expired']
