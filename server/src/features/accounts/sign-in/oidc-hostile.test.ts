import { generateKeyPairSync } from 'node:crypto'
import * as contract from '@hearback/contract/accounts/oidc.ts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anAccount, type Person } from '../../../../test/factories.ts'
import { begin, comeBy, connect, finish, responseOf } from '../../../../test/oidc-factory.ts'
import { settingsOf, testIssuer } from '../../../../test/test-issuer.ts'
import '../../../../test/matchers.ts'

const acme = testIssuer('acme')
const globex = testIssuer('globex')
const app = testApp(settingsOf(acme, globex))
const ana = { sub: 'ana-1', email: 'ana@people.example', email_verified: true }
const mallory = { sub: 'mallory-1', email: 'mallory@people.example', email_verified: true }
let owner: Person
beforeEach(async () => {
  owner = await anAccount(app, 'jobseeker', 'ana')
  await connect(owner, acme, ana)
})

let hours = 0
/** Later each time than all documents that were fetched before. */
const renewDiscovery = () => {
  hours += 2
  vi.setSystemTime(performance.timeOrigin + performance.now() + hours * 3_600_000)
}
const sessions = async () => Number((await app.pool.query('select count(*) from sessions')).rows[0].count)

describe('an ID token', () => {
  test.each([
    ['without a signature', (_claims, header) => Object.assign(header, { alg: 'none' })],
    ['signed with the secret of the client', (_claims, header) => Object.assign(header, { alg: 'HS256' })],
    ['for another client', (claims) => Object.assign(claims, { aud: 'other' })],
    [
      'for several clients, given to another',
      (claims) => Object.assign(claims, { aud: ['hearback', 'other'], azp: 'other' }),
    ],
    ['of another issuer', (claims) => Object.assign(claims, { iss: globex.url })],
    ['with another nonce', (claims) => Object.assign(claims, { nonce: 'another' })],
    ['without a nonce', (claims) => void delete claims.nonce],
    ['that expired', (claims) => Object.assign(claims, { exp: 1_700_000_000 })],
    ['without an expiry', (claims) => void delete claims.exp],
  ] satisfies [string, typeof acme.faults.token][])('%s signs in to nothing', async (_, token) => {
    acme.faults.token = token
    await expect(comeBy(app, acme, ana)).toBeRefused('identity_provider_failed')
    expect(await sessions()).toBe(1)
  })

  test('without a signature is refused also where the issuer allows it', async () => {
    acme.faults.token = (_claims, header) => Object.assign(header, { alg: 'none' })
    acme.faults.metadata = (document) =>
      Object.assign(document, { id_token_signing_alg_values_supported: ['none', 'RS256'] })
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    renewDiscovery()
    await expect(comeBy(app, acme, ana)).toBeRefused('identity_provider_failed')
  })

  test('signed with a key that the issuer does not publish is refused', async () => {
    acme.faults.signer = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    await expect(comeBy(app, acme, ana)).toBeRefused('identity_provider_failed')
  })

  test('is valid with the next key right after a rotation of the keys', async () => {
    expect((await comeBy(app, acme, ana)).signedIn?.user._id).toBe(owner._id)
    acme.rotateKeys()
    expect((await comeBy(app, acme, ana)).signedIn?.user._id).toBe(owner._id)
  })
})

describe('the user info endpoint', () => {
  test('cannot swap the subject', async () => {
    acme.faults.info = (claims) => Object.assign(claims, { sub: ana.sub })
    await expect(comeBy(app, acme, mallory)).toBeRefused('identity_provider_failed')
  })

  test('cannot verify the email of the ID token', async () => {
    acme.faults.token = (claims) => Object.assign(claims, { email: owner.email })
    await expect(comeBy(app, acme, mallory)).toBeRefused('identity_email_unverified')
  })
})

