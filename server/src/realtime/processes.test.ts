import { sendMessage } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../test/app.ts'
import { aChat } from '../../test/chat-factory.ts'
import { processOf, testCluster } from '../../test/cluster.ts'
import { freePort } from '../../test/process.ts'
import { endOf } from '../../test/raw-sockets.ts'
import type { TestSocket } from '../../test/sockets.ts'

const app = testApp()
const cluster = testCluster(app)
const withRedis = describe.skipIf(!cluster.isPossible)

/** Two people: the first on process 0, the second there and on another process. They reconnect automatically. */
async function threeScreens(second = 1) {
  const { chatId, by, other } = await aChat(app)
  const again = { reconnection: true, reconnectionDelay: 100, reconnectionDelayMax: 500 }
  const here = await cluster.connect(0, other, again)
  const there = await cluster.connect(second, other, again)
  const say = (content: string) => cluster.caller(0, by).call(sendMessage, { body: { chatId, content } })
  const asksForPresence = () => here.ask('openChat', { chatId })
  return { here, there, say, asksForPresence }
}
const contentsOf = (client: TestSocket) => client.heard('receiveMessage').map(({ content }) => content)
const hears = (client: TestSocket, content: string) => eventually(() => contentsOf(client).includes(content))
const connectsAgain = (client: TestSocket) => new Promise((resolve) => client.once('connect', () => resolve(true)))

withRedis('when Redis goes away, where a Redis server is installed,', () => {
  test('each process serves its own sockets on, and all connect again once it is back, to fetch what they missed', async () => {
    const { here, there, say, asksForPresence } = await threeScreens()
    await cluster.redis.kill()
    await say('while it is away')
    await hears(here, 'while it is away')
    expect(contentsOf(there)).toEqual([])
    expect(await asksForPresence()).toMatchObject({ presence: { online: false } })
    const ends = Promise.all([endOf(here), endOf(there)])
    const returns = Promise.all([connectsAgain(here), connectsAgain(there)])
    await cluster.redis.start()
    expect(await ends).toEqual(['transport close', 'transport close'])
    await returns
    await say('now that it is back')
    await Promise.all([hears(here, 'now that it is back'), hears(there, 'now that it is back')])
    expect(cluster.processes.map((one) => one.process.exitCode)).toEqual([null, null])
  }, 30_000)

  test('a Redis that hangs holds no one up for more than a moment, and all connect again afterwards', async () => {
    const { here, there, say, asksForPresence } = await threeScreens()
    cluster.redis.freeze()
    await say('while it hangs')
    await hears(here, 'while it hangs')
    await say('still')
    await hears(here, 'still')
    expect(await asksForPresence()).toMatchObject({ presence: { online: false } })
    const told = Promise.all([endOf(here), endOf(there)])
    cluster.redis.resume()
    expect(await told).toEqual(['transport close', 'transport close'])
  }, 30_000)

  test('a process that starts without it says so, and repeats no password', async () => {
    const port = await freePort()
    const started = processOf(app, { REDIS_URL: `redis://app:hidden@127.0.0.1:${port}` })
    const sentence = await started.then(
      () => 'it started',
      (error: Error) => error.message,
    )
    expect(sentence).toContain(
      `Redis at 127.0.0.1:${port}, which REDIS_URL names, cannot be reached: connect ECONNREFUSED`,
    )
    expect(sentence).not.toContain('hidden')
  }, 30_000)
})

withRedis('when a process ends, where a Redis server is installed,', () => {
  test('by kill -9, its screens and those that reached it through others connect to one that lives', async () => {
    const { by, other, chatId } = await aChat(app)
    const again = { reconnection: true, reconnectionDelay: 100, reconnectionDelayMax: 500 }
    const transports = [['polling'], ['websocket'], ['polling', 'websocket']]
    const clients = await Promise.all(
      [...transports, ...transports].map((names) =>
        cluster.connect('anywhere', other, { ...again, transports: names }),
      ),
    )
    // During a transport upgrade, the library notices a loss only at the next heartbeat.
    await eventually(() =>
      clients.every(({ io: { engine, opts } }) => engine.transport.name === opts.transports?.at(-1)),
    )
    cluster.retire(1)
    await cluster.processes[1]?.end('SIGKILL')
    await cluster.caller(0, by).call(sendMessage, { body: { chatId, content: 'after it' } })
    await eventually(() => clients.every((client) => client.connected))
    await cluster.caller(0, by).call(sendMessage, { body: { chatId, content: 'once all are back' } })
    await Promise.all(clients.map((client) => hears(client, 'once all are back')))
  }, 30_000)

  test('at SIGTERM while Redis is away, it ends as gently as ever', async () => {
    const { here } = await threeScreens(0)
    await cluster.redis.kill()
    const told = endOf(here)
    expect(await cluster.processes[0]?.end()).toBe(0)
    expect(await told).toBe('transport close')
  }, 30_000)
})
