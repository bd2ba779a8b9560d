import * as contract from '@hearback/contract/hiring/offers.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { makeOffer } from './make-offer.service.ts'
import { updateOfferStatus } from './offer-steps.service.ts'
import { offerQuota, offersOf, oneOffer } from './offers.service.ts'

export function offersRoutes(api: Api, deps: Deps): void {
  const { db } = deps
  bind(api, contract.makeOffer, async (r) => ({ offer: await makeOffer(deps, r.viewer, r.body) }))
  bind(api, contract.updateOfferStatus, async (r) => ({
    offer: await updateOfferStatus(deps, r.viewer, r.params.id, r.body),
  }))
  bind(api, contract.getOffer, async (r) => ({ offer: await oneOffer(db, r.viewer, r.params.id) }))
  bind(api, contract.listOffersToSeeker, (r) => offersOf(db, r.viewer, r.params.id, r.query))
  bind(api, contract.listOffersOfEmployer, async (r) => ({
    ...(await offersOf(db, r.viewer, r.params.id, r.query)),
    quota: await offerQuota(db, r.viewer),
  }))
  bind(api, contract.listAllOffers, (r) => offersOf(db, r.viewer, r.params.id, r.query))
}
