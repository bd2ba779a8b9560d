import type { InputOf } from '@hearback/contract/endpoint.ts'
import { makeOffer, type Offer, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { offerDetail } from './offers.queries.ts'

/** Refetches all that an offer affects: its application, visible profiles, chats and jobs. Runs after failures too. */
export function useChanged() {
  const client = useQueryClient()
  return (offer?: Offer) => {
    if (offer) client.setQueryData(offerDetail(offer._id).queryKey, offer)
    const keys = [['offers'], ['applications'], ['talents'], ['chats', 'list'], ['jobs', 'own']]
    return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

export type OfferStep = InputOf<typeof updateOfferStatus>['body']

/** Takes a step of an offer immediately; the steps that can be undone are held instead (`held-offer-steps.ts`). */
export function useOfferStep(id: string) {
  const changed = useChanged()
  return useMutation({
    mutationFn: async (body: OfferStep) => (await call(updateOfferStatus, { params: { id }, body })).offer,
    onSettled: (offer) => changed(offer),
  })
}

export type OfferBody = InputOf<typeof makeOffer>['body']

export function useMakeOffer() {
  const changed = useChanged()
  return async (body: OfferBody): Promise<Offer> => {
    const { offer } = await call(makeOffer, { body })
    await changed(offer)
    return offer
  }
}
