import * as contract from '@hearback/contract/jobs/places.ts'
import { type Api, bind } from '../../http/bind.ts'
import { suggestPlaces } from './suggest-places.service.ts'

export function placesRoutes(api: Api): void {
  bind(api, contract.suggestPlaces, async (r) => ({ places: await suggestPlaces(r.reads, r.query.query) }))
}
