import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anAccount, password } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

const app = testApp()
const form = { email: 'ana@people.example', phone: '+1 (208) 555-0100', password, userType: 'jobseeker' }
const codeIn = (subject: string) => subject.slice(0, 6)

async function codeMailed(after: number): Promise<string> {
  return codeIn((await eventually(() => app.mails[after])).subject)
}

describe('signing up', () => {
  test('makes a pending registration whose code brings the account into being, with the same id', async () => {
    const ana = app.caller()
    const pending = await ana.call(accounts.signUp, { body: form })
    expect(pending).toMatchObject({
      success: true,
      existingUnverified: false,
      user: { email: form.email, phone: '+12085550100', emailVerified: false },
    })
    ana.token = pending.authtoken
    const confirmed = await ana.call(accounts.verifyEmail, { body: { code: await codeMailed(0) } })
    expect(confirmed.user).toMatchObject({ _id: pending.user._id, emailVerified: true, userType: 'jobseeker' })
    expect(confirmed.authtoken).toBe(ana.token)
    await expect(ana.call(accounts.updateLastSeen, { body: {} })).resolves.toMatchObject({
      user: { email: form.email },
    })
  })

  test('never lets in the stranger who registered the address earlier', async () => {
    const stranger = app.caller()
    const victim = app.caller()
    stranger.token = (
      await stranger.call(accounts.signUp, { body: { ...form, password: 'password of a stranger' } })
    ).authtoken
    const signup = await victim.call(accounts.signUp, { body: { ...form, email: 'ANA@people.example' } })
    expect(signup.existingUnverified).toBe(true)
    victim.token = signup.authtoken
    const strangersCode = await codeMailed(0)
    const ownCode = await codeMailed(1)
    if (strangersCode !== ownCode) {
      await expect(victim.call(accounts.verifyEmail, { body: { code: strangersCode } })).toBeRefused('wrong_code')
    }
    await victim.call(accounts.verifyEmail, { body: { code: ownCode } })
    await expect(stranger.call(accounts.fetchUser, { params: { id: signup.user._id } })).toBeRefused('not_signed_in')
    await expect(
      stranger.call(accounts.logIn, { body: { email: form.email, password: 'password of a stranger' } }),
    ).toBeRefused('wrong_credentials')
  })

  test('is refused for an address that has an account, whatever its case', async () => {
    await anAccount(app, 'employer', 'ana')
    await expect(app.caller().call(accounts.signUp, { body: { ...form, email: 'Ana@People.Example' } })).toBeRefused(
      'email_taken',
    )
  })

  test.each([
    ['email', { email: 'not an address' }],
    ['phone', { phone: '12' }],
    ['phone', { phone: '+1 555' }],
    ['password', { password: 'short' }],
    ['userType', { userType: 'admin' }],
  ])('names a wrong %s and makes nothing', async (field, change) => {
    await expect(app.caller().call(accounts.signUp, { body: { ...form, ...change } })).toBeRefused(
      'invalid_input',
      field,
    )
    expect(await app.db.selectFrom('signups').select('id').execute()).toEqual([])
  })

  test.each([
    ['hr', 'employer'],
    ['Talent', 'jobseeker'],
    ['EMPLOYER', 'employer'],
  ])('takes the kind %s for %s', async (written, kind) => {
    const { user } = await app.caller().call(accounts.signUp, { body: { ...form, userType: written } })
    expect(user.userType).toBe(kind)
    // Waits for the mail, so that the next test does not find it in the outbox.
    await codeMailed(0)
  })

  test('makes one account of 20 concurrent confirmations', async () => {
    const caller = app.caller((await app.caller().call(accounts.signUp, { body: form })).authtoken)
    const code = await codeMailed(0)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => caller.call(accounts.verifyEmail, { body: { code } })),
    )
    expect(outcomes.filter((o) => o.status === 'fulfilled')).toHaveLength(1)
    expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })
})

