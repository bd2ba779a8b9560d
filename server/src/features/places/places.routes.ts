import * as contract from '@hearback/contract/places.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { suggestPlaces } from './places.service.ts'

export function placesRoutes(api: Api, { db }: Deps): void {
  bind(api, contract.suggestPlaces, async ({ query }) => ({ places: await suggestPlaces(db, query.query) }))
}
