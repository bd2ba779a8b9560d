import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

const app = testApp()
const fresh = 'a new long password'
let ana: Person
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
})

const network = (n: number) => `2001:db8:0:${n.toString(16)}::1`
const post = async (path: string, payload: object, n: number) =>
  (await app.server.inject({ method: 'POST', url: path, payload, remoteAddress: network(n) })).statusCode
const forgot = (n: number) => post(accounts.forgotPassword.path, { email: ana.email }, n)
const reset = (n: number, code: string) =>
  post(accounts.resetPassword.path, { email: ana.email, code, password: fresh }, n)
const codesMailed = () => app.mails.flatMap(({ subject }) => /^\d+/.exec(subject)?.[0] ?? [])
const otherThan = (code: string) => (code.startsWith('0') ? '1' : '0').repeat(code.length)
const useUpShortCodes = async (key: string) => {
  for (let n = 0; n < 10; n++) await app.deps.limits.consume('shortCodeByEmail', key)
}

describe('a code by email to reset a password', () => {
  test('is short for the first 10 within a day, and long afterwards', async () => {
    for (let n = 0; n < 12; n++) expect(await forgot(n)).toBe(200)
    const codes = await eventually(() => (codesMailed().length === 12 ? codesMailed() : undefined))
    expect(codes.map(({ length }) => length).sort()).toEqual([12, 12, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
  })

  test('when short, ends after five wrong guesses from five addresses', async () => {
    await forgot(0)
    const code = await eventually(() => codesMailed()[0])
    for (let n = 1; n <= 5; n++) expect(await reset(n, otherThan(code))).toBe(422)
    expect(await reset(0, code)).toBe(422)
  })

  test('when long, serves its owner however often strangers guess', async () => {
    await useUpShortCodes(`reset ${ana.email}`)
    await forgot(0)
    const code = await eventually(() => codesMailed()[0])
    for (let n = 1; n <= 10; n++) {
      expect(await reset(n, otherThan(code))).toBe(422)
      expect(await reset(n, '000000')).toBe(422)
    }
    expect(await reset(0, code)).toBe(200)
  })

  test('is left to the owner when strangers sign up with the address', async () => {
    const form = { email: ana.email, phone: '+12085550100', password, userType: 'jobseeker' }
    for (let n = 1; n <= 16; n++) expect([409, 429]).toContain(await post(accounts.signUp.path, form, n))
    expect(await forgot(0)).toBe(200)
  })
})

describe('a code to reset a password that was not used ends', () => {
  const outstanding = async () => {
    await forgot(0)
    return eventually(() => codesMailed()[0])
  }

  test('with a new email address, whose owner it was not mailed to', async () => {
    const code = await outstanding()
    const email = 'new.address@people.example'
    await ana.call(accounts.changeEmail, { body: { currentPassword: password, email } })
    const confirmation = (await app.mailTo(email)).subject.slice(0, 6)
    await ana.call(accounts.verifyEmail, { body: { code: confirmation } })
    expect(await post(accounts.resetPassword.path, { email, code, password: fresh }, 1)).toBe(422)
  })

  test('with a new password', async () => {
    const code = await outstanding()
    await ana.call(accounts.changePassword, { body: { currentPassword: password, password: 'another long password' } })
    expect(await reset(1, code)).toBe(422)
  })
})

test('a code for a new address ends with a new password', async () => {
  const email = 'new.address@people.example'
  await ana.call(accounts.changeEmail, { body: { currentPassword: password, email } })
  const code = (await app.mailTo(email)).subject.slice(0, 6)
  await ana.call(accounts.changePassword, { body: { currentPassword: password, password: 'another long password' } })
  expect(await post(accounts.verifyEmail.path, { code }, 1)).toBe(401)
  await expect(ana.call(accounts.verifyEmail, { body: { code } })).toBeRefused('wrong_code')
})

describe('a long code by email', () => {
  test('confirms a registration', async () => {
    const email = 'newcomer@people.example'
    await useUpShortCodes(`sign-up ${email}`)
    const body = { email, phone: '+12085550100', password, userType: 'jobseeker' }
    const { authtoken } = await app.caller().call(accounts.signUp, { body })
    const code = await eventually(() => codesMailed()[0])
    const shown = `${code.slice(0, 6)} ${code.slice(6)}`
    const { user } = await app.caller(authtoken).call(accounts.verifyEmail, { body: { code: shown } })
    expect(user).toMatchObject({ email, emailVerified: true })
  })

  test('confirms a new address', async () => {
    const email = 'new.address@people.example'
    await useUpShortCodes(`change-email ${email}`)
    await ana.call(accounts.changeEmail, { body: { currentPassword: password, email } })
    const code = await eventually(() => codesMailed()[0])
    expect(code).toHaveLength(12)
    expect((await ana.call(accounts.verifyEmail, { body: { code } })).user).toMatchObject({ email })
  })
})
