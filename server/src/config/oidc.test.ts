import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const google = {
  OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
  OIDC_GOOGLE_CLIENT_ID: 'an id',
  OIDC_GOOGLE_CLIENT_SECRET: 'a secret that no message repeats',
}
const providers = (env: Record<string, string>) => readConfig({ NODE_ENV: 'production', ...env }).identityProviders
function complaints(env: Record<string, string>): string[] {
  try {
    providers(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('issuers to sign in with', () => {
  test('are none without settings', () => {
    expect(providers({})).toEqual([])
    expect(providers({ OIDC_GOOGLE_ISSUER: ' ', OIDC_GOOGLE_LABEL: '' })).toEqual([])
  })

  test('have PKCE and a nonce, and a label from their name', () => {
    expect(providers(google)).toEqual([
      {
        name: 'google',
        label: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'an id',
        clientSecret: 'a secret that no message repeats',
        pkce: true,
        nonce: true,
        formPost: false,
      },
    ])
  })

  test('may be several, with options of their own', () => {
    const linkedin = {
      OIDC_LINKEDIN_ISSUER: 'https://www.linkedin.com/oauth',
      OIDC_LINKEDIN_CLIENT_ID: 'x',
      OIDC_LINKEDIN_CLIENT_SECRET: 'y',
      OIDC_LINKEDIN_PKCE: 'off',
      OIDC_LINKEDIN_NONCE: 'off',
    }
    const found = providers({ ...linkedin, ...google, OIDC_GOOGLE_LABEL: 'Work account', OIDC_GOOGLE_FORM_POST: 'on' })
    expect(found).toMatchObject([
      { name: 'google', label: 'Work account', formPost: true, pkce: true },
      { name: 'linkedin', label: 'LinkedIn', pkce: false, nonce: false },
    ])
  })

  test.each([
    [
      { OIDC_GOOGLE_CLIENT_SECRET: '' },
      'OIDC_GOOGLE_CLIENT_SECRET is missing: it is needed because OIDC_GOOGLE_ISSUER is set.',
    ],
    [{ OIDC_GOOGLE_ISSUER: '' }, 'OIDC_GOOGLE_ISSUER is missing: it is needed because OIDC_GOOGLE_CLIENT_ID is set.'],
    [{ OIDC_GOOGLE_PKCE: 'no' }, 'OIDC_GOOGLE_PKCE must be one of on, off.'],
    [{ OIDC_GOOGLE_LABEL: 'x'.repeat(41) }, 'OIDC_GOOGLE_LABEL must be a name of at most 40 characters.'],
    [
      { OIDC_GOOGLE_SECRET: 'x' },
      'OIDC_GOOGLE_SECRET is not a setting: an issuer has OIDC_NAME_ISSUER, OIDC_NAME_CLIENT_ID, OIDC_NAME_CLIENT_SECRET, OIDC_NAME_LABEL, OIDC_NAME_PKCE, OIDC_NAME_NONCE, OIDC_NAME_FORM_POST.',
    ],
    [
      { OIDC_G_ISSUER: google.OIDC_GOOGLE_ISSUER, OIDC_G_CLIENT_ID: 'x', OIDC_G_CLIENT_SECRET: 'y' },
      'OIDC_GOOGLE_ISSUER is that of OIDC_G_ISSUER: set one of them.',
    ],
  ])('end the start with a sentence: %j', (env, sentence) => {
    expect(complaints({ ...google, ...env })).toEqual([sentence])
  })

  test.each([
    'accounts.google.com',
    'http://accounts.google.com',
    'https://user:password@accounts.google.com',
    'https://accounts.google.com?x=1',
    'https://accounts.google.com#x',
    'http://127.0.0.1:4000',
    'ftp://accounts.google.com',
  ])('are no issuers as %s on a network', (OIDC_GOOGLE_ISSUER) => {
    const [sentence, ...others] = complaints({ ...google, OIDC_GOOGLE_ISSUER })
    expect(sentence).toMatch(/^OIDC_GOOGLE_ISSUER must be the issuer as it names itself/u)
    expect(others).toEqual([])
  })

  test('may be on this machine in a trial', () => {
    expect(complaints({ ...google, TRIAL: 'on', OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:4000' })).toEqual([])
  })

  test('leave variables of other programs alone', () => {
    expect(complaints({ OIDC_TOKEN_FILE: '/run/token', OIDC_X: '1', ACTIONS_OIDC_URL: 'x' })).toEqual([])
  })

  test('are named without their secrets', () => {
    const text = complaints({ ...google, OIDC_GOOGLE_ISSUER: 'nothing', OIDC_GOOGLE_PKCE: 'no' }).join()
    expect(text).not.toContain('a secret')
  })
})
