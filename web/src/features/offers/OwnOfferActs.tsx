import { limits } from '@hearback/contract/limits.ts'
import type { Offer } from '@hearback/contract/offers.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'
import c from './Offer.module.css'
import { OfferButton } from './OfferButton.tsx'
import { personOf } from './offer-words.ts'
import { useOfferStep } from './offers.mutations.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** What the employer can still do: replace or withdraw, take back what was accepted, or offer again. */
export function OwnOfferActs({ offer, wide = false }: { offer: Offer; wide?: boolean }) {
  const [asked, setAsked] = useState<'withdrawn' | 'rescinded'>()
  const { mutateAsync } = useOfferStep(offer._id)
  const { status, nextSteps, job, jobSeeker, jobIsOpen, jobSeekerProfile } = offer
  const name = personOf(offer)
  const size = wide ? 'md' : 'sm'
  const take = (to: 'withdrawn' | 'rescinded', done: string) => async (reason: string) => {
    await mutateAsync({ status: to, reason })
    toast(done)
  }
  const close = () => setAsked(undefined)
  const mayOfferAgain = AGAIN.includes(status) && jobSeekerProfile !== null && jobIsOpen !== false
  return (
    <div className={wide ? c.stack : c.inline}>
      {(status === 'pending' || mayOfferAgain) && (
        <OfferButton
          size={size}
          wide={wide}
          to={{ _id: jobSeeker, name }}
          job={job}
          earlier={offer}
          label={status === 'pending' ? 'Change the offer' : 'Make a new offer'}
        />
      )}
      {nextSteps.includes('withdrawn') && (
        <Button size={size} wide={wide} onClick={() => setAsked('withdrawn')}>
          Withdraw
        </Button>
      )}
      {nextSteps.includes('rescinded') && (
        <Button size={size} wide={wide} variant="danger" onClick={() => setAsked('rescinded')}>
          Take it back
        </Button>
      )}
      <ReasonDialog
        opened={asked === 'withdrawn'}
        onClose={close}
        title={`Withdraw the offer to ${name}`}
        confirm="Withdraw the offer"
        label="Why"
        description={`Sent to ${name} as you write it. You can leave it empty.`}
        danger
        onConfirm={take('withdrawn', `Withdrawn. ${name} is told.`)}
      >
        {name} can no longer accept it.
      </ReasonDialog>
      <ReasonDialog
        opened={asked === 'rescinded'}
        onClose={close}
        title={`Take back what ${name} accepted`}
        confirm="Take the offer back"
        label="Why"
        description={`Sent to ${name} as you write it. ${limits.feedbackMin} characters or more.`}
        atLeast={limits.feedbackMin}
        danger
        onConfirm={take('rescinded', `Taken back. ${name} is told, and it counts on your page.`)}
      >
        {name} has said yes to this offer. Taking it back is counted on your company’s page for everybody to see.
      </ReasonDialog>
    </div>
  )
}

const AGAIN: readonly Offer['status'][] = ['declined', 'withdrawn', 'expired']
