import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceListOf } from '../values/choices.ts'
import { Id, Instant, idParams, line, Nothing, wholeNumber } from '../values/primitives.ts'
import { keyLimits } from './company-limits.ts'
import { KeyScope } from './key-scopes.ts'

/** An API key of a company, without its token, which is not stored. */
export const ApiKey = z.object({
  _id: Id,
  name: z.string(),
  scopes: z.array(KeyScope),
  /** The last four characters of the token. */
  hint: z.string(),
  /** Name of the member who created the key; null if they left or have no name. */
  createdBy: z.nullable(z.string()),
  createdAt: Instant,
  /** Exact to a minute; null until the first use. */
  lastUsedAt: z.nullable(Instant),
  /** Null for a key that does not expire. */
  expiresAt: z.nullable(Instant),
  expired: z.boolean(),
})
export type ApiKey = z.infer<typeof ApiKey>

const path = '/api/team/keys'
const ofOwners = { access: 'employer', role: 'owner' } as const

export const listApiKeys = endpoint({
  ...ofOwners,
  method: 'GET',
  path,
  summary: 'List the API keys of the company that were not revoked, latest first',
  reply: z.object({ keys: z.array(ApiKey) }),
})

export const createApiKey = endpoint({
  ...ofOwners,
  method: 'POST',
  path,
  summary: `Create an API key. Only this reply has its token. A company has at most ${keyLimits.keys} usable keys; the owners are notified`,
  body: z.object({
    name: line(keyLimits.name),
    scopes: choiceListOf(KeyScope).check(z.minLength(1, 'Choose at least one')),
    /** Null for a key that does not expire. */
    expiresInDays: z._default(z.nullable(wholeNumber(1, keyLimits.days)), keyLimits.days),
  }),
  reply: z.object({ key: ApiKey, token: z.string() }),
  errors: ['profile_required', 'conflict'],
})

export const revokeApiKey = endpoint({
  ...ofOwners,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Revoke an API key, which ends it immediately',
  params: idParams,
  reply: Nothing,
})
