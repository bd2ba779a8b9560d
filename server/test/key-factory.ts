import { createApiKey } from '@hearback/contract/accounts/api-keys.ts'
import { type KeyScope, keyScopes } from '@hearback/contract/accounts/key-scopes.ts'
import type { Endpoint, InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import { type Caller, Refusal, type TestApp } from './app.ts'

export interface Program extends Caller {
  readonly keyId: string
  /** Sent as `authorization: Bearer`, not as `auth-token`. */
  readonly key: string
}

interface KeyTraits {
  readonly scopes?: readonly KeyScope[]
  readonly name?: string
  readonly expiresInDays?: number | null
}

/** A program with an API key that the owner of the company makes. */
export async function aProgram(app: TestApp, owner: Caller, traits: KeyTraits = {}): Promise<Program> {
  const { scopes = keyScopes, name = 'Careers site', expiresInDays = 30 } = traits
  const { key, token } = await owner.call(createApiKey, { body: { name, scopes: [...scopes], expiresInDays } })
  return Object.assign(programWith(app, `Bearer ${token}`), { keyId: key._id, key: token })
}

/** Makes calls with this header Authorization, and with these others. */
export const programWith = (app: TestApp, authorization?: string, headers: Record<string, string> = {}): Caller => ({
  token: undefined,
  async call<E extends Endpoint>(endpoint: E, input: Partial<InputOf<E>> = {}): Promise<ReplyOf<E>> {
    const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: object }
    const response = await app.server.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name]))),
      query: (query ?? {}) as Record<string, string>,
      headers: { ...headers, ...(authorization && { authorization }) },
      ...(body && { payload: body }),
    })
    if (response.statusCode >= 400) throw new Refusal(response.statusCode, response.json(), response.headers)
    return response.json()
  },
})

/** Makes the key expired. */
export const expireKey = (app: TestApp, id: string) =>
  app.pool.query(
    `update api_keys set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = $1`,
    [id],
  )

/** Reads a list to its end by cursor. After each page but the last it does the next of these acts, with the cursor. */
export async function readPages<T>(
  read: (cursor: string | undefined) => Promise<{ entries: readonly T[]; nextCursor: string | null }>,
  acts: readonly ((cursor: string) => Promise<unknown>)[] = [],
): Promise<T[]> {
  const all: T[] = []
  let cursor: string | undefined
  for (let page = 0; ; page++) {
    const { entries, nextCursor } = await read(cursor)
    all.push(...entries)
    if (nextCursor === null) return all
    await acts[page]?.(nextCursor)
    cursor = nextCursor
  }
}

export const worldKey = `hearback_${'A'.repeat(43)}`

/** An API key with the token `worldKey` and all scopes, and the external id `REQ-1` of a job. Returns the id of the key. */
export async function theKey(app: TestApp, company: { readonly _id: string }, jobId: string): Promise<string> {
  await app.pool.query(`insert into external_jobs (company_id, external_id, job_id) values ($1, 'REQ-1', $2)`, [
    company._id,
    jobId,
  ])
  const { rows } = await app.pool.query(
    `insert into api_keys (company_id, slot, created_by, name, scopes, token_hash, hint, last_used_at)
     values ($1, 1, $1, 'Careers site', $2, sha256($3::bytea), 'AAAA', now()) returning id`,
    [company._id, keyScopes, worldKey],
  )
  return rows[0].id
}
