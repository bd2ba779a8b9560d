import { changeEmail, signUp } from '@hearback/contract/accounts/accounts.ts'
import { endpoints } from '@hearback/contract/all.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { expect, test, vi } from 'vitest'
import { AppError } from '../../src/domain/errors.ts'
import { Refusal, testApp } from '../app.ts'
import { expensiveCalls } from '../expensive-calls.ts'
import { password } from '../factories.ts'
import { permissions } from '../permission-table.ts'
import { type CallerName, renewWorld } from '../permission-world.ts'
import '../matchers.ts'
import { aSeeker } from '../seeker-factory.ts'
import { countStatements } from '../statements.ts'

const app = testApp()
const farAway = '203.0.113.9'
const newcomer = { email: 'new@people.example', phone: '+12085550100', password, userType: 'jobseeker' as const }
/** Outcomes of callers who are not allowed to make the call. */
const stopped = new Set<string>(['not_signed_in', 'not_allowed', 'email_unverified', 'not_found', 'account_suspended'])

/** Those who may make the call; if the world has nothing that they could name, those who find nothing; else visitors. */
function callersOf(outcomes: Readonly<Partial<Record<CallerName, string>>>): CallerName[] {
  const names = Object.keys(outcomes) as CallerName[]
  const [able, finding] = [
    names.filter((one) => !stopped.has(outcomes[one] ?? '')),
    names.filter((one) => outcomes[one] === 'not_found'),
  ]
  if (able.length > 0) return able
  return finding.length > 0 ? finding : ['nobody']
}

test.each(expensiveCalls)(
  '%s over its limit is refused before any statement but the look-up of its session',
  async (name) => {
    const endpoint = endpoints.get(name)
    const row = permissions[name]
    if (!endpoint || !row) throw new Error(`${name} is no call of the contract`)
    const world = await renewWorld(app)
    const callers = callersOf(row[0])
    const consume = vi.spyOn(app.deps.limits, 'consume').mockRejectedValue(new AppError('too_many_requests'))
    const inject = app.server.inject.bind(app.server)
    const remote = vi
      .spyOn(app.server, 'inject')
      .mockImplementation(((request: object) => inject({ ...request, remoteAddress: farAway })) as never)
    const refused = await Promise.all(
      callers.map(async (caller) => {
        let refusal: unknown
        const statements = await countStatements(async () => {
          refusal = await world.callers[caller].call(endpoint, (row[1]?.(world, caller) ?? {}) as never).catch((e) => e)
        })
        return { caller, refusal, statements: statements.filter((one) => !/from "sessions"/.test(one)) }
      }),
    )
    remote.mockRestore()
    consume.mockRestore()
    for (const { caller, refusal, statements } of refused) {
      expect(refusal, caller).toBeInstanceOf(Refusal)
      expect((refusal as Refusal).status, caller).toBe(429)
      expect(statements, caller).toEqual([])
    }
  },
)

test('signing up past the limit of codes is refused before the email is looked up', async () => {
  const { consume } = app.deps.limits
  const counts = vi.spyOn(app.deps.limits, 'consume').mockImplementation((rule, key) => {
    if (rule === 'codeByEmailAnywhere') throw new AppError('too_many_requests')
    return consume(rule, key)
  })
  const refused = countStatements(() =>
    expect(app.caller().call(signUp, { body: newcomer })).toBeRefused('too_many_requests'),
  )
  const statements = await refused.finally(() => counts.mockRestore())
  expect(statements.filter((one) => !/rate_limits/.test(one))).toEqual([])
})

test('changing the email past the limit of codes is refused before the new email is looked up', async () => {
  const ana = await aSeeker(app)
  const counts = vi.spyOn(app.deps.limits, 'consume').mockImplementation(async (rule) => {
    if (rule === 'codeByAddress') throw new AppError('too_many_requests')
    return 1
  })
  const refused = countStatements(() =>
    expect(ana.call(changeEmail, { body: { currentPassword: password, email: 'other@people.example' } })).toBeRefused(
      'too_many_requests',
    ),
  )
  const statements = await refused.finally(() => counts.mockRestore())
  expect(statements.filter((one) => /"email" =/.test(one))).toEqual([])
})

test('a key over its limit costs no statement until its window ends', async () => {
  const attempt = () => app.deps.limits.consume('contactByAddress', farAway).catch((error: unknown) => error)
  for (let n = 0; n < limits.contactMessagesOfAnAddress; n++) await attempt()
  const statements = await countStatements(async () => {
    for (let n = 0; n < 50; n++) {
      expect(await attempt()).toMatchObject({
        code: 'too_many_requests',
        detail: { retryAfterSeconds: expect.closeTo(86_400, -2) },
      })
    }
  })
  expect(statements).toEqual([])
})
