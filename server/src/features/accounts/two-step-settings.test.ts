import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { deleteAccount, exportData } from '@hearback/contract/accounts/data-rights.ts'
import * as contract from '@hearback/contract/accounts/two-step.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { anApp, turnOnTwoStep, wrongCode } from '../../../test/two-step-factory.ts'
import '../../../test/matchers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { eraseDueAccounts } from '../data-rights/erase-accounts.service.ts'
import { consumeSecondFactor } from '../two-step/two-step.service.ts'

const app = testApp()
let ana: Person
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
})
const logIn = () => app.caller().call(accounts.logIn, { body: { email: ana.email, password } })
async function signIn(code: string): Promise<string> {
  const refusal = await logIn().catch((error: Refusal) => error.body)
  const { ticket = '' } = refusal as Refusal['body']
  return (await app.caller().call(contract.logInTwoStep, { body: { ticket, code } })).authtoken
}
const begin = () => ana.call(contract.beginTwoStep, { body: { currentPassword: password } })
const off = { on: false, since: null, recoveryCodesLeft: 0 }

describe('setting it up', () => {
  test('takes the password, and a code of the app before anything changes', async () => {
    await expect(ana.call(contract.beginTwoStep, { body: { currentPassword: 'wrong one' } })).toBeRefused(
      'invalid_input',
      'currentPassword',
    )
    const { secret, address } = await begin()
    expect(new URL(address)).toMatchObject({ protocol: 'otpauth:', host: 'totp' })
    expect(decodeURIComponent(address)).toContain(`Hearback:${ana.email}`)
    expect(new URL(address).searchParams.get('secret')).toBe(secret)
    expect(await ana.call(contract.getTwoStep)).toMatchObject(off)
    await logIn()
    const authenticator = anApp(secret)
    await expect(ana.call(contract.confirmTwoStep, { body: { code: wrongCode(authenticator) } })).toBeRefused(
      'wrong_second_code',
      'code',
    )
    await logIn()
    const { recoveryCodes } = await ana.call(contract.confirmTwoStep, { body: { code: authenticator.code() } })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{6}-){3}[0-9a-hjkmnp-tv-z]{6}$/u)
    expect(await ana.call(contract.getTwoStep)).toMatchObject({
      on: true,
      since: expect.any(String),
      recoveryCodesLeft: 10,
    })
    await expect(logIn()).toBeRefused('second_step_required')
  })

  test('ends all other tokens, which a password alone opened, and tells the owner by mail', async () => {
    const other = app.caller((await logIn()).authtoken)
    await turnOnTwoStep(ana)
    await expect(other.call(accounts.listSessions)).toBeRefused('not_signed_in')
    await ana.call(accounts.listSessions)
    await app.mailTo(ana.email, /Two-step sign-in is on/)
  })

  test('counts the last secret that was given, within an hour, and is not begun again once it is on', async () => {
    const first = anApp((await begin()).secret)
    const second = anApp((await begin()).secret)
    await expect(ana.call(contract.confirmTwoStep, { body: { code: first.code() } })).toBeRefused('wrong_second_code')
    await app.pool.query(`update two_steps set begun_at = begun_at - interval '1 hour'`)
    await expect(ana.call(contract.confirmTwoStep, { body: { code: second.code() } })).toBeRefused('conflict')
    await turnOnTwoStep(ana)
    await expect(begin()).toBeRefused('conflict')
    await expect(ana.call(contract.confirmTwoStep, { body: { code: second.code() } })).toBeRefused('conflict')
  })

  test('spends the code that it was confirmed with', async () => {
    const authenticator = anApp((await begin()).secret)
    const code = authenticator.code()
    await ana.call(contract.confirmTwoStep, { body: { code } })
    await expect(signIn(code)).toBeRefused('wrong_second_code')
    await signIn(authenticator.code(1))
  })

  test('stores no secret and no recovery code in the clear', async () => {
    const { secret } = await begin()
    const authenticator = anApp(secret)
    const { recoveryCodes } = await ana.call(contract.confirmTwoStep, { body: { code: authenticator.code() } })
    const { rows } = await app.pool.query<{ row: string; bytes: string }>(
      `select to_jsonb(t)::text as row, encode(sealed_secret, 'escape') as bytes from two_steps t
       union all select to_jsonb(c)::text, encode(code_hash, 'escape') from recovery_codes c`,
    )
    expect(rows).toHaveLength(11)
    const stored = JSON.stringify(rows)
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(hidden)
    }
  })
})

