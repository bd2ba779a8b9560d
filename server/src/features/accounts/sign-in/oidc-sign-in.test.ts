import { fetchUser, logIn, signUp, verifyEmail } from '@hearback/contract/accounts/accounts.ts'
import * as contract from '@hearback/contract/accounts/oidc.ts'
import { logInTwoStep } from '@hearback/contract/accounts/two-step.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anAccount, password } from '../../../../test/factories.ts'
import { comeBy, connect, ticketOf } from '../../../../test/oidc-factory.ts'
import { settingsOf, testIssuer } from '../../../../test/test-issuer.ts'
import { turnOnTwoStep } from '../../../../test/two-step-factory.ts'
import '../../../../test/matchers.ts'

const acme = testIssuer('acme')
const globex = testIssuer('globex')
const app = testApp(settingsOf(acme, globex))
const ana = { sub: 'ana-1', email: 'ana@people.example', email_verified: true, given_name: 'Ana', family_name: 'Ruiz' }
const phone = '+1 208 555 0100'

const register = (ticket: string, userType = 'jobseeker') =>
  app.caller().call(contract.registerIdentity, { body: { ticket, userType, phone } })
const countUsers = async () => Number((await app.pool.query('select count(*) from users')).rows[0].count)

describe('a new person', () => {
  test('registers with the verified email, without a password, and signs in again', async () => {
    const unknown = await ticketOf(app, acme, ana)
    expect(unknown).toMatchObject({
      next: 'register',
      label: 'Acme',
      email: ana.email,
      firstName: 'Ana',
      lastName: 'Ruiz',
    })
    const { authtoken, user } = await register(unknown.ticket)
    expect(user).toMatchObject({ email: ana.email, userType: 'jobseeker', emailVerified: true })
    await app.caller(authtoken).call(fetchUser, { params: { id: user._id } })
    expect((await comeBy(app, acme, ana)).signedIn?.user._id).toBe(user._id)
    const byPassword = app.caller().call(logIn, { body: { email: ana.email, password: '' } })
    await expect(byPassword).toBeRefused('invalid_input', 'password')
    await expect(app.caller().call(logIn, { body: { email: ana.email, password } })).toBeRefused('wrong_credentials')
  })

  test('may be an employer, and has to give a phone number', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    const body = { ticket, userType: 'employer', phone: '+1 1' }
    await expect(app.caller().call(contract.registerIdentity, { body })).toBeRefused('invalid_input', 'phone')
    expect((await register(ticket, 'employer')).user.userType).toBe('employer')
  })

  test('registers once by one ticket, also when several calls arrive concurrently', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    const replies = await Promise.allSettled([register(ticket), register(ticket), register(ticket)])
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await countUsers()).toBe(1)
    await expect(register(ticket)).toBeRefused('sign_in_expired')
  })

  test('has to start again after 15 minutes', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    await app.pool.query(`update oidc_tickets set expires_at = now() - interval '1 second'`)
    await expect(register(ticket)).toBeRefused('sign_in_expired')
  })

  test('gets no account where someone registered the email in the meantime', async () => {
    const { ticket } = await ticketOf(app, acme, ana)
    await anAccount(app, 'employer', 'ana')
    await expect(register(ticket)).toBeRefused('email_taken')
    const { unknown } = await comeBy(app, acme, ana)
    expect(unknown?.next).toBe('prove')
  })

  test('ends the unconfirmed registration of a stranger with the same email', async () => {
    const form = { email: ana.email, phone, password: 'password of a stranger', userType: 'employer' }
    const stranger = await app.caller().call(signUp, { body: form })
    const mail = await app.mailTo(ana.email)
    const { user } = await register((await ticketOf(app, acme, ana)).ticket)
    const code = /\d{6}/u.exec(mail.subject)?.[0] ?? ''
    await expect(app.caller(stranger.authtoken).call(verifyEmail, { body: { code } })).toBeRefused('not_signed_in')
    const byPassword = app.caller().call(logIn, { body: { email: ana.email, password: form.password } })
    await expect(byPassword).toBeRefused('wrong_credentials')
    expect(user.userType).toBe('jobseeker')
  })
})

