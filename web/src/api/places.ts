import { type Place, suggestPlaces } from '@hearback/contract/jobs/places.ts'
import { call } from './call.ts'

/** Suggests towns, regions, countries and ZIP codes for searches. */
export async function searchPlacesLike(typed: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { places } = await call(suggestPlaces, { query: { query: typed } }, { signal })
  return places
}

/** Suggests towns with this prefix, those with open jobs first; used by the `PlaceField` of all forms. */
export async function placesLike(typed: string, signal: AbortSignal): Promise<readonly Place[]> {
  return (await searchPlacesLike(typed, signal)).filter(({ kind }) => kind === 'town')
}
