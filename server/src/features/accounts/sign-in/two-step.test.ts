import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import * as contract from '@hearback/contract/accounts/two-step.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { Refusal, testApp } from '../../../../test/app.ts'
import { anAccount, type Person, password } from '../../../../test/factories.ts'
import { turnOnTwoStep, wrongCode } from '../../../../test/two-step-factory.ts'
import '../../../../test/matchers.ts'
import { grantAdmin, revokeAdmin } from '../admins.service.ts'

const app = testApp()
let ana: Person
let authenticator: Awaited<ReturnType<typeof turnOnTwoStep>>
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
  authenticator = await turnOnTwoStep(ana)
})

/** The ticket returned for the right password. */
async function aTicket(email = ana.email, secret = password): Promise<string> {
  const refusal = await app
    .caller()
    .call(accounts.logIn, { body: { email, password: secret } })
    .then(
      () => undefined,
      (error: unknown) => error,
    )
  if (!(refusal instanceof Refusal)) throw new Error('was let in by the password alone')
  expect(refusal.body).toMatchObject({ code: 'second_step_required', ticket: expect.any(String) })
  expect(refusal.status).toBe(403)
  return refusal.body.ticket ?? ''
}
const finish = (ticket: string, code: string) => app.caller().call(contract.logInTwoStep, { body: { ticket, code } })

/** Advances time: the codes of the current time steps are unused again. */
const laterOn = () => app.pool.query('update two_steps set last_step = 0')
const forgetAttempts = () => app.pool.query('delete from rate_limits')
const succeeded = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

describe('signing in with a second step', () => {
  test('takes the password and a code, and then answers as signing in does without', async () => {
    const signedIn = await finish(await aTicket(), authenticator.code(1))
    const bea = await anAccount(app, 'jobseeker', 'bea')
    const without = await app.caller().call(accounts.logIn, { body: { email: bea.email, password } })
    expect(Object.keys(signedIn).toSorted()).toEqual(Object.keys(without).toSorted())
    expect(signedIn.user).toMatchObject({ _id: ana._id, email: ana.email })
    await app.caller(signedIn.authtoken).call(accounts.listSessions)
  })

  test('tells of a wrong password what it tells without', async () => {
    const bea = await anAccount(app, 'jobseeker', 'bea')
    const refusals = await Promise.all(
      [ana.email, bea.email, 'nobody@people.example'].map((email) =>
        app
          .caller()
          .call(accounts.logIn, { body: { email, password: 'something else' } })
          .catch((error: Refusal) => error.body),
      ),
    )
    expect(refusals[0]).toMatchObject({ code: 'wrong_credentials' })
    expect(refusals).toEqual([refusals[0], refusals[0], refusals[0]])
  })

  test('makes no session before the code', async () => {
    const ticket = await aTicket()
    await expect(app.caller(ticket).call(accounts.listSessions)).toBeRefused('not_signed_in')
    expect((await ana.call(accounts.listSessions)).sessions).toHaveLength(1)
  })

  test('takes no code twice, and none of a step before one that was taken', async () => {
    const [before, code] = [authenticator.code(0), authenticator.code(1)]
    await finish(await aTicket(), code)
    const ticket = await aTicket()
    for (const taken of [code, before]) {
      await expect(finish(ticket, taken)).toBeRefused('wrong_second_code', 'code')
    }
    await laterOn()
    await finish(ticket, code)
  })

  test('takes no code of long ago or later on', async () => {
    await laterOn()
    const ticket = await aTicket()
    for (const steps of [-3, -2, 4, 5]) {
      await expect(finish(ticket, authenticator.code(steps))).toBeRefused('wrong_second_code', 'code')
    }
    await finish(ticket, authenticator.code(1))
  })

  test('takes a code as people write it', async () => {
    const code = authenticator.code(1)
    await finish(await aTicket(), ` ${code.slice(0, 3)} ${code.slice(3)} `)
    const written = authenticator.recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O') ?? ''
    await finish(await aTicket(), written)
    await expect(finish(await aTicket(), '12345')).toBeRefused('invalid_input', 'code')
  })

  test('lets in one of 100 that come concurrently with the same ticket and code', async () => {
    const ticket = await aTicket()
    const code = authenticator.code(1)
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => finish(ticket, code)))
    expect(succeeded(outcomes)).toBe(1)
    expect((await ana.call(accounts.listSessions)).sessions).toHaveLength(2)
  })

  test('lets in one of several sign-ins that come concurrently with the same code', async () => {
    const tickets = await Promise.all(Array.from({ length: 8 }, () => aTicket()))
    const code = authenticator.code(1)
    const outcomes = await Promise.allSettled(tickets.map((ticket) => finish(ticket, code)))
    expect(succeeded(outcomes)).toBe(1)
  })
})

