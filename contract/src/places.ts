import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { optionalLine } from './primitives.ts'

export const Place = z.object({
  _id: z.number(),
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
  summary: 'Places whose name begins with the query, the largest first',
  query: z.object({ query: z._default(optionalLine(), '') }),
  reply: z.object({ places: z.array(Place) }),
})
