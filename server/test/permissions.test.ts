import { endpoints } from '@hearback/contract/all.ts'
import { expect, test } from 'vitest'
import { Refusal, testApp } from './app.ts'
import { permissions } from './permission-table.ts'
import { type CallerName, makeWorld, tablesOf } from './permission-world.ts'

const app = testApp()

test('every call of the contract has its row, and no row is left over', () => {
  expect(Object.keys(permissions).toSorted()).toEqual([...endpoints.keys()].toSorted())
})

/** A wrong code is counted, so it leaves a trace. */
const mayLeaveTrace = new Set(['ok', 'wrong_code'])

test.each([...endpoints])(
  '%s is for those whom the table names, and changes nothing for others',
  async (name, endpoint) => {
    const row = permissions[name]
    if (!row) throw new Error(`${name} has no row in the permission table`)
    const [expected, input = () => ({})] = row
    const world = await makeWorld(app)
    const before = await tablesOf(app)
    const outcomes: Record<string, string> = {}
    const refusedFirst = (Object.keys(expected) as CallerName[]).toSorted(
      (a, b) => Number(mayLeaveTrace.has(expected[a])) - Number(mayLeaveTrace.has(expected[b])),
    )
    for (const caller of refusedFirst) {
      outcomes[caller] = await world.callers[caller].call(endpoint, input(world, caller) as never).then(
        () => 'ok',
        (error: unknown) => (error instanceof Refusal ? error.body.code : String(error)),
      )
      if (!mayLeaveTrace.has(expected[caller])) expect(await tablesOf(app), caller).toEqual(before)
    }
    expect(outcomes).toEqual(expected)
  },
)
