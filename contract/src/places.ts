import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { optionalLine } from './primitives.ts'

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

/** A place in parts: region as people write it ("OR", "England", "Bavaria"), country by ISO 3166-1 alpha-2. */
export const PlaceParts = z.object({
  city: z.string(),
  region: z.nullable(z.string()),
  country: z.nullable(z.string()),
})
export type PlaceParts = z.infer<typeof PlaceParts>

/** How a search understood the text of a location. */
export const UnderstoodLocation = z.object({
  /** Center of the circle searched. `country` (ISO 3166-1 alpha-2) is null where the location is a name that no place is known by. */
  place: z.nullable(
    z.object({ label: z.string(), latitude: z.number(), longitude: z.number(), country: z.nullable(z.string()) }),
  ),
  /** The region or country that was searched as a whole: a radius does not count. */
  area: z.nullable(z.object({ label: z.string(), country: z.string(), region: z.nullable(z.string()) })),
  /** A postal code alone that stands in no table: a city has to be named instead. */
  unknownPostalCode: z.nullable(z.string()),
})
export type UnderstoodLocation = z.infer<typeof UnderstoodLocation>

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  summary: 'Places whose name begins with the query, those with open jobs first, with regions, countries and ZIP codes',
  query: z.object({ query: z._default(optionalLine(), '') }),
  reply: z.object({ places: z.array(Place) }),
})
