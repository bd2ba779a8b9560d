import type { ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { restoreForm } from '../../held-acts/act-form.ts'
import { type Change, holdChanges } from '../../held-acts/cached-records.ts'
import { holdAct } from '../../held-acts/held-acts.ts'
import { unsentKey, unsentValues } from '../../held-acts/unsent-values.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { personOf } from './offer-words.ts'
import { useChanged } from './offers.mutations.ts'

export type HeldOfferStep = 'withdrawn' | 'rescinded' | 'declined' | 'accepted'

interface StepWords {
  done: (who: string) => string
  failed: (who: string, message: string) => string
  /** New status of the application of the offer. */
  application?: ApplicationStatus
}

const STEPS: Record<HeldOfferStep, StepWords> = {
  withdrawn: { done: t.withdrawDone, failed: t.withdrawFailed },
  rescinded: { done: t.rescindDone, failed: t.rescindFailed, application: 'rejected' },
  accepted: { done: t.acceptDone, failed: t.acceptFailed, application: 'hired' },
  declined: { done: t.declineDone, failed: t.declineFailed, application: 'declined' },
}

const keyOf = (offer: Offer, status: HeldOfferStep) => unsentKey(`offer ${status}`, [offer._id])

/** The reason of a step that was undone or refused. */
export const unsentReason = (offer: Offer, status: HeldOfferStep): string | undefined =>
  unsentValues<{ reason: string }>(keyOf(offer, status))?.reason

/** Whether the status shown is that of a held step, which the history lacks until it is sent. */
export const isHeldStep = ({ status, history }: Offer): boolean => history.at(-1)?.to !== status

/** Holds a step of an offer for ten seconds, in which it can be undone; `reopen` shows its form again. */
export function useHeldOfferStep(offer: Offer) {
  const client = useQueryClient()
  const changed = useChanged()
  return (status: HeldOfferStep, reason: string, reopen: () => void) => {
    const { done, failed, application } = STEPS[status]
    const isAnswer = status === 'declined' || status === 'accepted'
    const who = isAnswer ? offer.company.businessName : personOf(offer)
    const changes = new Map<string, Change>([[offer._id, () => ({ status, reason, nextSteps: [] })]])
    if (offer.application && application)
      changes.set(offer.application, () => ({ status: application, nextSteps: [], awaitsAnswer: false }))
    holdAct({
      request: { kind: 'offer', input: { params: { id: offer._id }, body: { status, ...(reason && { reason }) } } },
      who,
      show: () => holdChanges(client, ['offers', 'applications'], changes),
      done: () => toast({ text: { of: done, names: [who] } }),
      after: () => changed(),
      ...restoreForm({ key: keyOf(offer, status), values: { reason }, reopen }, (message) => ({
        of: (name) => failed(name, message),
        names: [who],
      })),
    })
  }
}
