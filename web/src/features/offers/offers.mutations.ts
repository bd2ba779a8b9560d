import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { makeOffer, Offer } from '@hearback/contract/hiring/offers.ts'
import { useQueryClient } from '@tanstack/react-query'
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

export type OfferBody = InputOf<typeof makeOffer>['body']
