import { type Place, suggestPlaces } from '@hearback/contract/jobs/places.ts'
import { call } from './call.ts'

/** Suggests towns, regions, countries and ZIP codes for searches. */
export async function searchPlacesLike(typed: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { places } = await call(suggestPlaces, { query: { query: typed } }, { signal })
  return places.map((place) => ({ ...place, label: shortLabel(place) }))
}

/** "Boise, ID" instead of "Boise, ID, United States" for readers in that country; the text alone names the same town. */
export function shortLabel({ kind, label, country }: Place, tags: readonly string[] = navigator.languages): string {
  const home = tags.map((tag) => /-([A-Z]{2})\b/u.exec(tag)?.[1]).find((region) => region !== undefined)
  const parts = label.split(', ')
  return kind === 'town' && home === country && parts.length === 3 ? parts.slice(0, 2).join(', ') : label
}

/** Suggests towns with this prefix, those with open jobs first; used by the `PlaceField` of all forms. */
export async function placesLike(typed: string, signal: AbortSignal): Promise<readonly Place[]> {
  return (await searchPlacesLike(typed, signal)).filter(({ kind }) => kind === 'town')
}
