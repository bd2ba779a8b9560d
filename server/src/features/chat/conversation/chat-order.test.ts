import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { eventually, testApp } from '../../../../test/app.ts'
import { aChat, messagesOf, say } from '../../../../test/chat-factory.ts'
import { inLong, noteFigures } from '../../../../test/long.ts'
import type { TestSocket } from '../../../../test/sockets.ts'
import { fewestStatements } from '../../../../test/statements.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()

interface Numbered {
  _id: string
  seq: number
}
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
const tell = (client: TestSocket, chatId: string, content: string) =>
  client.ask<Numbered>('sendMessage', { chatId, content })

describe('the order of messages', () => {
  test('is one for both people, without a gap, in lists and on screens, though 20 send concurrently', async () => {
    const { chatId, by, other } = await aChat(app)
    const [hana, ana] = [await app.connect(by), await app.connect(other)]
    const watching = [await app.connect(by), await app.connect(other)]
    const each = inLong(250, 20)
    const ways = [
      (content: string) => say(other, chatId, content),
      (content: string) => say(by, chatId, content),
      (content: string) => tell(ana, chatId, content),
      (content: string) => tell(hana, chatId, content),
    ]
    const senders = Array.from({ length: 20 }, async (_, i) => {
      const send = ways[i % 4]
      const sent: Numbered[] = []
      for (let n = 0; send && n < each; n++) sent.push(await send(`Message ${n} of ${i}`))
      return sent
    })
    const sent = await Promise.all(senders)
    const idBySeq = new Map(sent.flat().map(({ _id, seq }) => [seq, _id]))
    const all = upTo(20 * each)
    expect([...idBySeq.keys()].toSorted((a, b) => a - b)).toEqual(all)
    for (const own of sent)
      expect(own.map(({ seq }) => seq)).toEqual(own.map(({ seq }) => seq).toSorted((a, b) => a - b))
    for (const who of [by, other]) {
      const messages: Awaited<ReturnType<typeof messagesOf>>['messages'] = []
      while (messages.length < all.length)
        messages.push(...(await messagesOf(who, chatId, { after: messages.length })).messages)
      expect(messages.map(({ _id }) => _id)).toEqual(all.map((seq) => idBySeq.get(seq)))
      const times = messages.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted())
    }
    for (const client of watching) {
      await eventually(() => client.heard('receiveMessage').length === all.length)
      for (const { _id, seq } of client.heard('receiveMessage')) expect(_id).toBe(idBySeq.get(seq))
    }
    noteFigures('P3', { senders: 20, messages: all.length })
  }, 300_000)

  test('of one screen is that in which it sent, also when it waits for no answer', async () => {
    const { chatId, by, other } = await aChat(app)
    const [hana, ana] = [await app.connect(by), await app.connect(other)]
    const send = (client: TestSocket, name: string) =>
      Promise.all(upTo(60).map((n) => tell(client, chatId, `${name} ${n}`)))
    const both = await Promise.all([send(hana, 'Hana'), send(ana, 'Ana')])
    for (const sent of both) {
      const numbers = sent.map(({ seq }) => seq)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
    const { messages } = await messagesOf(by, chatId, { after: 0 })
    for (const name of ['Hana', 'Ana']) {
      const said = messages.map(({ content }) => content).filter((content) => content.startsWith(name))
      expect(said).toEqual(upTo(60).map((n) => `${name} ${n}`))
    }
  })
})

describe('catching up', () => {
  test('goes on until the newest number is held, in pieces of at most 500', async () => {
    const { chatId, by, other } = await aChat(app)
    await app.pool.query(
      `insert into messages (chat_id, seq, sender_id, content) select $1, n, $2, n::text from generate_series(1, 1203) n`,
      [chatId, by._id],
    )
    await app.pool.query('update chats set last_seq = 1203, seeker_unread = 1203')
    const held: number[] = []
    const sizes: number[] = []
    for (let lastSeq = 1; held.length < lastSeq; ) {
      const page = await messagesOf(other, chatId, { after: held.length })
      held.push(...page.messages.map(({ seq }) => seq))
      sizes.push(page.messages.length)
      lastSeq = page.lastSeq
    }
    expect(held).toEqual(upTo(1_203))
    expect(sizes).toEqual([500, 500, 203])
    expect((await messagesOf(other, chatId, { after: 1_203 })).messages).toEqual([])
  })

  test('misses nothing that is sent meanwhile by those who subscribed first', async () => {
    const { chatId, by, other } = await aChat(app)
    const hana = await app.connect(by)
    const sending = Promise.all(upTo(100).map((n) => tell(hana, chatId, `Message ${n}`)))
    await eventually(async () => (await messagesOf(other, chatId)).total > 10)
    const ana = await app.connect(other)
    const { messages } = await messagesOf(other, chatId, { after: 0 })
    await sending
    await eventually(() => ana.heard('receiveMessage').some(({ seq }) => seq === 100))
    const held = new Set([...messages, ...ana.heard('receiveMessage')].map(({ seq }) => seq))
    expect([...held].toSorted((a, b) => a - b)).toEqual(upTo(100))
  })
})

test('an ordinary message is one statement, one that warns two, and over HTTP each is one more for the token', async () => {
  const { chatId, by, other } = await aChat(app)
  await say(other, chatId, 'Hello.')
  const [hana, ana] = [await app.connect(by), await app.connect(other)]
  await tell(hana, chatId, 'Hello.')
  for (const client of [hana, ana]) {
    const told = (text: string) =>
      fewestStatements(() => client.ask('sendMessage', { chatId, content: text, clientMessageId: randomUUID() }), {
        wherever: true,
      })
    expect(await told('We are open on Sundays too.')).toHaveLength(1)
    expect(await told('Write to me on WhatsApp.')).toHaveLength(2)
  }
  expect(await fewestStatements(() => say(by, chatId, 'We are open on Sundays too.'))).toHaveLength(2)
  expect(await fewestStatements(() => say(by, chatId, 'Write to me on WhatsApp.'))).toHaveLength(3)
})
