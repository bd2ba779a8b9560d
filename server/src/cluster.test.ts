import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../test/app.ts'
import { aChat } from '../test/chat-factory.ts'
import { type Running, startProcess } from '../test/process.ts'
import { redisProgram } from '../test/redis.ts'
import { samplesIn } from '../test/samples.ts'

const app = testApp()
/** A process takes seconds to start on a busy machine. */
const atStart = { withinMs: 60_000 }
const running: Running[] = []
afterAll(() => Promise.all(running.map((one) => one.end())), 30_000)

async function start(env: NodeJS.ProcessEnv): Promise<Running> {
  const { databaseUrl, dataDir } = app.deps.config
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'info' }
  const one = await startProcess({ ...settings, ...env }, 'cluster.ts')
  running.push(one)
  return one
}
/** The process that accepts a new connection, by the prefix of its session id. */
async function whoAnswers(url: string): Promise<string> {
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`, { headers: { connection: 'close' } })
  return /"sid":"([\w-]{16})\./.exec(await answer.text())?.[1] ?? ''
}
const pidsOf = ({ said }: Running): number[] =>
  [...said().matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid))
async function twoAnswer({ url }: Running): Promise<string[]> {
  const seen = new Set<string>()
  for (let tries = 0; tries < 200 && seen.size < 2; tries += 1) {
    const one = await whoAnswers(url).catch(() => '')
    if (one) seen.add(one)
    else await pause(50)
  }
  return [...seen]
}

describe.skipIf(redisProgram() === undefined)('npm run start:cluster, where a Redis server is installed,', () => {
  test('serves one port by several processes, replaces one that dies, and ends all of them within 10 seconds', async () => {
    const cluster = await start({ PROCESSES: '2' })
    await eventually(() => cluster.said().includes('Processes: 2'), atStart)
    expect(cluster.said().match(/Hearback is at/g)).toHaveLength(1)
    const { chatId, by, other } = await aChat(app)
    const again = { url: cluster.url, reconnection: true, transports: ['polling', 'websocket'] }
    const [hana, ana] = [await app.connect(by, again), await app.connect(other, again)]
    await hana.ask('sendMessage', { chatId, content: 'Hello' })
    expect(await eventually(() => ana.heard('receiveMessage')[0])).toMatchObject({ content: 'Hello' })
    expect(await twoAnswer(cluster)).toHaveLength(2)
    const figures = samplesIn(await (await fetch(`${cluster.url}/metrics`)).text())
    const open = ['1', '2'].map((worker) => figures.get(`hearback_sockets_open{process="${worker}"}`) ?? Number.NaN)
    expect(open[0]! + open[1]!).toBe(2)
    expect([...figures.keys()].filter((name) => !name.includes('process="'))).toEqual([])

    const [killed = 0] = pidsOf(cluster)
    process.kill(killed, 'SIGKILL')
    await eventually(() => cluster.said().includes('a process ended and is started again'))
    await eventually(() => pidsOf(cluster).length === 3, atStart)
    expect(await twoAnswer(cluster)).toHaveLength(2)
    await eventually(() => hana.connected && ana.connected)
    await ana.ask('sendMessage', { chatId, content: 'Here again' })
    await eventually(() => hana.heard('receiveMessage').some(({ content }) => content === 'Here again'))

    const from = Date.now()
    expect(await cluster.end()).toBe(0)
    expect(Date.now() - from).toBeLessThan(10_000)
    for (const pid of pidsOf(cluster)) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }, 150_000)
})

test('a machine without Redis is told how to get one', async () => {
  await expect(start({ PATH: '/nowhere' })).rejects.toThrow(/several processes need a Redis server.*apt-get install/)
}, 30_000)

test('the error of a process that fails to start ends the start of all', async () => {
  const failing = start({ REDIS_URL: 'redis://127.0.0.1:1', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(failing).rejects.toThrow(/Hearback did not start: .*before it served anybody/s)
}, 30_000)
