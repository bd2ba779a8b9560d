import {
  changePassword,
  forgotPassword,
  listSessions,
  logIn,
  resetPassword,
} from '@hearback/contract/accounts/accounts.ts'
import { deleteAccount, exportData } from '@hearback/contract/accounts/data-rights.ts'
import * as contract from '@hearback/contract/accounts/oidc.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { comeBy, connect, responseOf, ticketOf } from '../../../test/oidc-factory.ts'
import { settingsOf, testIssuer } from '../../../test/test-issuer.ts'
import { turnOnTwoStep, wrongCode } from '../../../test/two-step-factory.ts'
import '../../../test/matchers.ts'

const acme = testIssuer('acme')
const app = testApp(settingsOf(acme))
const ana = { sub: 'ana-1', email: 'ana.at.acme@people.example', email_verified: true }
let owner: Person
beforeEach(async () => {
  owner = await anAccount(app, 'jobseeker', 'ana')
})

const listed = (by: Person = owner) => by.call(contract.listIdentities)
const begin = (form: Record<string, string> = {}) =>
  owner.call(contract.beginIdentity, { body: { provider: 'acme', currentPassword: password, ...form } })
const remove = (id: string, form: Record<string, string> = {}) =>
  owner.call(contract.removeIdentity, { params: { id }, body: { currentPassword: password, ...form } })
/** A person who registered by the issuer, without a password. */
async function newcomer(): Promise<Person> {
  const { ticket, email } = await ticketOf(app, acme, { ...ana, sub: 'new-1', email: 'new@people.example' })
  const body = { ticket, userType: 'jobseeker', phone: '+1 208 555 0100' }
  const { authtoken, user } = await app.caller().call(contract.registerIdentity, { body })
  return Object.assign(app.caller(authtoken), { _id: user._id, email })
}

describe('connecting an account at an issuer', () => {
  test('takes the password, lists it, tells the owner by mail, and signs in from then on', async () => {
    await expect(begin({ currentPassword: 'wrong one' })).toBeRefused('invalid_input', 'currentPassword')
    expect(await listed()).toMatchObject({ identities: [], hasPassword: true })
    const identity = await connect(owner, acme, ana)
    expect(identity).toMatchObject({ provider: 'acme', label: 'Acme', email: ana.email, lastUsedAt: null })
    expect((await listed()).identities).toEqual([identity])
    expect((await app.mailTo(owner.email, /sign in to Hearback with Acme/u)).text).toContain(ana.email)
    expect((await comeBy(app, acme, ana)).signedIn?.user._id).toBe(owner._id)
    expect((await listed()).identities[0]?.lastUsedAt).not.toBeNull()
  })

  test('takes an email of any kind, since the owner of both accounts is here', async () => {
    const identity = await connect(owner, acme, { ...ana, email_verified: false })
    expect(identity.email).toBe(ana.email)
    expect((await comeBy(app, acme, { sub: ana.sub })).signedIn?.user._id).toBe(owner._id)
  })

  test('takes a code as well where two-step sign-in is on', async () => {
    const authenticator = await turnOnTwoStep(owner)
    await app.pool.query('update sessions set second_step_at = null')
    await expect(begin()).toBeRefused('invalid_input', 'code')
    await expect(begin({ code: wrongCode(authenticator) })).toBeRefused('wrong_second_code', 'code')
    await begin({ code: authenticator.code(1) })
  })

  test('counts in the session that began it', async () => {
    const redirect = await begin()
    const response = await responseOf(acme, redirect, ana)
    const other = await anAccount(app, 'jobseeker', 'other')
    await expect(other.call(contract.addIdentity, { body: response })).toBeRefused('sign_in_expired')
    await owner.call(contract.addIdentity, { body: response })
    await expect(owner.call(contract.addIdentity, { body: response })).toBeRefused('sign_in_expired')
  })

  test('is refused for an account that someone else here has connected', async () => {
    await connect(await anAccount(app, 'jobseeker', 'other'), acme, ana)
    await expect(connect(owner, acme, ana)).toBeRefused('conflict')
    expect((await listed()).identities).toEqual([])
  })

  test('is possible ten times', async () => {
    await app.pool.query(
      `insert into oidc_identities (user_id, issuer, subject, provider)
       select $1, 'https://issuer.example', n::text, 'acme' from generate_series(1, 10) n`,
      [owner._id],
    )
    await expect(connect(owner, acme, ana)).toBeRefused('conflict')
  })
})

describe('disconnecting an account at an issuer', () => {
  test('takes the password, ends all other sessions, and tells the owner by mail', async () => {
    const { _id } = await connect(owner, acme, ana)
    await comeBy(app, acme, ana)
    await expect(remove(_id, { currentPassword: 'wrong one' })).toBeRefused('invalid_input', 'currentPassword')
    await remove(_id)
    expect((await listed()).identities).toEqual([])
    expect((await owner.call(listSessions)).sessions).toHaveLength(1)
    await app.mailTo(owner.email, /Acme no longer signs in/u)
    expect((await comeBy(app, acme, { ...ana, email: owner.email })).unknown?.next).toBe('prove')
    await expect(remove(_id)).toBeRefused('not_found')
  })

  test('is not possible for those of others', async () => {
    const { _id } = await connect(await anAccount(app, 'jobseeker', 'other'), acme, ana)
    await expect(remove(_id)).toBeRefused('not_found')
  })
})

describe('an account without a password', () => {
  test('keeps its only way in until it has another', async () => {
    const person = await newcomer()
    const { identities, hasPassword } = await listed(person)
    expect(hasPassword).toBe(false)
    const params = { id: identities[0]?._id ?? '' }
    for (const currentPassword of ['x', password]) {
      const attempt = person.call(contract.removeIdentity, { params, body: { currentPassword } })
      await expect(attempt).toBeRefused('invalid_input', 'currentPassword')
      const leaving = person.call(deleteAccount, { body: { currentPassword } as never })
      await expect(leaving).toBeRefused('invalid_input', 'currentPassword')
    }
    const change = person.call(changePassword, { body: { currentPassword: password, password: 'another long one' } })
    await expect(change).toBeRefused('invalid_input', 'currentPassword')
  })

  test('gets a password by a mailed code, which does not disconnect the issuer', async () => {
    const person = await newcomer()
    await app.caller().call(forgotPassword, { body: { email: person.email } })
    const code = /\d{6}/u.exec((await app.mailTo(person.email, /reset your/u)).subject)?.[0] ?? ''
    await app.caller().call(resetPassword, { body: { email: person.email, code, password } })
    expect((await app.mailTo(person.email, /password was changed/u)).text).toContain('Accounts you connected')
    await app.caller().call(logIn, { body: { email: person.email, password } })
    const { signedIn } = await comeBy(app, acme, { ...ana, sub: 'new-1', email: person.email })
    expect(signedIn?.user._id).toBe(person._id)
  })
})

describe('the data of a person', () => {
  test('names the connected accounts, and loses them with the account', async () => {
    await connect(owner, acme, ana)
    const data = JSON.stringify(await owner.call(exportData))
    expect(data).toContain(ana.email)
    expect(data).toContain(ana.sub)
  })
})
