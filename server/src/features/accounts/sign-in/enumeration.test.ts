import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { hash, verify } from '@node-rs/argon2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anAccount, password } from '../../../../test/factories.ts'
import { turnOnTwoStep } from '../../../../test/two-step-factory.ts'
import { hashSecret } from '../passwords/passwords.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

const app = testApp()
const post = async (url: string, payload: object, remoteAddress = '203.0.113.1') => {
  const { statusCode, body } = await app.server.inject({ method: 'POST', url, payload, remoteAddress })
  return { statusCode, body }
}

/** Requests that anyone can make with an unknown email. */
const questions: Record<string, (email: string) => ReturnType<typeof post>> = {
  'signing in': (email) => post(accounts.logIn.path, { email, password: 'a wrong password' }),
  'asking for a new password': (email) => post(accounts.forgotPassword.path, { email }),
  'setting a new password': (email) =>
    post(accounts.resetPassword.path, { email, code: '000000', password: 'a new long password' }),
}
const known = ['ana@people.example', 'twice@people.example', 'out@people.example', 'pending@people.example']

beforeEach(async () => {
  await anAccount(app, 'jobseeker', 'ana')
  await turnOnTwoStep(await anAccount(app, 'jobseeker', 'twice'))
  await anAccount(app, 'employer', 'out')
  await app.pool.query(`update users set suspended_at = now() where email like 'out@%'`)
  const form = { phone: '+12085550100', password: 'correct horse battery', userType: 'jobseeker' }
  await post(accounts.signUp.path, { ...form, email: 'pending@people.example' })
})

describe('an address with an account and one without are answered the same, after the same costly work, by', () => {
  test.each(Object.keys(questions))('%s', async (what) => {
    const ask = questions[what] as (email: string) => ReturnType<typeof post>
    const askAndCount = async (email: string) => {
      vi.mocked(hash).mockClear()
      vi.mocked(verify).mockClear()
      const answer = await ask(email)
      return { ...answer, hashes: vi.mocked(hash).mock.calls.length, compared: vi.mocked(verify).mock.calls.length }
    }
    const unknown = await askAndCount('nobody@people.example')
    expect(unknown.hashes + unknown.compared).toBe(1)
    for (const email of known) expect(await askAndCount(email), email).toEqual(unknown)
  })
})

describe('guessing passwords', () => {
  const guess = (email: string, address: string, password = 'a wrong password') =>
    post(accounts.logIn.path, { email, password }, address).then(({ statusCode }) => statusCode)

  test('is slowed for an account and an address, and the owner gets in from elsewhere meanwhile', async () => {
    for (let i = 0; i < 10; i++) expect(await guess('ana@people.example', '203.0.113.5')).toBe(401)
    expect(await guess('ana@people.example', '203.0.113.5', 'correct horse battery')).toBe(429)
    expect(await guess('ana@people.example', '198.51.100.7', 'correct horse battery')).toBe(200)
  })

  test('is slowed for an address, whatever the accounts, and no other address is', async () => {
    for (let i = 1; i < 100; i++) await app.deps.limits.consume('logInByAddress', '203.0.113.6')
    expect(await guess('somebody@people.example', '203.0.113.6')).toBe(401)
    expect(await guess('ana@people.example', '203.0.113.6', 'correct horse battery')).toBe(429)
    expect(await guess('ana@people.example', '203.0.113.8', 'correct horse battery')).toBe(200)
  })
})

const tries = 200
describe.runIf(process.env.LONG)(
  `the medians of ${tries} tries with and without an account differ by less than 5 ms`,
  () => {
    test.each(Object.keys(questions))('%s', { timeout: 600_000 }, async (what) => {
      const ask = questions[what] as (email: string) => ReturnType<typeof post>
      await app.pool.query('update users set password_hash = $1', [await hashSecret(password)])
      const took: Record<string, number[]> = { 'ana@people.example': [], 'nobody@people.example': [] }
      for (let i = 0; i < tries; i++) {
        // Alternates the order, so that neither profits from warm caches.
        for (const email of i % 2 ? Object.keys(took) : Object.keys(took).reverse()) {
          await app.pool.query('delete from rate_limits')
          const since = performance.now()
          await ask(email)
          took[email]?.push(performance.now() - since)
        }
      }
      const [withOne = 0, without = 0] = Object.values(took).map(median)
      process.stdout.write(`${what}: ${withOne.toFixed(1)} ms with an account, ${without.toFixed(1)} ms without\n`)
      expect(Math.abs(withOne - without)).toBeLessThan(5)
    })
  },
)

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
