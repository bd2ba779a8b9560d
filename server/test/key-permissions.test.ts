import { keyScopes } from '@hearback/contract/accounts/key-scopes.ts'
import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, Refusal, testApp } from './app.ts'
import { programWith, worldKey } from './key-factory.ts'
import { permissions } from './permission-table.ts'
import { renewWorld, tablesOf, type World } from './permission-world.ts'

const app = testApp()
const calls = [...endpoints].filter(([, { access }]) => access === 'key')
const others = [...endpoints].filter(([, { access }]) => access !== 'key')
const bearer = (key = worldKey) => programWith(app, `Bearer ${key}`)

const inputOf = (name: string, world: World): object => permissions[name]?.[1]?.(world, 'hana') ?? {}
const outcomeOf = (caller: Caller, endpoint: Endpoint, input: object): Promise<string> =>
  caller.call(endpoint, input as never).then(
    () => 'ok',
    (error: unknown) => (error instanceof Refusal ? error.body.code : String(error)),
  )
const query = (text: string, values: unknown[] = []) => app.pool.query(text, values)

test('the v1 API has these calls, each with its scope', () => {
  expect(calls.map(([name, { method, path, scope }]) => `${method} ${path} ${scope} ${name}`)).toEqual([
    'PUT /api/v1/jobs/:externalId jobs:write putCompanyJob',
    'GET /api/v1/jobs jobs:read listCompanyJobs',
    'GET /api/v1/jobs/:externalId jobs:read getCompanyJob',
    'POST /api/v1/jobs/:externalId/close jobs:write closeCompanyJob',
    'GET /api/v1/applications applications:read listCompanyApplications',
    'GET /api/v1/applications/:id applications:read getCompanyApplication',
    'POST /api/v1/applications/:id/answers applications:write answerCompanyApplication',
  ])
  for (const [, { path }] of others) expect(path).not.toMatch(/^\/api\/v1\//u)
})

interface KeyState {
  readonly what: string
  /** Prepares the world; returns the caller. */
  readonly caller: (world: World) => Caller | Promise<Caller>
  readonly outcome: string
}

const afterwards = (text: string) => async (): Promise<Caller> => {
  await query(text)
  return bearer()
}

const refused: KeyState[] = [
  { what: 'without a key', caller: () => app.caller(), outcome: 'not_signed_in' },
  { what: 'with an unknown key', caller: () => bearer(`hearback_${'B'.repeat(43)}`), outcome: 'not_signed_in' },
  { what: 'with the hash of a key', caller: () => bearer('AAAA'), outcome: 'not_signed_in' },
  { what: 'with a session', caller: ({ hana }) => hana, outcome: 'not_signed_in' },
  { what: 'with a session as a key', caller: ({ hana }) => bearer(hana.token), outcome: 'not_signed_in' },
  {
    what: 'with the key in the header of sessions',
    caller: () => programWith(app, undefined, { 'auth-token': worldKey }),
    outcome: 'not_signed_in',
  },
  {
    what: 'with an expired key',
    caller: afterwards(`update api_keys set created_at = now() - interval '2 days', expires_at = now()`),
    outcome: 'not_signed_in',
  },
  {
    what: 'with a revoked key',
    caller: afterwards('update api_keys set revoked_at = now(), slot = null'),
    outcome: 'not_signed_in',
  },
  {
    what: 'while the company is suspended',
    caller: afterwards('update users set suspended_at = now() where id = (select company_id from api_keys)'),
    outcome: 'account_suspended',
  },
  {
    what: 'while the company is hidden',
    caller: afterwards('update employers set hidden_at = now() where user_id = (select company_id from api_keys)'),
    outcome: 'not_allowed',
  },
]

describe('every call of the v1 API is refused and changes nothing', () => {
  test.each(refused)('$what', async ({ caller, outcome }) => {
    const world = await renewWorld(app)
    const by = await caller(world)
    const before = await tablesOf(app)
    const outcomes = await Promise.all(calls.map(([name, endpoint]) => outcomeOf(by, endpoint, inputOf(name, world))))
    expect(outcomes).toEqual(calls.map(() => outcome))
    expect(await tablesOf(app)).toEqual(before)
  })

  test.each(calls)(
    '%s with the other scopes alone, and the refusal names the scope that is missing',
    async (name, endpoint) => {
      const { scope } = endpoint
      const world = await renewWorld(app)
      await query('update api_keys set scopes = $1', [keyScopes.filter((one) => one !== scope)])
      const before = await tablesOf(app)
      const refusal = await bearer()
        .call(endpoint, inputOf(name, world) as never)
        .catch((error: unknown) => error)
      expect(refusal).toMatchObject({
        status: 403,
        body: { code: 'not_allowed', message: `This API key lacks the scope ${scope}.`, allowed: [scope] },
        headers: { 'www-authenticate': `Bearer realm="Hearback", error="insufficient_scope", scope="${scope}"` },
      })
      expect(await tablesOf(app)).toEqual(before)
    },
  )

  test.each(calls)('%s with a key of another company finds nothing of this one', async (name, endpoint) => {
    const world = await renewWorld(app)
    await query('update api_keys set company_id = $1, created_by = $1', [world.otto._id])
    const outcome = await outcomeOf(bearer(), endpoint, inputOf(name, world))
    const own = ['putCompanyJob', 'listCompanyJobs', 'listCompanyApplications']
    expect(outcome).toBe(own.includes(name) ? 'ok' : 'not_found')
    if (name.startsWith('list')) expect(JSON.stringify(await bearer().call(endpoint, {}))).not.toContain(world.jobId)
  })
})

test.each(calls)('%s is allowed with its scope alone', async (name, endpoint) => {
  const world = await renewWorld(app)
  await query('update api_keys set scopes = $1', [[endpoint.scope]])
  expect(await outcomeOf(bearer(), endpoint, inputOf(name, world))).toBe('ok')
})

describe('a key is good for no other call', () => {
  const headers = [
    ['Authorization', () => bearer()],
    ['of sessions', () => programWith(app, undefined, { 'auth-token': worldKey })],
  ] as const

  test.each(headers)('in the header %s, and changes nothing', { timeout: 120_000 }, async (_header, caller) => {
    const world = await renewWorld(app)
    const before = await tablesOf(app)
    const outcomes: Record<string, string> = {}
    for (const [name, endpoint] of others) {
      const { file: _, ...input } = inputOf(name, world) as { file?: Blob }
      const outcome = await outcomeOf(caller(), endpoint, input)
      if (outcome !== 'not_allowed') outcomes[name] = outcome
    }
    expect(outcomes).toEqual({})
    expect(await tablesOf(app)).toEqual(before)
  })

  test('nor for sockets', async () => {
    await renewWorld(app)
    await expect(app.connect(worldKey)).rejects.toThrow(/not_signed_in/u)
  })
})
