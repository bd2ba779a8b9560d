import { randomUUID } from 'node:crypto'
import { listChats, sendMessage } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually, testApp } from '../../../../test/app.ts'
import { aChat, decide, messagesOf, say } from '../../../../test/chat-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { inLong, noteFigures } from '../../../../test/long.ts'
import '../../../../test/matchers.ts'
import { buildApp } from '../../../app.ts'
import { storeMessages } from './store-messages.sql.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()

type Stored = Awaited<ReturnType<typeof say>>
const identityOf = ({ _id, seq, createdAt }: Stored) => `${_id} ${seq} ${createdAt}`
const bySocket = async (who: Person) => {
  const socket = await app.connect(who)
  return (chatId: string, content: string, clientMessageId: string) =>
    socket.ask<Stored>('sendMessage', { chatId, content, clientMessageId })
}

describe('a repeat of a message', () => {
  test('is the first one, by socket, by HTTP, and by both concurrently', async () => {
    const { chatId, by, other } = await aChat(app)
    const tell = await bySocket(by)
    const ana = await app.connect(other)
    const count = inLong(400, 30)
    const ids = Array.from({ length: count }, () => randomUUID())
    const attempts = ids.flatMap((id, i) =>
      Array.from({ length: 1 + (i % 5) }, (_, n) => ({ id, content: `Message ${i}`, isCall: (i + n) % 2 === 0 })),
    )
    const answers: Stored[] = []
    // More concurrent messages of one person would exceed the rate limit.
    for (let at = 0; at < attempts.length; at += 100) {
      const send = ({ id, content, isCall }: (typeof attempts)[number]) =>
        isCall ? say(by, chatId, content, id) : tell(chatId, content, id)
      answers.push(...(await Promise.all(attempts.slice(at, at + 100).map(send))))
    }
    const identities = Map.groupBy(answers, ({ clientMessageId }) => clientMessageId)
    expect(identities.size).toBe(count)
    for (const same of identities.values()) expect(new Set(same.map(identityOf)).size).toBe(1)
    const { messages } = await messagesOf(other, chatId, { after: 0 })
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, i) => i + 1))
    expect((await other.call(listChats)).chats[0]).toMatchObject({ unreadCount: count, lastSeq: count })
    await eventually(() => new Set(ana.heard('receiveMessage').map(({ _id }) => _id)).size === count)
    noteFigures('P2', { messages: count, 'sent in all': attempts.length })
  })

  test('is the first one after the server has started again', async () => {
    const { chatId, by } = await aChat(app)
    const first = await say(by, chatId, 'Hello.', 'one')
    const { server } = await buildApp(app.deps)
    onTestFinished(() => server.close())
    const later = app.callerAt(await server.listen({ port: 0, host: '127.0.0.1' }), by.token)
    const body = { chatId, content: 'Hello.', clientMessageId: 'one' }
    expect(identityOf((await later.call(sendMessage, { body })).data)).toBe(identityOf(first))
    await expect(later.call(sendMessage, { body: { ...body, content: 'Hi.' } })).toBeRefused('message_id_reused')
  })

  test('is the first one 25 hours later', async () => {
    const { chatId, by } = await aChat(app)
    const first = await say(by, chatId, 'Hello.', 'one')
    await app.pool.query(`update messages set created_at = created_at - interval '25 hours'`)
    const tell = await bySocket(by)
    for (const again of [await say(by, chatId, 'Hello.', 'one'), await tell(chatId, 'Hello.', 'one')]) {
      expect(again).toMatchObject({ _id: first._id, seq: 1 })
    }
    expect((await messagesOf(by, chatId)).total).toBe(1)
  })

  test('is the first one when the chat has been closed since', async () => {
    const { chatId, by, other } = await aChat(app)
    const first = await say(by, chatId, 'Hello.', 'one')
    await decide(other, chatId, 'block')
    expect(identityOf(await say(by, chatId, 'Hello.', 'one'))).toBe(identityOf(first))
    await expect(say(by, chatId, 'Hello.', 'two')).toBeRefused('chat_closed')
  })

  test('is told to the other again as long as it has not reached them: who stored it may have ended before', async () => {
    const { chatId, by, other } = await aChat(app)
    const facts = { chatId, senderId: by._id, sentBy: null, content: 'Hello.', warnings: [], isPersonal: false }
    await storeMessages(app.db, [{ ...facts, clientMessageId: 'one' }], { effects: false })
    const [ana, tell] = [await app.connect(other), await bySocket(by)]
    const { _id } = await tell(chatId, 'Hello.', 'one')
    expect(await eventually(() => ana.heard('receiveMessage')[0])).toMatchObject({ _id, seq: 1, clientMessageId: null })
    await ana.ask('delivered', { chatId, seq: 1 })
    await tell(chatId, 'Hello.', 'one')
    await tell(chatId, 'Next.', 'two')
    await eventually(() => ana.heard('receiveMessage').find(({ seq }) => seq === 2))
    expect(ana.heard('receiveMessage').map(({ seq }) => seq)).toEqual([1, 2])
  })
})

describe('an id that was used', () => {
  test('is refused with another text or in another chat, by socket and by HTTP', async () => {
    const { chatId, by } = await aChat(app)
    const { chatId: elsewhere } = await aChat(app, { by })
    const tell = await bySocket(by)
    await say(by, chatId, 'Hello.', 'one')
    for (const send of [(...words: [string, string, string]) => say(by, ...words), tell]) {
      await expect(send(chatId, 'Hello!', 'one')).toBeRefused('message_id_reused')
      await expect(send(elsewhere, 'Hello.', 'one')).toBeRefused('message_id_reused')
    }
    for (const id of [chatId, elsewhere]) expect((await messagesOf(by, id)).total).toBe(id === chatId ? 1 : 0)
  })

  test('of the other person is no obstacle: ids are of their sender', async () => {
    const { chatId, by, other } = await aChat(app)
    const [first, second] = [await say(by, chatId, 'Hello.', 'one'), await say(other, chatId, 'Hi.', 'one')]
    expect([first.seq, second.seq]).toEqual([1, 2])
    expect(identityOf(await say(other, chatId, 'Hi.', 'one'))).toBe(identityOf(second))
  })

  test('by two concurrent messages makes one of them, and refuses the other', async () => {
    const { chatId, by } = await aChat(app)
    const sent = await Promise.allSettled(['Yes.', 'No.'].map((content) => say(by, chatId, content, 'one')))
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.body.code] : []))
    expect(refused).toEqual(['message_id_reused'])
    expect((await messagesOf(by, chatId)).total).toBe(1)
  })
})

test('without an id every message is a new one, and an id is a short text', async () => {
  const { chatId, by } = await aChat(app)
  const send = (clientMessageId: unknown) =>
    by.call(sendMessage, { body: { chatId, content: 'Hello.', clientMessageId: clientMessageId as string } })
  expect((await send(undefined)).data.seq).toBe(1)
  expect((await send(null)).data.seq).toBe(2)
  for (const wrong of ['', '   ', 'x'.repeat(101), 7, ['x']]) {
    await expect(send(wrong)).toBeRefused('invalid_input', 'clientMessageId')
  }
  expect((await send('x'.repeat(100))).data.seq).toBe(3)
})
