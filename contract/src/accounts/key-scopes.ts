import * as z from 'zod/mini'

export const keyScopes = ['jobs:read', 'jobs:write', 'applications:read', 'applications:write'] as const

/** Permissions of an API key; each call of the v1 API needs one of them. */
export const KeyScope = z.enum(keyScopes, `Choose ${keyScopes.join(', ')}`)
export type KeyScope = z.infer<typeof KeyScope>