describe('a ticket', () => {
  test('is used once', async () => {
    const ticket = await aTicket()
    await finish(ticket, authenticator.code(1))
    await laterOn()
    await expect(finish(ticket, authenticator.code(1))).toBeRefused('sign_in_expired')
  })

  test('ends after five minutes, and stands nowhere in the clear', async () => {
    const ticket = await aTicket()
    const { rows } = await app.pool.query('select to_jsonb(t)::text as row from sign_in_tickets t')
    expect(rows).toHaveLength(1)
    expect(rows[0].row).not.toContain(ticket)
    await app.pool.query(`update sign_in_tickets set expires_at = expires_at - interval '5 minutes'`)
    await expect(finish(ticket, authenticator.code(1))).toBeRefused('sign_in_expired')
  })

  test('is of one account: no code of another one counts', async () => {
    const bea = await anAccount(app, 'employer', 'bea')
    const beas = await turnOnTwoStep(bea)
    const ticket = await aTicket()
    await expect(finish(ticket, beas.code(1))).toBeRefused('wrong_second_code')
    await expect(finish(ticket, beas.recoveryCodes[0] ?? '')).toBeRefused('wrong_second_code')
    await finish(await aTicket(bea.email), beas.code(1))
  })

  test('ends with the fifth wrong code', async () => {
    const ticket = await aTicket()
    for (let i = 0; i < 5; i++) {
      await expect(finish(ticket, wrongCode(authenticator))).toBeRefused('wrong_second_code')
    }
    await expect(finish(ticket, authenticator.code(1))).toBeRefused('sign_in_expired')
  })

  test.each([
    [
      'the password is changed',
      () =>
        ana.call(accounts.changePassword, {
          body: { currentPassword: password, password: 'a new long password', code: authenticator.code(1) },
        }),
    ],
    [
      'the step is turned off',
      () => ana.call(contract.disableTwoStep, { body: { currentPassword: password, code: authenticator.code(1) } }),
    ],
  ])('ends when %s', async (_, act) => {
    const ticket = await aTicket()
    await act()
    await expect(finish(ticket, authenticator.recoveryCodes[0] ?? '')).toBeRefused('sign_in_expired')
  })

  test('lets no one into an account that was suspended meanwhile', async () => {
    const ticket = await aTicket()
    await app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])
    await expect(finish(ticket, authenticator.code(1))).toBeRefused('account_suspended')
  })
})