describe('a recovery code', () => {
  test('signs in once, and its owner is told by mail how many are left', async () => {
    const { recoveryCodes } = await turnOnTwoStep(ana)
    const [code = ''] = recoveryCodes
    const token = await signIn(code)
    expect(await app.caller(token).call(contract.getTwoStep)).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await app.mailTo(ana.email, /recovery code was used/)).text).toContain('9 recovery codes left')
    await expect(signIn(code)).toBeRefused('wrong_second_code')
  })

  test('is replaced by new ones, for the password and a code, and its owner is told', async () => {
    const { recoveryCodes, code } = await turnOnTwoStep(ana)
    const form = { currentPassword: password, code: code(1) }
    await expect(
      ana.call(contract.renewRecoveryCodes, { body: { ...form, currentPassword: 'wrong one' } }),
    ).toBeRefused('invalid_input', 'currentPassword')
    const renewed = (await ana.call(contract.renewRecoveryCodes, { body: form })).recoveryCodes
    await app.mailTo(ana.email, /new recovery codes/)
    await expect(ana.call(contract.renewRecoveryCodes, { body: form })).toBeRefused('wrong_second_code', 'code')
    await expect(signIn(recoveryCodes[0] ?? '')).toBeRefused('wrong_second_code')
    await signIn(renewed[0] ?? '')
  })

  test('and a code of the app are taken once each of 100 that come concurrently', async () => {
    const { recoveryCodes, code } = await turnOnTwoStep(ana)
    for (const given of [recoveryCodes[0]?.replaceAll('-', '') ?? '', code(1)]) {
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, () =>
          inTransaction(app.deps, (tx) => consumeSecondFactor(app.deps, tx, ana._id, given)),
        ),
      )
      expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1)
    }
  })
})

describe('turning it off', () => {
  test('takes the password and a code, ends all other tokens, and tells the owner by mail', async () => {
    const authenticator = await turnOnTwoStep(ana)
    const other = app.caller(await signIn(authenticator.code(1)))
    const [code = ''] = authenticator.recoveryCodes
    const form = { currentPassword: password, code }
    await expect(ana.call(contract.disableTwoStep, { body: { ...form, currentPassword: 'no' } })).toBeRefused(
      'invalid_input',
      'currentPassword',
    )
    await expect(ana.call(contract.disableTwoStep, { body: { ...form, code: wrongCode(authenticator) } })).toBeRefused(
      'wrong_second_code',
      'code',
    )
    expect((await ana.call(contract.getTwoStep)).on).toBe(true)
    await ana.call(contract.disableTwoStep, { body: form })
    expect(await ana.call(contract.getTwoStep)).toMatchObject(off)
    await expect(other.call(accounts.listSessions)).toBeRefused('not_signed_in')
    await app.mailTo(ana.email, /Two-step sign-in is off/)
    await logIn()
    await expect(ana.call(contract.disableTwoStep, { body: form })).toBeRefused('conflict')
  })
})

describe('personal data', () => {
  test('tell that the step is on, and never the secret or a hash', async () => {
    const { code } = await turnOnTwoStep(ana)
    await ana.call(contract.proveTwoStep, { body: { code: code(1) } })
    const { tables } = await ana.call(exportData)
    expect(tables.two_steps?.rows).toEqual([expect.objectContaining({ user_id: ana._id })])
    expect(JSON.stringify([tables.two_steps, tables.recovery_codes])).not.toMatch(/sealed_secret|code_hash/)
  })

  test('that are erased leave nothing of it', async () => {
    const { recoveryCodes } = await turnOnTwoStep(ana)
    await expect(logIn()).toBeRefused('second_step_required')
    await ana.call(deleteAccount, { body: { currentPassword: password, code: recoveryCodes[0] } })
    await app.pool.query(`update account_deletions set erase_at = now()`)
    await expect(logIn()).toBeRefused('second_step_required')
    await eraseDueAccounts(app.deps)
    for (const table of ['two_steps', 'recovery_codes', 'sign_in_tickets']) {
      expect((await app.pool.query(`select from ${table}`)).rowCount, table).toBe(0)
    }
  })
})
