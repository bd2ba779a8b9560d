import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { listChats } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { password } from '../../../../test/factories.ts'
import '../../../../test/matchers.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example.com' })
const form = { email: 'ana@people.example', phone: '+12085550100', password, userType: 'jobseeker' as const }
const signUp = () => app.caller().call(accounts.signUp, { body: form })

describe('a registration by a client that has no field for the code', () => {
  test('is led to the page for it, by the mail and by the refusal', async () => {
    const { authtoken } = await signUp()
    const mail = await app.mailTo(form.email)
    expect(mail.text).toContain('https://jobs.example.com/verify-email')
    expect(mail.html).toContain('https://jobs.example.com/verify-email')
    const refusal = await app
      .caller(authtoken)
      .call(listChats)
      .catch(({ body }) => body)
    expect(refusal).toMatchObject({
      code: 'email_unverified',
      error:
        'Confirm your email address first: open https://jobs.example.com/verify-email and enter the code we emailed you.',
    })
  })

  test('goes on with every token of it once it is confirmed on the site', async () => {
    const first = app.caller((await signUp()).authtoken)
    const code = /\d{6}/u.exec((await app.mailTo(form.email)).subject)?.[0] ?? ''
    const stranger = app.caller((await signUp()).authtoken)
    const signedIn = await app.caller().call(accounts.logIn, { body: form })
    const confirmed = await first.call(accounts.verifyEmail, { body: { code } })
    expect(confirmed.authtoken).toBe(first.token)
    expect((await first.call(listChats)).chats).toEqual([])
    expect((await first.call(accounts.listSessions)).sessions.length).toBeGreaterThanOrEqual(1)
    await expect(stranger.call(listChats)).toBeRefused('not_signed_in')
    const ofThis = signedIn.user._id === confirmed.user._id
    const third = app.caller(signedIn.authtoken).call(listChats)
    if (ofThis) expect((await third).chats).toEqual([])
    else await expect(third).toBeRefused('not_signed_in')
  })
})

test('of 5 concurrent sign-ups of one email exactly one is the first', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, signUp))
  expect(answers.filter(({ existingUnverified }) => !existingUnverified)).toHaveLength(1)
})