describe('wrong codes', () => {
  test('are slowed after ten for an account, whatever the ticket, and no other account is', async () => {
    const bea = await anAccount(app, 'employer', 'bea')
    const beas = await turnOnTwoStep(bea)
    const [first, second, third] = [await aTicket(), await aTicket(), await aTicket()]
    for (const ticket of [first, second]) {
      for (let i = 0; i < 5; i++)
        await expect(finish(ticket, wrongCode(authenticator))).toBeRefused('wrong_second_code')
    }
    const refusal = await finish(third, authenticator.code(1)).catch((error: Refusal) => error)
    expect(refusal).toMatchObject({ body: { code: 'too_many_requests' } })
    expect(Number((refusal as Refusal).headers['retry-after'])).toBeGreaterThan(60)
    await finish(await aTicket(bea.email), beas.code(1))
    await forgetAttempts()
    await finish(third, authenticator.code(1))
  })

  test('are told to the owner by mail once, with the tenth, and leave the recovery codes', async () => {
    const tickets = await Promise.all([aTicket(), aTicket(), aTicket()])
    const guess = wrongCode(authenticator)
    for (const ticket of tickets.slice(0, 2)) {
      for (let i = 0; i < 5; i++) await expect(finish(ticket, guess)).toBeRefused('wrong_second_code')
    }
    const warnings = () => app.mails.filter(({ subject }) => subject.includes('entered wrong codes'))
    expect((await app.mailTo(ana.email, /entered wrong codes/)).text).toContain('recovery code')
    const [, , ticket = ''] = tickets
    for (let i = 0; i < 2; i++) await expect(finish(ticket, guess)).toBeRefused('too_many_requests')
    const { authtoken } = await finish(ticket, authenticator.recoveryCodes[0] ?? '')
    await app.caller(authtoken).call(accounts.listSessions)
    await app.mailTo(ana.email, /recovery code was used/)
    expect(warnings()).toHaveLength(1)
  })

  test('nine of them and then the right one tell no one', async () => {
    const guess = wrongCode(authenticator)
    for (const ticket of [await aTicket(), await aTicket()]) {
      for (let i = 0; i < 4; i++) await expect(finish(ticket, guess)).toBeRefused('wrong_second_code')
    }
    const ticket = await aTicket()
    await expect(finish(ticket, guess)).toBeRefused('wrong_second_code')
    await finish(ticket, authenticator.code(1))
    const { rows } = await app.pool.query(`select from notifications where kind = 'second_step_guessed'`)
    expect(rows).toHaveLength(0)
  })

  test('are slowed after fifty from an address', async () => {
    for (let i = 0; i < 50; i++) await expect(finish('of nobody', '000000')).toBeRefused('sign_in_expired')
    await expect(finish('of nobody', '000000')).toBeRefused('too_many_requests')
  })

  test('in the settings count as well', async () => {
    const guess = { currentPassword: password, code: wrongCode(authenticator) }
    for (let i = 0; i < 5; i++) {
      await expect(ana.call(contract.disableTwoStep, { body: guess })).toBeRefused('wrong_second_code', 'code')
    }
    const ticket = await aTicket()
    for (let i = 0; i < 5; i++) await expect(finish(ticket, guess.code)).toBeRefused('wrong_second_code')
    await expect(ana.call(contract.renewRecoveryCodes, { body: guess })).toBeRefused('too_many_requests')
  })
})

describe('a password that is reset', () => {
  test('is set, and the second step stays: whoever reads the mails is not in', async () => {
    await app.caller().call(accounts.forgotPassword, { body: { email: ana.email } })
    const { subject } = await app.mailTo(ana.email, /code to reset your Hearback password/)
    const form = { email: ana.email, code: subject.slice(0, 6), password: 'a new long password' }
    const refusal = await app
      .caller()
      .call(accounts.resetPassword, { body: form })
      .catch((error: Refusal) => error.body)
    expect(refusal).toMatchObject({ code: 'second_step_required' })
    await expect(ana.call(accounts.listSessions)).toBeRefused('not_signed_in')
    await expect(app.caller().call(accounts.logIn, { body: { email: ana.email, password } })).toBeRefused(
      'wrong_credentials',
    )
    const { ticket = '' } = refusal as Refusal['body']
    const { authtoken } = await finish(ticket, authenticator.code(1))
    await app.caller(authtoken).call(accounts.listSessions)
    await aTicket(ana.email, 'a new long password')
  })
})

describe('an account that was deleted', () => {
  test('comes back with the second step, not with the password', async () => {
    await ana.call(deleteAccount, { body: { currentPassword: password, code: authenticator.recoveryCodes[1] } })
    const ticket = await aTicket()
    const deletions = () => app.db.selectFrom('account_deletions').select('user_id').execute()
    expect(await deletions()).toHaveLength(1)
    await finish(ticket, authenticator.code(1))
    expect(await deletions()).toEqual([])
  })
})

describe('a moderator’s account', () => {
  test('signs in with its second step, and a sign-in under way ends when it is none any more', async () => {
    await grantAdmin(app.db, ana.email)
    const ticket = await aTicket()
    await revokeAdmin(app.db, ana.email)
    await expect(finish(ticket, authenticator.code(1))).toBeRefused('sign_in_expired')
    await finish(await aTicket(), authenticator.code(1))
  })
})
