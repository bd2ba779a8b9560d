import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { restoreForm } from '../../held-acts/act-form.ts'
import { holdChanges } from '../../held-acts/cached-records.ts'
import { holdAct } from '../../held-acts/held-acts.ts'
import { unsentKey, unsentValues } from '../../held-acts/unsent-values.ts'
import { paths } from '../../routing/paths.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { offerValues } from './form/offer-form-values.ts'
import { type OfferBody, useChanged } from './offers.mutations.ts'

interface NewOffer {
  to: { _id: string; name: string }
  /** Id of the job, if already given. */
  job?: string | null | undefined
  /** The offer it replaces or repeats. */
  earlier?: Offer | undefined
  /** Id of the application, if known: it shows as offered immediately. */
  application?: string | undefined
}

type Values = ReturnType<typeof offerValues>

const OFFERED = { status: 'offered', nextSteps: [], overdue: false, awaitsAnswer: false }

export const offerKey = ({ to, job, earlier }: NewOffer): string =>
  unsentKey('offer', [to._id, job ?? '', earlier?._id ?? ''])

/** The values of an offer that was undone or refused. */
export const unsentOffer = (offer: NewOffer): Values | undefined => unsentValues<Values>(offerKey(offer))

/** Keys of offers that the limit of the plan refused, until they are sent again. */
const overLimit = new Set<string>()

/** Whether the limit of the plan refused this offer when it was sent last. */
export const isOverOfferLimit = (offer: NewOffer): boolean => overLimit.has(offerKey(offer))

/** Holds a new offer for ten seconds, in which it can be undone; `reopen` shows its form again. */
export function useHeldOffer(offer: NewOffer, reopen: () => void) {
  const changed = useChanged()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { to, earlier, application } = offer
  const changes = new Map(application ? [[application, () => OFFERED]] : [])
  return (body: OfferBody, values: Record<string, unknown>) => {
    const restored = restoreForm({ key: offerKey(offer), values, reopen }, (message) => ({
      of: (name) => t.sendFailedTo(name, message),
      names: [to.name],
    }))
    overLimit.delete(offerKey(offer))
    holdAct({
      request: { kind: 'new-offer', input: { body } },
      who: to.name,
      show: () => holdChanges(client, ['applications'], changes),
      done: (reply) => {
        if (!('offer' in reply)) return
        const { _id } = reply.offer
        void changed(reply.offer)
        const view = () => void navigate(paths.employerOffer(_id))
        // The page of a replaced offer gives way to that of the new one.
        const isReplaced = earlier !== undefined && location.pathname.endsWith(paths.employerOffer(earlier._id))
        const action = { label: t.sendDoneAction, run: view }
        toast({ text: { of: t.sendDone, names: [to.name] }, ...(!isReplaced && { action }) })
        if (isReplaced) view()
      },
      after: () => changed(),
      ...restored,
      failed: (message, code) => {
        if (code === 'offer_limit_reached') overLimit.add(offerKey(offer))
        restored.failed(message)
      },
    })
  }
}
