import { endpoints } from '@hearback/contract/all.ts'
import { expect, test, vi } from 'vitest'
import { Refusal, testApp } from '../app.ts'
import { expensiveCalls as names } from '../expensive-calls.ts'
import { permissions } from '../permission-table.ts'
import { type CallerName, renewWorld, type World } from '../permission-world.ts'

const app = testApp()

/** Limited by a quota, under the lock of its row. */
const metered = new Set(['reportCompany', 'reportJob', 'reportSeeker', 'reportMessage', 'reportEmployerReview'])
metered.add('reportSeekerReview')

/** Makes the call as an allowed caller with a public address. Returns the consumed rate limits and the enqueued jobs. */
async function watch(name: string, world: World) {
  const endpoint = endpoints.get(name)
  const row = permissions[name]
  if (!endpoint || !row) throw new Error(`${name} is no call of the contract`)
  const consume = vi.spyOn(app.deps.limits, 'consume')
  const enqueue = vi.spyOn(app.deps.queue, 'enqueue')
  const callers = (Object.keys(row[0]) as CallerName[]).toSorted((a, b) => rank(row[0][a]) - rank(row[0][b]))
  const [caller = 'nobody'] = callers
  await from('203.0.113.9', () => world.callers[caller].call(endpoint, (row[1]?.(world, caller) ?? {}) as never)).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    },
  )
  const seen = {
    counted: consume.mock.calls.map(([rule]) => rule),
    mails: enqueue.mock.calls.map(([, queue]) => queue),
  }
  consume.mockRestore()
  enqueue.mockRestore()
  return seen
}

/** Outcomes by preference: success, or a refusal for another reason than the caller. */
const first = [
  'ok',
  'wrong_code',
  'conflict',
  'checkout_claimed',
  'sign_in_expired',
  'step_not_allowed',
  'invitation_ended',
  'already_applied',
  'not_found',
]
const rank = (outcome: string) => (first.includes(outcome) ? first.indexOf(outcome) : first.length)

/** Loopback addresses are not rate limited. */
async function from<R>(address: string, work: () => Promise<R>): Promise<R> {
  const inject = app.server.inject.bind(app.server)
  const spy = vi
    .spyOn(app.server, 'inject')
    .mockImplementation(((request: object) => inject({ ...request, remoteAddress: address })) as never)
  return work().finally(() => spy.mockRestore())
}

test.each(names)('%s costs much, and is counted', async (name) => {
  expect((await watch(name, await renewWorld(app))).counted).not.toEqual([])
})

test('every call that sends an email or takes a file is listed as expensive', { timeout: 240_000 }, async () => {
  const unnamed: string[] = []
  for (const [name, endpoint] of endpoints) {
    if (names.includes(name) || metered.has(name)) continue
    if (endpoint.upload) unnamed.push(name)
    // Moderators are few and trusted, and their decisions are audited.
    if (endpoint.access === 'admin' || endpoint.method === 'GET') continue
    await app.pool.query('delete from rate_limits')
    const world = await renewWorld(app)
    if ((await watch(name, world)).mails.includes('mail')) unnamed.push(name)
  }
  expect(unnamed).toEqual([])
})
