import { logIn } from '@hearback/contract/accounts/accounts.ts'
import * as contract from '@hearback/contract/accounts/oidc.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anAccount, type Person, password } from '../../../../test/factories.ts'
import { comeBy, ticketOf } from '../../../../test/oidc-factory.ts'
import { aDevice, addDevice, optionsToUse } from '../../../../test/passkey-factory.ts'
import { settingsOf, testIssuer } from '../../../../test/test-issuer.ts'
import { turnOnTwoStep, wrongCode } from '../../../../test/two-step-factory.ts'
import '../../../../test/matchers.ts'

const acme = testIssuer('acme')
const globex = testIssuer('globex')
const app = testApp(settingsOf(acme, globex))
const ana = { sub: 'ana-1', email: 'ana@people.example', email_verified: true }
let owner: Person
beforeEach(async () => {
  owner = await anAccount(app, 'employer', 'ana')
})

type Proof = Omit<InputOf<typeof contract.joinIdentity>['body'], 'ticket'>
const join = (ticket: string, proof: Proof) => app.caller().call(contract.joinIdentity, { body: { ticket, ...proof } })
const codeFor = async (ticket: string) => {
  app.mails.length = 0
  await app.caller().call(contract.mailIdentityCode, { body: { ticket } })
  return /\d{6}/u.exec((await app.mailTo(owner.email, /to connect Acme/u)).subject)?.[0] ?? ''
}
const identities = async () => (await app.pool.query('select user_id, issuer, subject from oidc_identities')).rows

describe('an account with the verified email of the issuer', () => {
  test('is joined after its password, tells its owner by mail, and is signed in to from then on', async () => {
    const { ticket, next } = await ticketOf(app, acme, ana)
    expect(next).toBe('prove')
    expect(await identities()).toEqual([])
    await expect(join(ticket, { password: 'wrong one' })).toBeRefused('invalid_input', 'password')
    expect((await join(ticket, { password })).user._id).toBe(owner._id)
    expect(await identities()).toEqual([{ user_id: owner._id, issuer: acme.url, subject: ana.sub }])
    expect((await app.mailTo(owner.email, /sign in to Hearback with Acme/u)).text).toContain(ana.email)
    expect((await comeBy(app, acme, ana)).signedIn?.user._id).toBe(owner._id)
    await app.caller().call(logIn, { body: { email: owner.email, password } })
  })

  test('is joined after a code in an email to it', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    const emailCode = await codeFor(ticket)
    const wrong = emailCode === '000000' ? '000001' : '000000'
    await expect(join(ticket, { emailCode: wrong })).toBeRefused('wrong_code')
    expect((await join(ticket, { emailCode })).user._id).toBe(owner._id)
  })

  test('is joined after a passkey of it, and of no other account', async () => {
    const [device, others] = [aDevice(), aDevice()]
    await addDevice(owner, device)
    await addDevice(await anAccount(app, 'jobseeker'), others)
    const { ticket } = await ticketOf(app, acme, ana)
    const use = async (one: typeof device) => ({ passkey: one.use(await optionsToUse(app)) })
    await expect(join(ticket, await use(others))).toBeRefused('wrong_passkey')
    expect((await join(ticket, await use(device))).user._id).toBe(owner._id)
  })

  test.each(['nothing', 'a code before one was mailed'])('is not joined after %s', async (proof) => {
    const { ticket } = await ticketOf(app, acme, ana)
    if (proof === 'nothing') await expect(join(ticket, {})).toBeRefused('invalid_input', 'password')
    else await expect(join(ticket, { emailCode: '123456' })).toBeRefused('wrong_code')
    expect(await identities()).toEqual([])
  })

  test('asks for its second step before it is joined', async () => {
    const authenticator = await turnOnTwoStep(owner)
    const { ticket } = await ticketOf(app, acme, ana)
    await expect(join(ticket, { password })).toBeRefused('invalid_input', 'code')
    await expect(join(ticket, { password, code: wrongCode(authenticator) })).toBeRefused('wrong_second_code')
    expect(await identities()).toEqual([])
    expect((await join(ticket, { password, code: authenticator.code(1) })).user._id).toBe(owner._id)
  })

  test('takes five wrong proofs by one ticket', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(join(ticket, { password: 'wrong one' })).toBeRefused('invalid_input', 'password')
    }
    await expect(join(ticket, { password })).toBeRefused('sign_in_expired')
  })

  test('is joined once by one ticket, also when two proofs arrive concurrently', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    const replies = await Promise.allSettled([join(ticket, { password }), join(ticket, { password })])
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await identities()).toHaveLength(1)
  })

  test('can have an identity of each issuer', async () => {
    await join((await ticketOf(app, acme, ana)).ticket, { password })
    await join((await ticketOf(app, globex, ana)).ticket, { password })
    expect((await comeBy(app, globex, ana)).signedIn?.user._id).toBe(owner._id)
    expect(await identities()).toHaveLength(2)
  })

  test('is not joined when its email has changed since', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    await app.pool.query(`update users set email = 'elsewhere@people.example' where id = $1`, [owner._id])
    await expect(join(ticket, { password })).toBeRefused('sign_in_expired')
  })

  test('is not joined when it is suspended', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    await app.pool.query('update users set suspended_at = now()')
    await expect(join(ticket, { password })).toBeRefused('account_suspended')
    await expect(app.caller().call(contract.mailIdentityCode, { body: { ticket } })).toBeRefused('account_suspended')
  })

  test('gets a new code for each request, within the limits of mailed codes', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    const first = await codeFor(ticket)
    const second = await codeFor(ticket)
    if (first !== second) await expect(join(ticket, { emailCode: first })).toBeRefused('wrong_code')
    for (let sent = 2; sent < 5; sent++) await codeFor(ticket)
    const sixth = app.caller().call(contract.mailIdentityCode, { body: { ticket } })
    await expect(sixth).toBeRefused('too_many_requests')
  })

  test('does not register by a ticket to prove, and is not proven by one to register', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    const form = { ticket, userType: 'jobseeker', phone: '+1 208 555 0100' }
    await expect(app.caller().call(contract.registerIdentity, { body: form })).toBeRefused('sign_in_expired')
    const other = await ticketOf(app, acme, { ...ana, sub: 'ben-1', email: 'ben@people.example' })
    await expect(join(other.ticket, { password })).toBeRefused('sign_in_expired')
    await expect(app.caller().call(contract.mailIdentityCode, { body: { ticket: other.ticket } })).toBeRefused(
      'sign_in_expired',
    )
  })
})
