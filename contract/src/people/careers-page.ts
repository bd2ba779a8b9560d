import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { limits } from '../values/limits.ts'
import { Url } from '../values/primitives.ts'

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address)

/** A web address, of which the origin counts: "example.com/careers" is stored as "https://example.com". */
const Site = Url.check(z.minLength(1, 'Enter a web address'), z.overwrite(originOf))

const sites = z.object({
  /** Origins that may show the careers page in a frame; empty if all sites may. */
  sites: z.array(z.string()),
})

export const getCareersSites = endpoint({
  method: 'GET',
  path: '/api/hruser/careers-sites',
  access: 'employer',
  role: 'owner',
  summary: 'List the sites that may show the careers page of the company in a frame; empty if all sites may',
  reply: sites,
  errors: ['profile_required'],
})

export const setCareersSites = endpoint({
  method: 'PUT',
  path: '/api/hruser/careers-sites',
  access: 'employer',
  role: 'owner',
  summary: `Replace the sites that may show the careers page in a frame, at most ${limits.careersSites}. An empty list allows all`,
  body: z.object({
    sites: z.array(Site).check(z.maxLength(limits.careersSites, `At most ${limits.careersSites} entries`)),
  }),
  reply: sites,
  errors: ['profile_required'],
})
