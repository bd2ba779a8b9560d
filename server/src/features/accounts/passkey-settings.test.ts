import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import * as contract from '@hearback/contract/accounts/passkeys.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { aDevice, addDevice, logInBy } from '../../../test/passkey-factory.ts'
import { endOf } from '../../../test/raw-sockets.ts'
import { turnOnTwoStep, wrongCode } from '../../../test/two-step-factory.ts'
import '../../../test/matchers.ts'
import { purgeExpired } from './account/accounts.service.ts'

const app = testApp()
let ana: Person
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
})

const begin = async (by = ana) =>
  (await by.call(contract.beginPasskey, { body: { currentPassword: password } })).options
const add = (passkey: ReturnType<ReturnType<typeof aDevice>['make']>, by = ana) =>
  by.call(contract.addPasskey, { body: { name: 'Phone', passkey } })
const listed = async (by = ana) => (await by.call(contract.listPasskeys)).passkeys
const forgetAttempts = () => app.pool.query('delete from rate_limits')

describe('adding a passkey', () => {
  test('takes the password, lists it, and tells the owner by mail', async () => {
    const wrong = ana.call(contract.beginPasskey, { body: { currentPassword: 'wrong one' } })
    await expect(wrong).toBeRefused('invalid_input', 'currentPassword')
    const options = await begin()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Hearback' },
      user: { name: ana.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    expect(await listed()).toEqual([])
    const device = aDevice()
    const { passkey } = await add(device.make(options))
    expect(await listed()).toEqual([{ ...passkey, name: 'Phone', lastUsedAt: null }])
    expect((await app.mailTo(ana.email, /passkey was added/)).text).toContain('Phone')
    expect((await begin()).excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
  })

  test('takes a code as well where two-step sign-in is on, since it stands for both', async () => {
    const authenticator = await turnOnTwoStep(ana)
    const beginBy = (code?: string) =>
      ana.call(contract.beginPasskey, { body: { currentPassword: password, ...(code && { code }) } })
    await expect(beginBy()).toBeRefused('invalid_input', 'code')
    await expect(beginBy(wrongCode(authenticator))).toBeRefused('wrong_second_code', 'code')
    const code = authenticator.code(1)
    const { options } = await beginBy(code)
    await add(aDevice().make(options))
    await expect(beginBy(code)).toBeRefused('wrong_second_code', 'code')
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that did not make sure who it was', { flags: 65 }],
    ['an answer to something else', { type: 'webauthn.get' }],
  ])('refuses %s, spends the challenge, and changes nothing', async (_, odd) => {
    const [options, device] = [await begin(), aDevice()]
    await expect(add(device.make(options, odd))).toBeRefused('wrong_passkey')
    await expect(add(device.make(options))).toBeRefused('sign_in_expired')
    expect(await listed()).toEqual([])
  })

  test('refuses a challenge that was used, that ended, or that another session was given', async () => {
    const [options, device] = [await begin(), aDevice()]
    const { authtoken } = await app.caller().call(accounts.logIn, { body: { email: ana.email, password } })
    const other = Object.assign(app.caller(authtoken), { _id: ana._id, email: ana.email })
    const bea = await anAccount(app, 'jobseeker', 'bea')
    for (const stranger of [other, bea])
      await expect(add(device.make(options), stranger)).toBeRefused('sign_in_expired')
    await add(device.make(options))
    await expect(add(aDevice().make(options))).toBeRefused('sign_in_expired')
    const late = await begin()
    await app.pool.query(`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`)
    await expect(add(aDevice().make(late))).toBeRefused('sign_in_expired')
    await purgeExpired(app.deps)
    expect((await app.pool.query('select from passkey_challenges')).rowCount).toBe(0)
  })

  test('refuses one that this account has, or another one', async () => {
    const device = aDevice()
    await addDevice(ana, device)
    await expect(addDevice(ana, device)).rejects.toMatchObject({ body: { code: 'conflict' } })
    const bea = await anAccount(app, 'employer', 'bea')
    await expect(addDevice(bea, device)).rejects.toMatchObject({ body: { code: 'conflict' } })
    const userHandle = Buffer.from(ana._id.replaceAll('-', ''), 'hex').toString('base64url')
    expect((await logInBy(app, device, { userHandle })).user._id).toBe(ana._id)
  })

  test('stops at 20, however many come concurrently', async () => {
    const options = []
    for (let i = 0; i < 22; i++) {
      if (i % 5 === 0) await forgetAttempts()
      options.push(await begin())
    }
    await forgetAttempts()
    const outcomes = await Promise.allSettled(options.slice(0, 18).map((one) => add(aDevice().make(one))))
    expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true)
    await forgetAttempts()
    const rest = await Promise.allSettled(options.slice(18).map((one) => add(aDevice().make(one))))
    expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await listed()).toHaveLength(20)
    await expect(begin()).rejects.toMatchObject({ body: { code: 'conflict', message: expect.stringContaining('20') } })
  })
})

