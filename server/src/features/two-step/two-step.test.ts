import { describe, expect, test } from 'vitest'
import { seal, unseal } from '../../domain/sealing.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { addressOf, newSecret, stepOf } from './totp.ts'

/** The key of the examples of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is the one of RFC 6238 at %d', (epoch, code) => {
    expect(stepOf(secret, code, epoch)).toBe(Math.floor(epoch / 30))
  })

  test.each([
    [0, 1],
    [29, 1],
    [30, 1],
    [89, 1],
    [90, undefined],
    [10_000, undefined],
  ])('of the seconds 30 to 59 counts one step early and one late: at %d it is of step %s', (epoch, step) => {
    expect(stepOf(secret, '287082', epoch)).toBe(step)
  })

  test('of another secret does not count', () => {
    expect(stepOf('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', '287082', 59)).toBeUndefined()
  })
})

test('the QR code names the site, the account and the secret', () => {
  const made = newSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/u)
  const address = new URL(addressOf(made, 'ana+jobs@people.example'))
  expect(decodeURIComponent(address.pathname)).toContain('Hearback:ana+jobs@people.example')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: made, issuer: 'Hearback' })
})

test('a sealed secret opens only for its owner with its key, and is another text each time', () => {
  const [key, otherKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = seal(key, 'ana', secret)
  expect(unseal(key, 'ana', sealed)).toBe(secret)
  expect(sealed.equals(seal(key, 'ana', secret))).toBe(false)
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(() => unseal(key, 'bea', sealed)).toThrow()
  expect(() => unseal(otherKey, 'ana', sealed)).toThrow()
  expect(() => unseal(key, 'ana', changed)).toThrow()
})

test('recovery codes are ten different ones, without letters that look like others', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{6}(-[0-9a-hjkmnp-tv-z]{6}){3}$/u)
})
