import { endpoints } from '@hearback/contract/all.ts'
import { expect, test, vi } from 'vitest'
import { AppError } from '../../src/domain/errors.ts'
import { Refusal, testApp } from '../app.ts'
import { expensiveCalls } from '../expensive-calls.ts'
import { permissions } from '../permission-table.ts'
import { type CallerName, makeWorld } from '../permission-world.ts'
import { countStatements } from '../statements.ts'

const app = testApp()
const farAway = '203.0.113.9'
/** Outcomes of callers who are not allowed to make the call. */
const stopped = new Set<string>(['not_signed_in', 'not_allowed', 'email_unverified', 'not_found', 'account_suspended'])

test.each(expensiveCalls)(
  '%s over its limit is refused before any statement but the look-up of its session',
  async (name) => {
    const endpoint = endpoints.get(name)
    const row = permissions[name]
    if (!endpoint || !row) throw new Error(`${name} is no call of the contract`)
    const world = await makeWorld(app)
    const [caller = 'nobody'] = (Object.keys(row[0]) as CallerName[]).filter((one) => !stopped.has(row[0][one] ?? ''))
    const consume = vi.spyOn(app.deps.limits, 'consume').mockRejectedValue(new AppError('too_many_requests'))
    const inject = app.server.inject.bind(app.server)
    const remote = vi
      .spyOn(app.server, 'inject')
      .mockImplementation(((request: object) => inject({ ...request, remoteAddress: farAway })) as never)
    let refusal: unknown
    const statements = await countStatements(async () => {
      refusal = await world.callers[caller].call(endpoint, (row[1]?.(world, caller) ?? {}) as never).catch((e) => e)
    })
    remote.mockRestore()
    consume.mockRestore()
    expect(refusal).toBeInstanceOf(Refusal)
    expect((refusal as Refusal).status).toBe(429)
    expect(statements.filter((statement) => !/from "sessions"/.test(statement))).toEqual([])
  },
)