describe('a passkey', () => {
  test('is renamed by its owner alone', async () => {
    const { _id: id } = await addDevice(ana, aDevice())
    const bea = await anAccount(app, 'jobseeker', 'bea')
    const rename = (by: Person, name: string) => by.call(contract.renamePasskey, { params: { id }, body: { name } })
    await expect(rename(bea, 'Mine')).toBeRefused('not_found')
    await expect(rename(ana, ' ')).toBeRefused('invalid_input', 'name')
    await expect(rename(ana, 'x'.repeat(61))).toBeRefused('invalid_input', 'name')
    expect((await rename(ana, '  Work   phone ')).passkey.name).toBe('Work phone')
    expect(await listed()).toMatchObject([{ name: 'Work phone' }])
  })

  test('is removed by its owner alone, for the password, and the owner is told by mail', async () => {
    const device = aDevice()
    const { _id: id } = await addDevice(ana, device)
    const bea = await anAccount(app, 'jobseeker', 'bea')
    const remove = (by: Person, currentPassword = password) =>
      by.call(contract.removePasskey, { params: { id }, body: { currentPassword } })
    await expect(remove(bea)).toBeRefused('not_found')
    await expect(remove(ana, 'wrong one')).toBeRefused('invalid_input', 'currentPassword')
    await logInBy(app, device)
    const { gone } = await remove(ana)
    expect(gone).toEqual({ rpId: new URL(app.deps.config.publicUrl).hostname, credentialId: device.id })
    await expect(logInBy(app, device)).toBeRefused('wrong_passkey')
    await expect(remove(ana)).toBeRefused('not_found')
    expect((await app.mailTo(ana.email, /passkey was removed/)).text).toContain('Phone')
    await app.caller().call(accounts.logIn, { body: { email: ana.email, password } })
  })

  test('takes along the sessions and the screens of all other devices when it is removed', async () => {
    const device = aDevice()
    const { _id: id } = await addDevice(ana, device)
    const { authtoken } = await logInBy(app, device)
    const [lost, own] = [await app.connect(authtoken), await app.connect(ana)]
    const ended = endOf(lost)
    await ana.call(contract.removePasskey, { params: { id }, body: { currentPassword: password } })
    expect(await ended).toBe('io server disconnect')
    await expect(app.caller(authtoken).call(accounts.listSessions)).toBeRefused('not_signed_in')
    await ana.call(accounts.listSessions)
    expect(own.connected).toBe(true)
  })

  test('and its concurrent removal leave no one signed in by it', async () => {
    for (let round = 0; round < 5; round++) {
      await forgetAttempts()
      const device = aDevice()
      const { _id: id } = await addDevice(ana, device)
      await Promise.allSettled([
        logInBy(app, device),
        ana.call(contract.removePasskey, { params: { id }, body: { currentPassword: password } }),
      ])
      expect((await ana.call(accounts.listSessions)).sessions).toHaveLength(1)
    }
  })

  test('stays when the password is reset, and the mail about that says so', async () => {
    const device = aDevice()
    await addDevice(ana, device)
    await ana.call(accounts.changePassword, { body: { currentPassword: password, password: 'a new long password' } })
    expect((await app.mailTo(ana.email, /password was changed/)).text).toContain('passkeys')
    await logInBy(app, device)
  })

  test('is in the personal data without its key', async () => {
    await addDevice(ana, aDevice())
    const { tables } = await ana.call(exportData)
    expect(tables.passkeys?.rows).toEqual([expect.objectContaining({ user_id: ana._id, name: 'Phone' })])
    expect(JSON.stringify(tables.passkeys)).not.toMatch(/credential_id|public_key/)
  })
})
