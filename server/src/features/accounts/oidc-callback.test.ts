import { listIdentityProviders } from '@hearback/contract/accounts/oidc.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { settingsOf, testIssuer } from '../../../test/test-issuer.ts'

const acme = testIssuer('acme')
const app = testApp(settingsOf(acme))

const get = (path: string) => app.server.inject({ method: 'GET', url: path })
const post = (path: string, payload: string) =>
  app.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: acme.url },
    payload,
  })
const path = '/auth/oidc/acme/callback'

describe('the callback', () => {
  test('passes the response to the page in the fragment, which reaches no log and no other site', async () => {
    const reply = await get(`${path}?code=abc&state=en-xyz&iss=https%3A%2F%2Facme.example&session_state=left.out`)
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toBe(
      '/login/continue#provider=acme&code=abc&state=en-xyz&iss=https%3A%2F%2Facme.example',
    )
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  test('goes to the page in the language in which the flow began', async () => {
    expect((await get(`${path}?code=abc&state=es-xyz`)).headers.location).toMatch(/^\/es\/login\/continue#/u)
    expect((await get(`${path}?code=abc&state=xx-xyz`)).headers.location).toMatch(/^\/login\/continue#/u)
  })

  test('takes the response as a form, as Apple sends it from its own site', async () => {
    const reply = await post(path, 'code=abc&state=en-xyz&user=%7B%7D')
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toBe('/login/continue#provider=acme&code=abc&state=en-xyz')
  })

  test('says that the person canceled', async () => {
    const reply = await get(`${path}?error=access_denied&error_description=no&state=en-xyz`)
    expect(reply.headers.location).toBe('/login/continue#provider=acme&state=en-xyz&error=access_denied')
  })

  test.each([
    ['no parameter', ''],
    ['a parameter twice', '?code=a&code=b&state=en-x'],
    ['a parameter that is too long', `?code=${'a'.repeat(4_001)}&state=en-x`],
    ['another site as the state', '?state=//evil.example'],
    ['a line break', '?state=en-x%0d%0aset-cookie:%20a=b'],
  ])('stays on this site with %s', async (_, query) => {
    const reply = await get(path + query)
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toMatch(/^\/login\/continue#provider=acme[\w&=%+.-]*$/u)
  })

  test.each(['initech', 'ACME', '..%2F..', 'acme%00'])('does not exist for the issuer %s', async (name) => {
    expect((await get(`/auth/oidc/${name}/callback?code=a&state=en-x`)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('takes no other format, and no large form', async () => {
    expect((await post(path, `code=${'a'.repeat(30_000)}`)).statusCode).toBe(413)
    const json = await app.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    })
    expect(json.statusCode).toBe(415)
  })
})

describe('the list of issuers', () => {
  test('has their names and labels, and no secret', async () => {
    const reply = await app.caller().call(listIdentityProviders)
    expect(reply.providers).toEqual([{ name: 'acme', label: 'Acme' }])
  })
})