describe('the email', () => {
  test.each([
    ['is not verified', { email_verified: false }],
    ['is verified in a way that no issuer says it', { email_verified: 1 }],
    ['is not said to be verified', { email_verified: undefined }],
    ['is missing', { email: undefined }],
    ['is none', { email: 'ana at people.example' }],
    ['is a list', { email: ['ana@people.example'] }],
  ])('opens nothing where it %s', async (_, claims) => {
    await anAccount(app, 'jobseeker', 'ana')
    const attempt = comeBy(app, acme, { ...ana, ...claims })
    await expect(attempt).toBeRefused('identity_email_unverified')
    await expect(attempt).rejects.toThrow(/connect Acme under Settings, Security/u)
    expect((await app.pool.query('select from oidc_tickets')).rowCount).toBe(0)
  })

  test('counts as verified where the issuer says so as a text', async () => {
    expect((await ticketOf(app, acme, { ...ana, email_verified: 'true' })).next).toBe('register')
  })

  test.each([
    ['capitals', 'Ana@People.Example'],
    ['full-width letters', 'ａｎａ@people.example'],
    ['spaces around it', ' ana@people.example '],
  ])('is that of an account also with %s', async (_, email) => {
    await anAccount(app, 'jobseeker', 'ana')
    expect(await ticketOf(app, acme, { ...ana, email })).toMatchObject({ next: 'prove', email: ana.email })
  })

  test('is another one with a letter that only looks the same', async () => {
    await anAccount(app, 'jobseeker', 'ana')
    // The first letter is Cyrillic.
    await expect(comeBy(app, acme, { ...ana, email: 'аna@people.example' })).toBeRefused('identity_email_unverified')
    const domain = await ticketOf(app, acme, { ...ana, email: 'ana@peoplе.example' })
    expect(domain.next).toBe('register')
  })

  test('may change at the issuer, since the subject stays', async () => {
    const { user } = await register((await ticketOf(app, acme, ana)).ticket)
    const other = await anAccount(app, 'jobseeker', 'other')
    const moved = { ...ana, email: other.email }
    expect((await comeBy(app, acme, moved)).signedIn?.user._id).toBe(user._id)
    const unverified = { ...ana, email_verified: false }
    expect((await comeBy(app, acme, unverified)).signedIn?.user).toMatchObject({ _id: user._id, email: ana.email })
  })

  test('gives no access to a new owner of a recycled address', async () => {
    const { user } = await register((await ticketOf(app, acme, ana)).ticket)
    const { unknown, signedIn } = await comeBy(app, acme, { ...ana, sub: 'ana-2' })
    expect(signedIn).toBeUndefined()
    expect(unknown?.next).toBe('prove')
    expect((await comeBy(app, acme, ana)).signedIn?.user._id).toBe(user._id)
  })
})

describe('the subject', () => {
  test('is one of its issuer: the same at another issuer is another person', async () => {
    await register((await ticketOf(app, acme, ana)).ticket)
    const other = await ticketOf(app, globex, { ...ana, email: 'other@people.example' })
    expect(other.next).toBe('register')
    expect((await comeBy(app, globex, ana)).unknown?.next).toBe('prove')
  })

  test('is compared exactly, and may have 255 characters', async () => {
    const sub = 'a'.repeat(255)
    const { user } = await register((await ticketOf(app, acme, { ...ana, sub })).ticket)
    expect((await comeBy(app, acme, { ...ana, sub })).signedIn?.user._id).toBe(user._id)
    for (const other of ['A'.repeat(255), 'a'.repeat(254), `${'a'.repeat(254)} `]) {
      expect((await comeBy(app, acme, { ...ana, sub: other })).unknown?.next).toBe('prove')
    }
  })

  test.each([
    ['256 characters', 'a'.repeat(256)],
    ['other letters', 'ána'],
    ['none', ''],
  ])('is refused with %s', async (_, sub) => {
    acme.faults.token = (claims) => void Object.assign(claims, { sub, email: ana.email, email_verified: true })
    await expect(comeBy(app, acme, ana)).toBeRefused('identity_provider_failed')
  })
})

describe('a known person', () => {
  test('is asked for the second step, since what the issuer asked is not known', async () => {
    const person = await anAccount(app, 'jobseeker', 'ana')
    await connect(person, acme, ana)
    const authenticator = await turnOnTwoStep(person)
    const attempt = comeBy(app, acme, ana)
    await expect(attempt).toBeRefused('second_step_required')
    const { body } = await attempt.catch((error) => error)
    expect(body.message).not.toContain('password')
    const form = { ticket: body.ticket, code: authenticator.code(1) }
    const { user } = await app.caller().call(logInTwoStep, { body: form })
    expect(user._id).toBe(person._id)
  })

  test.each(['known', 'unknown'])('cannot sign in to a suspended account by a %s identity', async (kind) => {
    const person = await anAccount(app, 'jobseeker', 'ana')
    if (kind === 'known') await connect(person, acme, ana)
    await app.pool.query('update users set suspended_at = now()')
    await expect(comeBy(app, acme, ana)).toBeRefused('account_suspended')
  })
})
