import { unblock } from '@hearback/contract/hiring/chat.ts'
import { expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { aChat, decide } from '../../../test/chat-factory.ts'
import type { TestSocket } from '../../../test/sockets.ts'
import { countStatements } from '../../../test/statements.ts'

const app = testApp()
const tabs = 3
/** One for the person, as connections of the previous test may still be closing. The pool has more. */
const most = 1 + tabs

/** The number of pool connections that the work takes, in total and concurrently. */
async function connectionsOf(work: () => Promise<unknown>): Promise<{ taken: number; atOnce: number }> {
  let [taken, inUse, atOnce] = [0, 0, 0]
  const acquire = () => {
    taken += 1
    inUse += 1
    atOnce = Math.max(atOnce, inUse)
  }
  const release = () => {
    inUse -= 1
  }
  app.pool.on('acquire', acquire).on('release', release)
  await work()
  app.pool.off('acquire', acquire).off('release', release)
  return { taken, atOnce }
}

const flood = (
  clients: readonly TestSocket[],
  event: 'typing' | 'openChat' | 'read',
  payload: unknown,
  times: number,
) =>
  Promise.all(
    clients.flatMap((client) => Array.from({ length: times }, () => client.ask(event, payload).catch(String))),
  )

test('typing 3,000 times on three screens takes a statement or two for each screen, one at a time', async () => {
  const { chatId, by } = await aChat(app)
  const clients = await Promise.all(Array.from({ length: tabs }, () => app.connect(by)))
  const { taken, atOnce } = await connectionsOf(() => flood(clients, 'typing', { chatId, isTyping: true }, 1_000))
  expect(taken).toBeLessThanOrEqual(3 * tabs)
  expect(atOnce).toBeLessThanOrEqual(most)
})

test.each([
  ['openChat', {}],
  ['read', { seq: 0 }],
] as const)('a flood of %s occupies one connection, and no more than the rate limit allows', async (event, payload) => {
  const { chatId, by } = await aChat(app)
  const clients = await Promise.all(Array.from({ length: tabs }, () => app.connect(by)))
  const start = Date.now()
  const { taken, atOnce } = await connectionsOf(() => flood(clients, event, { chatId, ...payload }, 400))
  const windows = Math.floor((Date.now() - start) / 2_000) + 1
  expect(atOnce).toBeLessThanOrEqual(most)
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThanOrEqual(100 * (windows + 1))
})

test('membership is read again after a block, after its end, and where another chat was opened meanwhile', async () => {
  const { chatId, by, other } = await aChat(app)
  const { chatId: another } = await aChat(app, { by })
  const hana = await app.connect(by)
  const readsOf = async () => {
    const statements = await countStatements(() => hana.ask('typing', { chatId, isTyping: true }), { wherever: true })
    return statements.filter((statement) => statement.includes('as "is_unblocked", ')).length
  }
  const heardOf = (times: number) => eventually(() => hana.heard('chatChanged').length === times)
  expect([await readsOf(), await readsOf(), await readsOf()]).toEqual([1, 0, 0])
  const before = hana.heard('chatChanged').length
  await decide(other, chatId, 'block')
  await heardOf(before + 1)
  expect([await readsOf(), await readsOf()]).toEqual([1, 1])
  await other.call(unblock, { params: { id: chatId } })
  await heardOf(before + 2)
  expect([await readsOf(), await readsOf()]).toEqual([1, 0])
  await hana.ask('openChat', { chatId: another })
  expect([await readsOf(), await readsOf()]).toEqual([1, 0])
})
