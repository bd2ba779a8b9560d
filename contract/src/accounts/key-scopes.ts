import * as z from 'zod/mini'

export const keyScopes = ['jobs:read', 'jobs:write', 'applications:read', 'applications:write'] as const

/** What an API key allows; each call of the v1 API needs one scope. */
export const KeyScope = z.enum(keyScopes, `Choose ${keyScopes.join(', ')}`)
export type KeyScope = z.infer<typeof KeyScope>
