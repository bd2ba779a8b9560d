import { forgotPassword, listSessions, logIn, signUp } from '@hearback/contract/accounts/accounts.ts'
import { endpoints } from '@hearback/contract/all.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { anAccount, password } from '../../test/factories.ts'
import '../../test/matchers.ts'

const app = testApp()
const ended = 'x'.repeat(43)

test.each(['null', 'undefined'])('the token %s, which is none that was written down, counts as none', async (token) => {
  await app.caller(token).call(searchJobs, { body: {} })
  await expect(app.caller(token).call(listSessions)).toBeRefused('not_signed_in')
})

describe('a token that has ended', () => {
  const uses = [...endpoints].filter(([, { entry, method, upload }]) => !entry && !upload && method !== 'DELETE')
  const answerTo = async ({ method, path }: (typeof uses)[number][1]) => {
    const url = path.replaceAll(/:\w+/gu, '01900000-0000-7000-8000-000000000000')
    const payload = method === 'GET' ? {} : { payload: {} }
    return app.server.inject({ method, url, headers: { 'auth-token': ended }, ...payload })
  }

  test.each(uses.filter(([, { access }]) => access === 'public'))('counts as none by %s', async (_name, endpoint) => {
    expect((await answerTo(endpoint)).statusCode).not.toBe(401)
  })

  test.each(uses.filter(([, { access }]) => access !== 'public' && access !== 'key'))(
    'is refused by %s',
    async (_name, endpoint) => {
      const answer = await answerTo(endpoint)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({
        code: 'not_signed_in',
        error: 'You were signed out. Please sign in again.',
      })
    },
  )

  test.each(uses.filter(([, { access }]) => access === 'key'))('is no API key for %s', async (_name, endpoint) => {
    const answer = await answerTo(endpoint)
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="Hearback"'])
  })

  test('leaves the signature of a file to be judged by itself', async () => {
    const url = '/files/chat/01900000-0000-7000-8000-000000000000'
    const headers = { 'auth-token': ended }
    expect((await app.server.inject({ url, headers })).statusCode).toBe(401)
    const signed = await app.server.inject({ url: `${url}?reader=x&expires=1&signature=y`, headers })
    expect(signed.json().message).toBe('This file link isn’t valid.')
  })
})

describe('a token that has ended keeps no one', () => {
  test('from signing up, signing in and asking for a new password', async () => {
    const { email } = await anAccount(app, 'jobseeker')
    const by = app.caller(ended)
    const form = { email: 'new@people.example', phone: '+1 208 555 0100', password, userType: 'jobseeker' }
    expect((await by.call(signUp, { body: form })).authtoken).toBeTruthy()
    expect((await by.call(logIn, { body: { email, password } })).authtoken).toBeTruthy()
    await by.call(forgotPassword, { body: { email } })
  })

  test.each([...endpoints].filter(([, endpoint]) => endpoint.entry))('from %s', async (_name, { method, path }) => {
    const answer = await app.server.inject({ method, url: path, payload: {}, headers: { 'auth-token': ended } })
    expect(answer.json().code).not.toBe('not_signed_in')
  })
})

test('the calls by which one gets in need no account', () => {
  const entries = [...endpoints].filter(([, { entry }]) => entry)
  expect(entries.map(([name]) => name)).toEqual([
    'signUp',
    'logIn',
    'forgotPassword',
    'resetPassword',
    'joinTeam',
    'logInTwoStep',
    'beginOidcLogIn',
    'logInOidc',
    'registerIdentity',
    'mailIdentityCode',
    'joinIdentity',
    'beginPasskeyLogIn',
    'logInPasskey',
  ])
  expect(new Set(entries.map(([, { access }]) => access))).toEqual(new Set(['public']))
})
