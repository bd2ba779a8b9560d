import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { optionalLine } from '../values/primitives.ts'

export const Place = z.object({
  /** GeoNames id of a town; 0 for a region, a country or a ZIP code. */
  _id: z.number(),
  /** An area is a country or a region of one. */
  kind: z.enum(['town', 'area']),
  label: z.string(),
  city: z.string(),
  region: z.nullable(z.string()),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Place = z.infer<typeof Place>

/** Parts of a place: region by its common name or code ("OR", "England", "Bavaria"), country by ISO 3166-1 alpha-2. */
export const PlaceParts = z.object({
  city: z.string(),
  region: z.nullable(z.string()),
  country: z.nullable(z.string()),
})
export type PlaceParts = z.infer<typeof PlaceParts>

/** The place that the text of a location resolved to. */
export const UnderstoodLocation = z.object({
  /** Center of the searched circle. `country` (ISO 3166-1 alpha-2) is null for an unknown place. */
  place: z.nullable(
    z.object({ label: z.string(), latitude: z.number(), longitude: z.number(), country: z.nullable(z.string()) }),
  ),
  /** The region or country that was searched as a whole, regardless of the radius. */
  area: z.nullable(z.object({ label: z.string(), country: z.string(), region: z.nullable(z.string()) })),
  /** An unknown postal code: the user must name a city instead. */
  unknownPostalCode: z.nullable(z.string()),
})
export type UnderstoodLocation = z.infer<typeof UnderstoodLocation>

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  summary: 'Suggest places with this prefix, those with open jobs first, including regions, countries and ZIP codes',
  query: z.object({ query: z._default(optionalLine(), '') }),
  reply: z.object({ places: z.array(Place) }),
})
