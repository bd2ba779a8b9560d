import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { aChat } from '../../test/chat-factory.ts'
import { processOf } from '../../test/cluster.ts'
import { anAccount } from '../../test/factories.ts'
import { endOf, tcpOf } from '../../test/raw-sockets.ts'

const app = testApp()
const start = () => processOf(app)

test('a process with 1,000 sockets tells all of them to connect again at SIGTERM, and ends within 10 seconds', async () => {
  const running = await start()
  const people = await Promise.all(Array.from({ length: 50 }, () => anAccount(app, 'jobseeker')))
  const connect = (who: (typeof people)[number], transport: string) =>
    app.connect(who, { url: running.url, transports: [transport], reconnection: true })
  const clients = await Promise.all(
    people.flatMap((who) => Array.from({ length: 20 }, (_, tab) => connect(who, tab === 0 ? 'polling' : 'websocket'))),
  )
  expect(clients).toHaveLength(1_000)
  const [stopped, ...reading] = clients.toReversed()
  if (stopped) tcpOf(stopped).pause()
  // A poll in between finds its session gone instead. A client reconnects after either.
  const told = Promise.all(
    reading.map(async (client) => {
      const isPolling = client.io.engine.transport.name === 'polling'
      const reason = await endOf(client)
      return isPolling && reason === 'transport error' ? 'transport close' : reason
    }),
  )
  for (const client of clients) client.io.reconnection(false)
  const from = Date.now()
  const code = await running.end('SIGTERM')
  expect(code).toBe(0)
  expect(Date.now() - from).toBeLessThan(10_000)
  expect(new Set(await told)).toEqual(new Set(['transport close']))
}, 60_000)

test('requests that have arrived are answered first: every message that was stored was acknowledged', async () => {
  const process = await start()
  const { chatId, by } = await aChat(app)
  const hana = await app.connect(by, { url: process.url })
  const acknowledged: string[] = []
  const sent = Array.from({ length: 100 }, async (_, count) => {
    const answer = await hana.timeout(20_000).emitWithAck('sendMessage', { chatId, content: `${count}` })
    acknowledged.push(answer.data.content)
  })
  await Promise.race(sent)
  expect(await process.end('SIGTERM')).toBe(0)
  await Promise.allSettled(sent)
  const { rows } = await app.pool.query('select content from messages where chat_id = $1 order by seq', [chatId])
  expect(rows.map(({ content }) => content)).toEqual(acknowledged)
}, 60_000)
