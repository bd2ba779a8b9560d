import { describe, expect, test } from 'vitest'
import { readClaims } from './claims.ts'

const token = { iss: 'https://acme.example', sub: 'ana-1' }
const microsoft = 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0'

describe('the claims of an issuer', () => {
  test('are read from the token, and from the user info endpoint where it lacks them', () => {
    const info = { sub: 'ana-1', email: 'Ana@Acme.example', email_verified: true, given_name: ' Ana\n' }
    expect(readClaims(token, info)).toEqual({
      issuer: 'https://acme.example',
      subject: 'ana-1',
      email: 'ana@acme.example',
      isEmailVerified: true,
      firstName: 'Ana',
      lastName: null,
    })
  })

  test('take the email and its verification from one source', () => {
    const mixed = readClaims({ ...token, email: 'ana@acme.example' }, { email: 'x@acme.example', email_verified: true })
    expect(mixed).toMatchObject({ email: 'ana@acme.example', isEmailVerified: false })
    const other = readClaims({ ...token, email_verified: true }, { email: 'x@acme.example' })
    expect(other).toMatchObject({ email: 'x@acme.example', isEmailVerified: false })
  })

  test.each([true, 1, '1', 'true'])('of Microsoft verify an email by xms_edov: %j', (xms_edov) => {
    expect(readClaims({ ...token, iss: microsoft, email: 'a@acme.example', xms_edov })?.isEmailVerified).toBe(true)
    expect(readClaims({ ...token, email: 'a@acme.example', xms_edov })?.isEmailVerified).toBe(false)
    const imitation = `https://login.microsoftonline.com.evil.example/`
    expect(readClaims({ ...token, iss: imitation, email: 'a@acme.example', xms_edov })?.isEmailVerified).toBe(false)
  })

  test.each([false, 0, '0', undefined, null, 'yes'])('of Microsoft verify nothing by xms_edov: %j', (xms_edov) => {
    expect(readClaims({ ...token, iss: microsoft, email: 'a@acme.example', xms_edov })?.isEmailVerified).toBe(false)
  })

  test.each([
    { sub: '' },
    { sub: 7 },
    { sub: 'a\0b' },
    { sub: 'a'.repeat(256) },
    { iss: undefined },
    { iss: 'x'.repeat(501) },
  ])('name no one with %j', (wrong) => {
    expect(readClaims({ ...token, ...wrong })).toBeUndefined()
  })

  test('have names of at most 60 characters, or none', () => {
    expect(readClaims({ ...token, given_name: 'a'.repeat(200), family_name: '  ' })).toMatchObject({
      firstName: expect.stringMatching(/^a{1,60}…?$/u),
      lastName: null,
    })
  })
})
