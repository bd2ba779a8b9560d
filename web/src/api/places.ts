import { type Place, suggestPlaces } from '@hearback/contract/places.ts'
import { call } from './call.ts'

/** Towns, regions, countries and ZIP codes for what is typed, for searches. */
export async function searchPlacesLike(typed: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { places } = await call(suggestPlaces, { query: { query: typed } }, { signal })
  return places
}

/** The towns that begin with what is typed, those with open jobs first; what `PlaceField` of every feature's forms asks. */
export async function placesLike(typed: string, signal: AbortSignal): Promise<readonly Place[]> {
  return (await searchPlacesLike(typed, signal)).filter(({ kind }) => kind === 'town')
}
