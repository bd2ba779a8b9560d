import { type Place, suggestPlaces } from '@hearback/contract/places.ts'
import { call } from './call.ts'

/** The towns that begin with what is typed, the largest first; what `PlaceField` of every feature's forms asks. */
export async function placesLike(typed: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { places } = await call(suggestPlaces, { query: { query: typed } }, { signal })
  return places
}
