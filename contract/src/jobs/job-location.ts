import * as z from 'zod/mini'
import { clearable, Latitude, Longitude, line } from '../values/primitives.ts'

/** `city` may be a full label such as "Portland, OR, United States"; `country` is a code or a name. */
export const JobPlace = z.object({
  city: line(),
  region: clearable(line()),
  country: clearable(line()),
  latitude: clearable(Latitude),
  longitude: clearable(Longitude),
})

/** Location of a job in replies. */
export const JobLocation = z.object({
  city: z.nullable(z.string()),
  /** Common name or code: OR, England, Bavaria. */
  region: z.optional(z.nullable(z.string())),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  street: z.optional(z.string()),
  postalCode: z.optional(z.string()),
})
