import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { deleteAccount, exportData } from '@hearback/contract/accounts/data-rights.ts'
import { removePasskey } from '@hearback/contract/accounts/passkeys.ts'
import { getTwoStep, logInTwoStep, proveTwoStep } from '@hearback/contract/accounts/two-step.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, type Refusal, testApp } from '../../../test/app.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { aDevice, addDevice, type Device, logInBy } from '../../../test/passkey-factory.ts'
import { turnOnTwoStep, wrongCode } from '../../../test/two-step-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let ana: Person
let phone: Device
let passkeyId: string
let otherSession: string
let authenticator: Awaited<ReturnType<typeof turnOnTwoStep>>
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
  phone = aDevice()
  passkeyId = (await addDevice(ana, phone))._id
  authenticator = await turnOnTwoStep(ana)
  const { rows } = await app.pool.query(
    `insert into sessions (user_id, token_hash, device, address, expires_at)
     values ($1, 'of another device', '', '', now() + interval '1 day') returning id`,
    [ana._id],
  )
  otherSession = rows[0].id
})

type Act = (by: Caller, code?: string) => Promise<unknown>
const form = (code: string | undefined) => ({ currentPassword: password, ...(code !== undefined && { code }) })
const acts: Record<string, Act> = {
  'changing the password': (by, code) =>
    by.call(accounts.changePassword, { body: { ...form(code), password: 'a new long password' } }),
  'changing the email': (by, code) =>
    by.call(accounts.changeEmail, { body: { ...form(code), email: 'new@people.example' } }),
  'removing a passkey': (by, code) => by.call(removePasskey, { params: { id: passkeyId }, body: form(code) }),
  'changing the phone number': (by, code) =>
    by.call(accounts.changePhone, { body: { phone: '+12085550199', ...(code !== undefined && { code }) } }),
  'exporting the data': async (by, code) => {
    if (code !== undefined) await by.call(proveTwoStep, { body: { code } })
    return by.call(exportData)
  },
  'signing out another device': async (by, code) => {
    if (code !== undefined) await by.call(proveTwoStep, { body: { code } })
    return by.call(accounts.revokeSession, { params: { id: otherSession } })
  },
  'deleting the account': (by, code) => by.call(deleteAccount, { body: form(code) }),
}

/** State that an unsuccessful act must leave unchanged. */
const unchanged = async () => ({
  users: (await app.pool.query('select password_hash, email, phone from users')).rows,
  counts: (
    await app.pool.query(
      `select (select count(*) from account_codes) as codes, (select count(*) from passkeys) as passkeys,
         (select count(*) from account_deletions) as deletions, (select count(*) from sessions) as sessions, (select count(*) from recovery_codes) as recovery`,
    )
  ).rows,
})

describe.each(Object.entries(acts))('%s with a second step', (_, act) => {
  test('is refused without a code, naming the website, and changes nothing', async () => {
    const before = await unchanged()
    const refusal = (await act(ana).catch((error: Refusal) => error)) as Refusal
    expect(refusal.body).toMatchObject({ code: 'invalid_input', fields: { code: expect.stringContaining('website') } })
    await expect(act(ana, wrongCode(authenticator))).toBeRefused('wrong_second_code', 'code')
    expect(await unchanged()).toEqual(before)
  })

  test('takes a code of the app', async () => {
    await act(ana, authenticator.code(1))
  })

  test('takes a recovery code, once', async () => {
    const [code = ''] = authenticator.recoveryCodes
    await act(ana, code)
    const { rows } = await app.pool.query('select from recovery_codes')
    expect(rows).toHaveLength(9)
  })

  test('takes none within 10 minutes of signing in by a code or a passkey', async () => {
    const { authtoken } = await logInBy(app, phone)
    await act(app.caller(authtoken))
  })

  test('takes one again after 10 minutes', async () => {
    const session = app.caller((await logInBy(app, phone)).authtoken)
    expect((await session.call(getTwoStep)).asksForCode).toBe(false)
    await app.pool.query(`update sessions set second_step_at = second_step_at - interval '10 minutes'`)
    expect((await session.call(getTwoStep)).asksForCode).toBe(true)
    await expect(act(session)).toBeRefused('invalid_input', 'code')
  })
})

test('a code proves the session, so that a form that was refused for something else is sent again', async () => {
  await anAccount(app, 'jobseeker', 'taken')
  const code = authenticator.code(1)
  const change = (email: string) => ana.call(accounts.changeEmail, { body: { ...form(code), email } })
  await expect(change('taken@people.example')).toBeRefused('email_taken')
  await change('new@people.example')
  await change('newer@people.example')
})

test('signing in by a code proves the session, and no other', async () => {
  const refusal: Refusal = await app
    .caller()
    .call(accounts.logIn, { body: { email: ana.email, password } })
    .catch((error) => error)
  const body = { ticket: refusal.body.ticket ?? '', code: authenticator.code(1) }
  const { authtoken } = await app.caller().call(logInTwoStep, { body })
  expect((await app.caller(authtoken).call(getTwoStep)).asksForCode).toBe(false)
  expect((await ana.call(getTwoStep)).asksForCode).toBe(true)
})

test.each(Object.entries(acts))('%s takes no code where no second step is on', async (_, act) => {
  await app.pool.query('delete from two_steps')
  await act(ana)
})

test('signing out this device takes no code', async () => {
  const { sessions } = await ana.call(accounts.listSessions)
  const own = sessions.find(({ current }) => current)?._id ?? ''
  await ana.call(accounts.revokeSession, { params: { id: own } })
  await expect(ana.call(accounts.listSessions)).toBeRefused('not_signed_in')
})

describe('a code that proves the second step', () => {
  const prove = (by: Caller, code: string) => by.call(proveTwoStep, { body: { code } })
  const settled = (calls: Promise<unknown>[]) =>
    Promise.all(calls.map((one) => one.then(() => 'ok').catch((refusal: Refusal) => refusal.body.code)))

  test('is not the one that turned the step on', async () => {
    await expect(prove(ana, authenticator.usedCode)).toBeRefused('wrong_second_code', 'code')
    await expect(ana.call(exportData)).toBeRefused('invalid_input', 'code')
  })

  test.each(['app', 'recovery'])('of the %s proves one session of several that send it concurrently', async (kind) => {
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => app.caller((await logInBy(app, phone)).authtoken)),
    )
    await app.pool.query('update sessions set second_step_at = null')
    const code = kind === 'app' ? authenticator.code(1) : (authenticator.recoveryCodes[0] ?? '')
    const outcomes = await settled([ana, ...others].map((by) => prove(by, code)))
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
    const { rows } = await app.pool.query('select from sessions where second_step_at is not null')
    expect(rows).toHaveLength(1)
  })

  test('is guessed ten times at most, and a recovery code still proves it', async () => {
    for (let guess = 0; guess < 10; guess++) {
      await expect(prove(ana, wrongCode(authenticator))).toBeRefused('wrong_second_code', 'code')
    }
    await expect(prove(ana, authenticator.code(1))).toBeRefused('too_many_requests')
    await prove(ana, authenticator.recoveryCodes[0] ?? '')
    await ana.call(exportData)
  })

  test('of somebody else proves nothing', async () => {
    const ben = await anAccount(app, 'jobseeker', 'ben')
    const his = await turnOnTwoStep(ben)
    await expect(prove(ana, his.recoveryCodes[0] ?? '')).toBeRefused('wrong_second_code', 'code')
    expect((await ana.call(getTwoStep)).asksForCode).toBe(true)
  })
})
