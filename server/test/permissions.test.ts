import { endpoints } from '@hearback/contract/all.ts'
import { expect, test } from 'vitest'
import { Refusal, testApp } from './app.ts'
import { permissions } from './permission-table.ts'
import { type CallerName, renewWorld, tablesOf, testPlaceNames } from './permission-world.ts'

const app = testApp()
testPlaceNames(app)

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
    const world = await renewWorld(app)
    const before = await tablesOf(app)
    const outcomes: Record<string, string> = {}
    const tryAs = async (caller: CallerName) => {
      outcomes[caller] = await world.callers[caller].call(endpoint, input(world, caller) as never).then(
        () => 'ok',
        (error: unknown) => (error instanceof Refusal ? error.body.code : String(error)),
      )
    }
    const callers = Object.keys(expected) as CallerName[]
    const [leaving, refused] = [true, false].map((may) =>
      callers.filter((one) => mayLeaveTrace.has(expected[one]) === may),
    )
    for (const caller of refused ?? []) await tryAs(caller)
    expect(await tablesOf(app), `after ${refused?.join(', ')}`).toEqual(before)
    for (const caller of leaving ?? []) await tryAs(caller)
    expect(outcomes).toEqual(expected)
  },
)