describe('a code', () => {
  test('ends after 5 wrong tries', async () => {
    const caller = app.caller((await app.caller().call(accounts.signUp, { body: form })).authtoken)
    const code = await codeMailed(0)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) {
      await expect(caller.call(accounts.verifyEmail, { body: { code: wrong } })).toBeRefused('wrong_code')
    }
    await expect(caller.call(accounts.verifyEmail, { body: { code } })).toBeRefused('wrong_code')
  })

  test('ends after 15 minutes', async () => {
    const caller = app.caller((await app.caller().call(accounts.signUp, { body: form })).authtoken)
    const code = await codeMailed(0)
    await app.pool.query(`update signups set code_expires_at = code_expires_at - interval '15 minutes'`)
    await expect(caller.call(accounts.verifyEmail, { body: { code } })).toBeRefused('wrong_code')
  })

  test('is replaced by a new one, and stands nowhere in the clear', async () => {
    const caller = app.caller((await app.caller().call(accounts.signUp, { body: form })).authtoken)
    const first = await codeMailed(0)
    await caller.call(accounts.resendVerification)
    const second = await codeMailed(1)
    const { rows } = await app.pool.query('select to_jsonb(signups)::text as row from signups')
    expect(rows[0].row).not.toContain(second)
    if (first !== second) {
      await expect(caller.call(accounts.verifyEmail, { body: { code: first } })).toBeRefused('wrong_code')
    }
    await caller.call(accounts.verifyEmail, { body: { code: second } })
  })

  test('is mailed at most 5 times an hour to one address', async () => {
    const caller = app.caller((await app.caller().call(accounts.signUp, { body: form })).authtoken)
    for (let i = 0; i < 4; i++) await caller.call(accounts.resendVerification)
    await expect(caller.call(accounts.resendVerification)).toBeRefused('too_many_requests')
  })
})

describe('signing in', () => {
  test('answers one text for a wrong email and a wrong password', async () => {
    await anAccount(app, 'employer', 'ana')
    const refusals = await Promise.all(
      [{ email: 'nobody@people.example' }, { password: 'something else' }].map((change) =>
        app
          .caller()
          .call(accounts.logIn, { body: { email: form.email, password, ...change } })
          .catch((e: { body: unknown }) => e.body),
      ),
    )
    expect(refusals[0]).toMatchObject({ code: 'wrong_credentials' })
    expect(refusals[0]).toEqual(refusals[1])
  })

  test('to a pending registration answers existingUnverified and a token that only verifies', async () => {
    await app.caller().call(accounts.signUp, { body: form })
    const answer = await app.caller().call(accounts.logIn, { body: { email: form.email, password } })
    expect(answer).toMatchObject({ existingUnverified: true, user: { emailVerified: false } })
    const pending = app.caller(answer.authtoken)
    await expect(pending.call(accounts.listSessions)).toBeRefused('email_unverified')
    await expect(pending.call(accounts.fetchUser, { params: { id: answer.user._id } })).resolves.toMatchObject({
      user: { email: form.email },
    })
    await pending.call(accounts.verifyEmail, { body: { code: await codeMailed(0) } })
  })

  test('is slowed after 10 wrong passwords, without harm to other accounts', async () => {
    await anAccount(app, 'employer', 'ana')
    const bea = await anAccount(app, 'employer', 'bea')
    const wrong = () => app.caller().call(accounts.logIn, { body: { email: form.email, password: 'wrong password' } })
    for (let i = 0; i < 10; i++) await expect(wrong()).toBeRefused('wrong_credentials')
    await expect(wrong()).toBeRefused('too_many_requests')
    await app.caller().call(accounts.logIn, { body: { email: bea.email, password } })
  })
})

describe('tokens', () => {
  test('are kept as hashes, listed, and end when revoked or signed out', async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    const phone = app.caller(
      (await app.caller().call(accounts.logIn, { body: { email: ana.email, password } })).authtoken,
    )
    const { rows } = await app.pool.query('select to_jsonb(sessions)::text as row from sessions')
    expect(rows.map((r) => r.row).join()).not.toContain(ana.token)
    const { sessions } = await ana.call(accounts.listSessions)
    const other = sessions.find((s) => !s.current)
    expect(sessions).toHaveLength(2)
    await ana.call(accounts.revokeSession, { params: { id: other?._id ?? '' } })
    await expect(phone.call(accounts.listSessions)).toBeRefused('not_signed_in')
    await ana.call(accounts.logOut)
    await expect(ana.call(accounts.listSessions)).toBeRefused('not_signed_in')
  })

  test('of others cannot be revoked', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const bea = await anAccount(app, 'jobseeker')
    const { sessions } = await bea.call(accounts.listSessions)
    await expect(ana.call(accounts.revokeSession, { params: { id: sessions[0]?._id ?? '' } })).toBeRefused('not_found')
    await bea.call(accounts.listSessions)
  })

  test('that are expired, cut or foreign are refused, also by public calls', async () => {
    const ana = await anAccount(app, 'jobseeker')
    for (const token of [ana.token?.slice(1), `${ana.token}x`, 'x'.repeat(43)]) {
      await expect(app.caller(token).call(accounts.listSessions)).toBeRefused('not_signed_in')
    }
    await app.pool.query(`update sessions set expires_at = now()`)
    await expect(ana.call(accounts.listSessions)).toBeRefused('not_signed_in')
  })
})

