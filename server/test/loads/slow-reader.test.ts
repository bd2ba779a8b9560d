import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventually, testApp } from '../app.ts'
import { aChat } from '../chat-factory.ts'
import { testProcess } from '../cluster.ts'
import { inLong, isLong, noteFigures, quantile } from '../long.ts'
import { tcpOf } from '../raw-sockets.ts'
import { knowsMemory, watchMemory } from './memory.ts'

const app = testApp()
const server = testProcess(app)
const perSecond = 40
const content = 'We are open on Sundays too, and the oven is warm. '.repeat(10)
const megabyte = 1_000_000
/** The noise of a p99 on a shared machine. */
const clockMs = 5

/** A sender, the receiving socket, and the measured delays. */
interface Pair {
  say(): Promise<void>
  readonly took: number[]
}

async function aPair(): Promise<Pair & { hearer: { token: string | undefined } }> {
  const { chatId, by, other } = await aChat(app)
  const [from, to] = [await app.connect(by, { url: server.url }), await app.connect(other, { url: server.url })]
  const took: number[] = []
  const begun = new Map<string, number>()
  to.on('receiveMessage', ({ content: said }: { content: string }) => {
    const start = begun.get(said.trim())
    if (start !== undefined) took.push(performance.now() - start)
  })
  let n = 0
  return {
    took,
    hearer: other,
    async say() {
      n += 1
      const said = `${n} ${content}`.trim()
      begun.set(said, performance.now())
      await from.ask('sendMessage', { chatId, content: said })
    },
  }
}

/** Sends messages in turn for `forMs`. Returns the delivery time of each in milliseconds. */
async function talk(pairs: readonly Pair[], forMs: number): Promise<number[]> {
  for (const pair of pairs) pair.took.length = 0
  const saying: Promise<void>[] = []
  const start = performance.now()
  for (let n = 0; performance.now() - start < forMs; n++) {
    const pair = pairs[n % pairs.length]
    if (pair) saying.push(pair.say())
    await pause(Math.max(0, start + ((n + 1) * 1_000) / perSecond - performance.now()))
  }
  await Promise.all(saying)
  await eventually(() => pairs.reduce((all, { took }) => all + took.length, 0) === saying.length)
  return pairs.flatMap(({ took }) => took)
}

test.skipIf(!knowsMemory)(
  'a reader that stops raises no one’s p99 by more than a fifth, and the memory by no more than 50 MB',
  async () => {
    const pairs = await Promise.all(Array.from({ length: 4 }, aPair))
    await talk(pairs, inLong(20_000, 1_000))
    const calm = watchMemory(server.process.pid ?? 0)
    const before = await talk(pairs, inLong(60_000, 2_000))
    const most = calm.stop().own
    const stalled: Socket[] = []
    // The server disconnects a client that reads nothing; the same user's next client stalls too.
    const stall = async () => {
      const client = await app.connect(pairs[0]?.hearer ?? '', { url: server.url })
      stalled.push(tcpOf(client).pause())
    }
    await stall()
    const again = setInterval(() => void stall(), 30_000)
    const watch = watchMemory(server.process.pid ?? 0)
    const meanwhile = await talk(pairs, inLong(300_000, 4_000))
    clearInterval(again)
    const grown = watch.stop().own - most
    for (const connection of stalled) connection.destroy()
    const after = await talk(pairs, inLong(60_000, 1_000))
    const [without, beside] = [quantile([...before, ...after], 0.99), quantile(meanwhile, 0.99)]
    noteFigures('P7', {
      messages: meanwhile.length,
      'p99 without, ms': without.toFixed(1),
      'p99 beside, ms': beside.toFixed(1),
      'memory grown, MB': (grown / megabyte).toFixed(0),
    })
    expect(grown).toBeLessThan(50 * megabyte)
    // Only in the long run: other tests on the machine affect latencies.
    if (isLong) expect(beside).toBeLessThan(Math.max(without * 1.2, without + clockMs))
  },
  inLong(900_000, 60_000),
)
