import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import * as contract from '@hearback/contract/accounts/passkeys.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../../test/app.ts'
import { anAccount, type Person, password } from '../../../../test/factories.ts'
import { aDevice, addDevice, type Device, logInBy, optionsToUse } from '../../../../test/passkey-factory.ts'
import { turnOnTwoStep } from '../../../../test/two-step-factory.ts'
import '../../../../test/matchers.ts'
import { eraseDueAccounts } from '../../data-rights/erase-accounts.service.ts'

const app = testApp()
let ana: Person
let phone: Device
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
  phone = aDevice()
  await addDevice(ana, phone)
})

const answer = (passkey: ReturnType<Device['use']>) => app.caller().call(contract.logInPasskey, { body: { passkey } })
const succeeded = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length
const sessions = async () => (await ana.call(accounts.listSessions)).sessions.length

describe('signing in by a passkey', () => {
  test('takes nothing else, and answers as signing in does', async () => {
    const signedIn = await logInBy(app, phone)
    const byPassword = await app.caller().call(accounts.logIn, { body: { email: ana.email, password } })
    expect(Object.keys(signedIn).toSorted()).toEqual(Object.keys(byPassword).toSorted())
    expect(signedIn.user).toMatchObject({ _id: ana._id, email: ana.email })
    await app.caller(signedIn.authtoken).call(accounts.listSessions)
    const [listed] = (await ana.call(contract.listPasskeys)).passkeys
    expect(listed?.lastUsedAt).toEqual(expect.any(String))
  })

  test('is both steps in one', async () => {
    await turnOnTwoStep(ana)
    const { authtoken } = await logInBy(app, phone)
    await app.caller(authtoken).call(accounts.listSessions)
  })

  test('begins the same for everybody, and names no account', async () => {
    const [first, second] = [await optionsToUse(app), await optionsToUse(app)]
    expect(first.challenge).not.toBe(second.challenge)
    expect(first).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    })
    const { rows } = await app.pool.query('select to_jsonb(c)::text as row from passkey_challenges c')
    expect(rows.map(({ row }) => row).join()).not.toContain(first.challenge)
  })

  test('by several passkeys of one account goes on with each', async () => {
    const laptop = aDevice()
    await addDevice(ana, laptop, 'Laptop')
    for (const device of [phone, laptop, phone]) expect((await logInBy(app, device)).user._id).toBe(ana._id)
  })
})

