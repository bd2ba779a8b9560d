import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { aDevice, addDevice, logInBy } from '../../../test/passkey-factory.ts'

const app = testApp()
let ana: Person
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
})

const post = (path: string, payload: object, remoteAddress: string) =>
  app.server.inject({ method: 'POST', url: path, payload, remoteAddress })
const logIn = async (address: string, secret = 'a wrong password', email = ana.email) =>
  (await post(accounts.logIn.path, { email, password: secret }, address)).statusCode
const network = (n: number) => `2001:db8:0:${n.toString(16)}::1`
const guessed = () => app.mails.filter(({ subject }) => subject.startsWith('Someone tried to guess'))

/** Simulates 99 failures from other IP addresses. */
async function ninetyNine(email: string): Promise<void> {
  for (let n = 0; n < 99; n++) await app.deps.limits.consume('logInByEmailAnywhere', email)
}

describe('guessing the password of one account from many addresses', () => {
  test('ends after 100 failures an hour, and tells the owner once by email', async () => {
    await ninetyNine(ana.email)
    expect(await logIn(network(1))).toBe(401)
    expect(await logIn(network(2))).toBe(429)
    expect(await logIn(network(3), password)).toBe(429)
    await app.mailTo(ana.email, /^Someone tried to guess/)
    await app.pool.query(`delete from rate_limits where key like 'logInByEmailAnywhere%'`)
    await ninetyNine(ana.email)
    expect(await logIn(network(4))).toBe(401)
    expect(guessed()).toHaveLength(1)
  })

  test('is answered the same where there is no account', async () => {
    await ninetyNine('nobody@people.example')
    expect(await logIn(network(1), 'x', 'nobody@people.example')).toBe(401)
    expect(await logIn(network(2), 'x', 'nobody@people.example')).toBe(429)
  })

  test('leaves the owner the mailed code, after which passwords count again, and a passkey', async () => {
    const phone = aDevice()
    await addDevice(ana, phone)
    await ninetyNine(ana.email)
    await logIn(network(1))
    expect((await logInBy(app, phone)).user._id).toBe(ana._id)
    await app.caller().call(accounts.forgotPassword, { body: { email: ana.email } })
    const code = (await app.mailTo(ana.email, /code to reset your/)).subject.slice(0, 6)
    const fresh = 'a new long password'
    await app.caller().call(accounts.resetPassword, { body: { email: ana.email, code, password: fresh } })
    expect(await logIn(network(5), fresh)).toBe(200)
  })

  test('starts again with each sign-in of the owner', async () => {
    await ninetyNine(ana.email)
    expect(await logIn(network(1), password)).toBe(200)
    expect(await logIn(network(2))).toBe(401)
    expect(await logIn(network(3))).toBe(401)
  })
})

test('one household of IPv6 has one budget, however many addresses it uses', async () => {
  for (let n = 0; n < 10; n++) expect(await logIn(`2001:db8:1:1::${n + 1}`)).toBe(401)
  expect(await logIn('2001:db8:1:1:ffff::1')).toBe(429)
  expect(await logIn('2001:db8:1:2::1')).toBe(401)
})

describe('a stranger who asks for codes of an address', () => {
  const forgot = async (address: string) =>
    (await post(accounts.forgotPassword.path, { email: ana.email }, address)).statusCode
  const reset = async (address: string) =>
    (
      await post(
        accounts.resetPassword.path,
        { email: ana.email, code: '000000', password: 'a new long password' },
        address,
      )
    ).statusCode

  test('uses up their own, and the owner still gets one; 15 an hour in all', async () => {
    for (let n = 0; n < 5; n++) expect(await forgot('203.0.113.5')).toBe(200)
    expect(await forgot('203.0.113.5')).toBe(429)
    expect(await forgot('198.51.100.7')).toBe(200)
    for (let n = 1; n < 10; n++) expect(await forgot(network(n))).toBe(200)
    expect(await forgot(network(99))).toBe(429)
  })

  test('uses up their own tries of a code, and the owner still has some', async () => {
    for (let n = 0; n < 10; n++) expect(await reset('203.0.113.5')).toBe(422)
    expect(await reset('203.0.113.5')).toBe(429)
    expect(await reset('198.51.100.7')).toBe(422)
  })
})
