import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, eventually, type Refusal, testApp } from '../../../../test/app.ts'
import { anAccount, password } from '../../../../test/factories.ts'
import { turnOnTwoStep } from '../../../../test/two-step-factory.ts'
import '../../../../test/matchers.ts'

const app = testApp()
const email = 'ana@people.example'
const newEmail = 'new@people.example'
const form = { email, phone: '+12085550100', password, userType: 'jobseeker' as const }

/** Brings the address into a state; returns a caller with its token, if there is one. */
const states: Record<string, () => Promise<Caller | undefined>> = {
  none: async () => undefined,
  pending: async () => app.caller((await app.caller().call(accounts.signUp, { body: form })).authtoken),
  confirmed: () => anAccount(app, 'jobseeker', 'ana'),
  suspended: async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    await app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])
    return ana
  },
  'in deletion grace': async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    await ana.call(deleteAccount, { body: { currentPassword: password } })
    return app.caller()
  },
  'email change in progress': async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    await ana.call(accounts.changeEmail, { body: { currentPassword: password, email: newEmail } })
    return ana
  },
  'two-step': async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    await turnOnTwoStep(ana)
    return ana
  },
  'with a passkey': async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    await app.pool.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
       values ($1, 'Phone', '\\x01', '\\x02', 0, '{}')`,
      [ana._id],
    )
    return ana
  },
}

/** An act with the address or with its token; the outcome is `ok` or the error code. */
const entries: Record<string, (who: Caller) => Promise<unknown>> = {
  'sign-in': () => app.caller().call(accounts.logIn, { body: { email, password } }),
  'sign-up': () => app.caller().call(accounts.signUp, { body: form }),
  forgot: () => app.caller().call(accounts.forgotPassword, { body: { email } }),
  resend: (who) => who.call(accounts.resendVerification),
  'change email': (who) =>
    who.call(accounts.changeEmail, { body: { currentPassword: password, email: 'other@people.example' } }),
}

/** The outcome, followed by the subject of the mail that continues the process. */
const expected: Record<string, Record<string, string>> = {
  none: {
    'sign-in': 'wrong_credentials',
    'sign-up': 'ok, # is your Hearback code',
    forgot: 'ok',
    resend: 'not_signed_in',
    'change email': 'not_signed_in',
  },
  pending: {
    'sign-in': 'ok',
    'sign-up': 'ok, # is your Hearback code',
    forgot: 'ok, Finish signing up for Hearback',
    resend: 'ok, # is your Hearback code',
    'change email': 'email_unverified',
  },
  confirmed: {
    'sign-in': 'ok',
    'sign-up': 'email_taken',
    forgot: 'ok, # is your code to reset your Hearback password',
    resend: 'ok',
    'change email': 'ok, # is your code to confirm your new email address',
  },
  suspended: {
    'sign-in': 'account_suspended',
    'sign-up': 'email_taken',
    forgot: 'ok, # is your code to reset your Hearback password',
    resend: 'ok',
    'change email': 'account_suspended',
  },
  'in deletion grace': {
    'sign-in': 'ok',
    'sign-up': 'email_taken',
    forgot: 'ok, # is your code to reset your Hearback password',
    resend: 'not_signed_in',
    'change email': 'not_signed_in',
  },
  'email change in progress': {
    'sign-in': 'ok',
    'sign-up': 'email_taken',
    forgot: 'ok, # is your code to reset your Hearback password',
    resend: 'ok, # is your code to confirm your new email address',
    'change email': 'ok, # is your code to confirm your new email address',
  },
  'two-step': {
    'sign-in': 'second_step_required',
    'sign-up': 'email_taken',
    forgot: 'ok, # is your code to reset your Hearback password',
    resend: 'ok',
    'change email': 'invalid_input',
  },
  'with a passkey': {
    'sign-in': 'ok',
    'sign-up': 'email_taken',
    forgot: 'ok, # is your code to reset your Hearback password',
    resend: 'ok',
    'change email': 'ok, # is your code to confirm your new email address',
  },
}

const cases = Object.keys(states).flatMap((state) => Object.keys(entries).map((entry) => [state, entry] as const))
const mailsWaiting = async () =>
  Number(
    (await app.pool.query(`select count(*) from pgboss.job where name = 'mail' and state < 'completed'`)).rows[0].count,
  )
const subjects = async () => {
  await eventually(async () => (await mailsWaiting()) === 0)
  return app.mails.map(({ subject }) => subject.replace(/^\d{6}/u, '#').replace('e-mail', 'email'))
}

describe('every state of an account leads on from every way in', () => {
  test.each(cases)('%s: %s', async (state, entry) => {
    const who = (await states[state]?.()) ?? app.caller()
    const before = (await subjects()).length
    const outcome = await entries[entry]?.(who).then(
      () => 'ok',
      (error: Refusal) => error.body.code,
    )
    const sent = (await subjects()).slice(before).filter((subject) => /^#|^Finish/u.test(subject))
    expect([outcome, ...sent].join(', ')).toBe(expected[state]?.[entry])
  })
})

test('the mail about an unfinished sign-up leads to signing up again, which works', async () => {
  await states.pending?.()
  await app.caller().call(accounts.forgotPassword, { body: { email } })
  const mail = await app.mailTo(email, /Finish signing up/)
  expect(mail.text).toContain(`${app.deps.config.publicUrl}/signup`)
  expect(mail.text).not.toMatch(/\d{6}/u)
  const again = await app.caller().call(accounts.signUp, { body: { ...form, password: 'another long password' } })
  expect(again.existingUnverified).toBe(true)
})

test('a code sent again confirms the new address, and the one before does not', async () => {
  const ana = (await states['email change in progress']?.()) as Caller
  const codeIn = (text: string) => /\d{6}/u.exec(text)?.[0] ?? ''
  const first = codeIn((await app.mailTo(newEmail)).subject)
  await ana.call(accounts.resendVerification)
  const codes = await eventually(() => {
    const found = app.mails.filter(({ to }) => to === newEmail).map(({ subject }) => codeIn(subject))
    return found.length === 2 ? found : undefined
  })
  const second = codes.find((code) => code !== first) ?? ''
  await expect(ana.call(accounts.verifyEmail, { body: { code: first } })).toBeRefused('wrong_code')
  expect((await ana.call(accounts.verifyEmail, { body: { code: second } })).user.email).toBe(newEmail)
})