describe('a challenge', () => {
  test('is used once', async () => {
    const used = phone.use(await optionsToUse(app))
    await answer(used)
    await expect(answer(used)).toBeRefused('sign_in_expired')
  })

  test('is spent by an answer that is wrong', async () => {
    const options = await optionsToUse(app)
    await expect(answer(phone.use(options, { origin: 'https://evil.example' }))).toBeRefused('wrong_passkey')
    await expect(answer(phone.use(options))).toBeRefused('sign_in_expired')
  })

  test('lets in one of 50 that come concurrently with the same answer', async () => {
    const used = phone.use(await optionsToUse(app))
    expect(succeeded(await Promise.allSettled(Array.from({ length: 50 }, () => answer(used))))).toBe(1)
    expect(await sessions()).toBe(2)
  })

  test('ends after five minutes', async () => {
    const used = phone.use(await optionsToUse(app))
    await app.pool.query(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`)
    await expect(answer(used)).toBeRefused('sign_in_expired')
  })

  test('that was not given, or was given for adding a passkey, is refused', async () => {
    const options = await optionsToUse(app)
    await expect(answer(phone.use({ ...options, challenge: 'A'.repeat(43) }))).toBeRefused('sign_in_expired')
    const toMake = await ana.call(contract.beginPasskey, { body: { currentPassword: password } })
    const { challenge } = toMake.options
    await expect(answer(phone.use({ ...options, challenge }))).toBeRefused('sign_in_expired')
  })
})

describe('every fault of an answer is told in one way', () => {
  const stranger = aDevice()
  const wrong: Record<string, (options: Parameters<Device['use']>[0]) => ReturnType<Device['use']>> = {
    'another site': (options) => phone.use(options, { origin: 'https://hearback.evil.example' }),
    'another port of this host': (options) => phone.use(options, { origin: 'http://localhost:3001' }),
    'another host’s passkey': (options) => phone.use(options, { rpId: 'evil.example' }),
    'a device that nobody touched': (options) => phone.use(options, { flags: 4 }),
    'a device that did not make sure who it was': (options) => phone.use(options, { flags: 1 }),
    'an answer to something else': (options) => phone.use(options, { type: 'webauthn.create' }),
    'another key': (options) => phone.use(options, { signer: stranger.privateKey }),
    'another account’s name': (options) => phone.use(options, { userHandle: Buffer.alloc(16).toString('base64url') }),
    'no account’s name': (options) => phone.use(options, { userHandle: undefined }),
    'a passkey that nobody has': (options) =>
      stranger.use(options, { userHandle: Buffer.alloc(16).toString('base64url') }),
    'a signature that was altered': (options) => {
      const used = phone.use(options)
      return { ...used, response: { ...used.response, signature: used.response.signature.slice(0, -8) } }
    },
    'nothing that can be read': (options) => {
      const used = phone.use(options)
      return { ...used, response: { ...used.response, authenticatorData: 'AAAA' } }
    },
  }
  test.each(Object.keys(wrong))('%s', async (what) => {
    const refusal = await answer((wrong[what] as (typeof wrong)[string])(await optionsToUse(app))).catch(
      (error: Refusal) => error,
    )
    expect(refusal).toMatchObject({
      status: 422,
      body: { code: 'wrong_passkey', message: expect.stringContaining('doesn’t work here') },
    })
    expect(await sessions()).toBe(1)
  })
})

describe('a device that counts its uses', () => {
  beforeEach(async () => {
    phone = aDevice({ counts: true })
    await addDevice(ana, phone, 'Key')
  })

  test('signs in again and again', async () => {
    for (let use = 0; use < 3; use++) await logInBy(app, phone)
  })

  test('is refused where it counts backwards or stands still, as a copy does', async () => {
    await logInBy(app, phone, { counter: 7 })
    for (const counter of [7, 6, 0]) await expect(logInBy(app, phone, { counter })).toBeRefused('wrong_passkey')
    await logInBy(app, phone, { counter: 8 })
  })

  test('is let in once for one count, whatever the challenges that come concurrently', async () => {
    const options = await Promise.all(Array.from({ length: 10 }, () => optionsToUse(app)))
    const outcomes = await Promise.allSettled(options.map((one) => answer(phone.use(one, { counter: 9 }))))
    expect(succeeded(outcomes)).toBe(1)
  })
})

describe('an account', () => {
  test('that is suspended is told so, once the passkey is proven', async () => {
    await app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])
    await expect(logInBy(app, phone)).toBeRefused('account_suspended')
    await expect(logInBy(app, phone, { flags: 1 })).toBeRefused('wrong_passkey')
  })

  test('that was deleted comes back, and one that is erased has no passkey', async () => {
    await ana.call(deleteAccount, { body: { currentPassword: password } })
    await logInBy(app, phone)
    expect(await app.db.selectFrom('account_deletions').select('user_id').execute()).toEqual([])
    const { authtoken } = await logInBy(app, phone)
    await app.caller(authtoken).call(deleteAccount, { body: { currentPassword: password } })
    await app.pool.query('update account_deletions set erase_at = now()')
    await eraseDueAccounts(app.deps)
    expect((await app.pool.query('select from passkeys')).rowCount).toBe(0)
    await expect(logInBy(app, phone)).toBeRefused('wrong_passkey')
  })
})

test('sign-ins are slowed after 100 answers from an address, and 300 challenges', async () => {
  const used = phone.use(await optionsToUse(app))
  await answer(used)
  for (let i = 1; i < 100; i++) await expect(answer(used)).toBeRefused('sign_in_expired')
  await expect(answer(used)).toBeRefused('too_many_requests')
  for (let i = 1; i < 300; i++) await optionsToUse(app)
  await expect(optionsToUse(app)).rejects.toMatchObject({ body: { code: 'too_many_requests' } })
})
