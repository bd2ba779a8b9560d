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

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  summary: 'Places whose name begins with the query, those with open jobs first, with regions, countries and ZIP codes',
  query: z.object({ query: z._default(optionalLine(), '') }),
  reply: z.object({ places: z.array(Place) }),
})