describe('a password', () => {
  test('is changed only with the current one, and all other tokens end', async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    const other = app.caller(
      (await app.caller().call(accounts.logIn, { body: { email: ana.email, password } })).authtoken,
    )
    const change = { currentPassword: 'wrong one', password: 'a new long password' }
    await expect(ana.call(accounts.changePassword, { body: change })).toBeRefused('invalid_input', 'currentPassword')
    await ana.call(accounts.changePassword, { body: { ...change, currentPassword: password } })
    await expect(other.call(accounts.listSessions)).toBeRefused('not_signed_in')
    await ana.call(accounts.listSessions)
    await app.caller().call(accounts.logIn, { body: { email: ana.email, password: 'a new long password' } })
  })

  test('is reset by a mailed code, and every token ends', async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    await app.caller().call(accounts.forgotPassword, { body: { email: ana.email } })
    const { subject } = await app.mailTo(ana.email, /code to reset your Hearback password/)
    const reset = { email: ana.email, code: codeIn(subject), password: 'a new long password' }
    const { authtoken } = await app.caller().call(accounts.resetPassword, { body: reset })
    await app.caller(authtoken).call(accounts.listSessions)
    await expect(ana.call(accounts.listSessions)).toBeRefused('not_signed_in')
    await expect(app.caller().call(accounts.resetPassword, { body: reset })).toBeRefused('wrong_code')
  })

  test('that was forgotten answers the same for an address without an account', async () => {
    const answer = await app.caller().call(accounts.forgotPassword, { body: { email: 'nobody@people.example' } })
    expect(answer).toEqual({ success: true })
    await expect(
      app.caller().call(accounts.resetPassword, {
        body: { email: 'nobody@people.example', code: '123456', password: 'x'.repeat(9) },
      }),
    ).toBeRefused('wrong_code')
    expect(app.mails).toEqual([])
  })
})

describe('an email address', () => {
  test('changes once the code mailed to the new one is entered, and the old one is told', async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    const email = 'new@people.example'
    await ana.call(accounts.changeEmail, { body: { currentPassword: password, email } })
    const { subject } = await app.mailTo(email)
    const { authtoken, user } = await ana.call(accounts.verifyEmail, { body: { code: codeIn(subject) } })
    expect(user.email).toBe(email)
    await app.mailTo(ana.email, /was changed/)
    await app.caller(authtoken).call(accounts.listSessions)
    await app.caller().call(accounts.logIn, { body: { email, password } })
  })

  test('of another account is refused', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const bea = await anAccount(app, 'jobseeker')
    await expect(ana.call(accounts.changeEmail, { body: { currentPassword: password, email: bea.email } })).toBeRefused(
      'email_taken',
    )
  })
})

describe('a user', () => {
  test('is shown to others without email, phone and the exact time', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const bea = await anAccount(app, 'employer')
    await ana.call(accounts.updateLastSeen, { body: {} })
    const { user } = await bea.call(accounts.fetchUser, { params: { id: ana._id } })
    expect(user).toMatchObject({ _id: ana._id, lastSeen: 'today' })
    expect(JSON.stringify(user)).not.toMatch(/people\.example|208555|password/)
    await expect(app.caller().call(accounts.fetchUser, { params: { id: ana._id } })).toBeRefused('not_signed_in')
    const nobody = '01890000-0000-7000-8000-000000000000'
    await expect(bea.call(accounts.fetchUser, { params: { id: nobody } })).toBeRefused('not_found')
    await expect(bea.call(accounts.fetchUser, { params: { id: 'x' } })).toBeRefused('invalid_input', 'id')
  })

  test('is seen without touching anybody else, at most once a minute', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const bea = await anAccount(app, 'employer')
    const longAgo = new Date('2026-01-01')
    await app.db.updateTable('users').set({ last_seen_at: longAgo }).execute()
    const first = await ana.call(accounts.updateLastSeen, { body: {} })
    const again = await ana.call(accounts.updateLastSeen, { body: {} })
    expect(again.user.lastSeen).toBe(first.user.lastSeen)
    const others = await app.db.selectFrom('users').select('last_seen_at').where('id', '=', bea._id).executeTakeFirst()
    expect(others?.last_seen_at).toEqual(longAgo)
  })

  test('changes the telephone number, kept as E.164', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const { user } = await ana.call(accounts.changePhone, { body: { phone: '+49 30 901820' } })
    expect(user.phone).toBe('+4930901820')
    await expect(ana.call(accounts.changePhone, { body: { phone: '+49 1' } })).toBeRefused('invalid_input', 'phone')
  })
})
