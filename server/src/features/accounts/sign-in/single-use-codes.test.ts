import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { logInPasskey } from '@hearback/contract/accounts/passkeys.ts'
import * as twoStep from '@hearback/contract/accounts/two-step.ts'
import * as seekers from '@hearback/contract/people/seekers.ts'
import { expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../../test/app.ts'
import { anAccount, type Person, password } from '../../../../test/factories.ts'
import { aDevice, addDevice, logInBy, optionsToUse } from '../../../../test/passkey-factory.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { turnOnTwoStep } from '../../../../test/two-step-factory.ts'
import { insertUser } from '../account/accounts.sql.ts'

const app = testApp()
const uses = 8

/** Obtains a code and returns the function that uses it for the n-th time. */
type Kind = (person: Person) => Promise<(use: number) => Promise<unknown>>

const sixDigits = async (address: string, subject?: RegExp) => (await app.mailTo(address, subject)).subject.slice(0, 6)
const ticketOf = async ({ email }: Person): Promise<string> => {
  const refused = app.caller().call(accounts.logIn, { body: { email, password } })
  return refused.then(
    () => '',
    ({ body }: Refusal) => body.ticket ?? '',
  )
}
const linkIn = ({ text }: { text: string }) => /code=([\w-]+)/.exec(text)?.[1] ?? ''

const kinds: Record<string, Kind> = {
  'a password reset code': async ({ email }) => {
    await app.caller().call(accounts.forgotPassword, { body: { email } })
    const code = await sixDigits(email)
    return (use) =>
      app.caller().call(accounts.resetPassword, { body: { email, code, password: `a long new password ${use}` } })
  },
  'a code for a new email address': async (person) => {
    const email = 'new.address@people.example'
    await person.call(accounts.changeEmail, { body: { currentPassword: password, email } })
    const code = await sixDigits(email)
    return () => person.call(accounts.verifyEmail, { body: { code } })
  },
  'a registration code': async () => {
    const email = 'newcomer@people.example'
    const body = { email, phone: '+12085550100', password, userType: 'jobseeker' }
    const { authtoken } = await app.caller().call(accounts.signUp, { body })
    const code = await sixDigits(email)
    return () => app.caller(authtoken).call(accounts.verifyEmail, { body: { code } })
  },
  'a code of the authenticator app': async (person) => {
    const { code } = await turnOnTwoStep(person)
    const tickets = await Promise.all(Array.from({ length: uses }, () => ticketOf(person)))
    const given = code(1)
    return (use) => app.caller().call(twoStep.logInTwoStep, { body: { ticket: tickets[use] ?? '', code: given } })
  },
  'a recovery code': async (person) => {
    const { recoveryCodes } = await turnOnTwoStep(person)
    const tickets = await Promise.all(Array.from({ length: uses }, () => ticketOf(person)))
    return (use) =>
      app.caller().call(twoStep.logInTwoStep, { body: { ticket: tickets[use] ?? '', code: recoveryCodes[0] ?? '' } })
  },
  'a sign-in ticket': async (person) => {
    const { recoveryCodes } = await turnOnTwoStep(person)
    const ticket = await ticketOf(person)
    return (use) => app.caller().call(twoStep.logInTwoStep, { body: { ticket, code: recoveryCodes[use] ?? '' } })
  },
  'a passkey assertion': async (person) => {
    const device = aDevice()
    await addDevice(person, device)
    await logInBy(app, device)
    const passkey = device.use(await optionsToUse(app))
    return () => app.caller().call(logInPasskey, { body: { passkey } })
  },
  'an experience link': async () => {
    const seeker = await aSeeker(app)
    const companyEmail = 'ana@bakers.crumb.example'
    const body = { title: 'Baker', company: 'Crumb Works', startDate: '2015-01', companyEmail }
    await seeker.call(seekers.addExperience, { body })
    const code = linkIn(await app.mailTo(companyEmail))
    const decisions = ['confirm', 'decline'] as const
    return (use) =>
      app.caller().call(seekers.confirmExperience, { body: { code, decision: decisions[use % 2] ?? 'confirm' } })
  },
}

const refusals = [
  'wrong_code',
  'wrong_second_code',
  'sign_in_expired',
  'email_taken',
  'not_signed_in',
  'email_unverified',
]

test.each(Object.entries(kinds))(`%s used ${uses} times in parallel counts once`, async (_, obtain) => {
  const use = await obtain(await anAccount(app, 'jobseeker', 'ana'))
  const outcomes = await Promise.allSettled(Array.from({ length: uses }, (_unused, n) => use(n)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(refusals).toContain((outcome.reason as Refusal).body.code)
  }
  const again = await use(uses - 1).then(
    () => 'accepted',
    ({ body }: Refusal) => body.code,
  )
  expect(refusals).toContain(again)
})

test('a registration whose account exists makes no second one, whichever index notices it first', async () => {
  const { _id: id, email } = await anAccount(app, 'jobseeker', 'ana')
  const signup = { id, phone: '+12085550100', password_hash: 'x', user_type: 'jobseeker', language: 'en' }
  expect(await insertUser(app.db, { ...signup, email })).toBeUndefined()
  expect(await insertUser(app.db, { ...signup, email: 'other@people.example' })).toBeUndefined()
})