describe('the response of an issuer', () => {
  test('counts once', async () => {
    const response = await responseOf(acme, await begin(app, acme), ana)
    expect((await finish(app, response)).signedIn?.user._id).toBe(owner._id)
    await expect(finish(app, response)).toBeRefused('sign_in_expired')
  })

  test('counts once when it arrives several times concurrently', async () => {
    const response = await responseOf(acme, await begin(app, acme), ana)
    const replies = await Promise.allSettled([1, 2, 3].map(() => finish(app, response)))
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('has a code that the issuer takes once', async () => {
    const response = await responseOf(acme, await begin(app, acme), ana)
    await finish(app, response)
    const later = await begin(app, acme)
    const replayed = { ...response, state: later.state, secret: later.secret }
    await expect(finish(app, replayed)).toBeRefused('identity_provider_failed')
  })

  test('of another person cannot be slipped into the browser of this one', async () => {
    const hers = await begin(app, acme)
    const stolen = await responseOf(acme, await begin(app, acme), mallory)
    // The code of Mallory in the flow of Ana: the verifier and the nonce are of another flow.
    const injected = { ...stolen, state: hers.state, secret: hers.secret }
    await expect(finish(app, injected)).toBeRefused('identity_provider_failed')
  })

  test('counts in the browser alone in which the flow began', async () => {
    const [hers, his] = [await begin(app, acme), await begin(app, acme)]
    const response = await responseOf(acme, hers, ana)
    await expect(finish(app, { ...response, secret: his.secret })).toBeRefused('sign_in_expired')
    await expect(finish(app, { ...response, state: his.state })).toBeRefused('sign_in_expired')
    // The attempts of others do not use it up.
    expect((await finish(app, response)).signedIn?.user._id).toBe(owner._id)
  })

  test('counts in two tabs, each with its own flow', async () => {
    const [first, second] = [await begin(app, acme), await begin(app, acme)]
    expect((await finish(app, await responseOf(acme, first, ana))).signedIn).toBeDefined()
    expect((await finish(app, await responseOf(acme, second, ana))).signedIn).toBeDefined()
  })

  test('counts for ten minutes', async () => {
    const response = await responseOf(acme, await begin(app, acme), ana)
    await app.pool.query(`update oidc_flows set expires_at = now() - interval '1 second'`)
    await expect(finish(app, response)).toBeRefused('sign_in_expired')
  })

  test('has a code for this client', async () => {
    const redirect = await begin(app, acme)
    const url = new URL(redirect.url)
    url.searchParams.set('client_id', 'other')
    const response = await responseOf(acme, { ...redirect, url: url.href }, ana)
    await expect(finish(app, response)).toBeRefused('identity_provider_failed')
  })

  test('is not passed to another issuer', async () => {
    const response = await responseOf(acme, await begin(app, acme), ana)
    await expect(finish(app, { ...response, provider: 'globex' })).toBeRefused('sign_in_expired')
    const mixed = { ...(await responseOf(acme, await begin(app, acme), ana)), iss: globex.url }
    await expect(finish(app, mixed)).toBeRefused('identity_provider_failed')
    const { iss: _, ...nameless } = await responseOf(acme, await begin(app, acme), ana)
    await expect(finish(app, nameless)).toBeRefused('identity_provider_failed')
  })

  test('to connect an account does not sign in, and one to sign in does not connect', async () => {
    const response = await responseOf(acme, await begin(app, acme), mallory)
    await expect(owner.call(contract.addIdentity, { body: response })).toBeRefused('sign_in_expired')
    const body = { provider: 'acme', currentPassword: 'correct horse battery' }
    const toConnect = await owner.call(contract.beginIdentity, { body })
    await expect(finish(app, await responseOf(acme, toConnect, mallory))).toBeRefused('sign_in_expired')
  })
})

describe('the redirect to an issuer', () => {
  test('has a challenge, a state and a nonce, and no secret of the browser', async () => {
    const { url, state, secret } = await begin(app, acme)
    const { searchParams: query } = new URL(url)
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'hearback',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/auth/oidc/acme/callback',
      code_challenge_method: 'S256',
      state,
    })
    expect(query.get('nonce')).toHaveLength(43)
    expect(url).not.toContain(secret)
    const { rows } = await app.pool.query('select oidc_flows::text as row from oidc_flows')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('is not made for an unknown name', async () => {
    const attempt = app.caller().call(contract.beginOidcLogIn, { body: { provider: 'initech' } })
    await expect(attempt).toBeRefused('not_found')
  })
})

describe('an issuer that is away', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    return () => vi.useRealTimers()
  })

  test('is known by its cached addresses, which are fetched once an hour', async () => {
    renewDiscovery()
    await Promise.all([begin(app, acme), begin(app, acme), begin(app, acme)])
    const discoveries = () => acme.requests.filter((path) => path.includes('openid-configuration')).length
    expect(discoveries()).toBe(1)
    await begin(app, acme)
    expect(discoveries()).toBe(1)
    acme.faults.status = 503
    renewDiscovery()
    await begin(app, acme)
    expect(discoveries()).toBe(2)
  })

  test.each([
    ['answers with errors', { status: 500 }],
    ['is busy', { status: 429 }],
  ])('refuses the sign-in with its name when it %s', async (_, faults) => {
    const response = await responseOf(acme, await begin(app, acme), ana)
    acme.faults = faults
    const attempt = finish(app, response)
    await expect(attempt).toBeRefused('identity_provider_unavailable')
    await expect(attempt).rejects.toThrow(/We can’t reach Acme right now/u)
  })

  test('refuses the sign-in after five seconds when it does not answer', { timeout: 20_000 }, async () => {
    const response = await responseOf(acme, await begin(app, acme), ana)
    acme.faults.isSilent = true
    const began = performance.now()
    await expect(finish(app, response)).toBeRefused('identity_provider_unavailable')
    expect(performance.now() - began).toBeLessThan(9_000)
  })
})
