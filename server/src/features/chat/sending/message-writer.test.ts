import { decideChat, listMessages } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { aChat, say } from '../../../../test/chat-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { messageWriter } from './message-writer.ts'

const app = testApp()

/** A chat in which both have written. */
async function anAcceptedChat() {
  const chat = await aChat(app)
  await say(chat.by, chat.chatId, 'Hello.', 'hello')
  await say(chat.other, chat.chatId, 'Hi.', 'hi')
  return chat
}
const plain = (who: Person, chatId: string, content: string, clientMessageId: string | null = null) => ({
  chatId,
  senderId: who._id,
  sentBy: null,
  content,
  clientMessageId,
  warnings: [],
  isPersonal: false,
})
const messagesOf = async (who: Person, chatId: string) =>
  (await who.call(listMessages, { params: { chatId }, query: { after: 2 } })).messages

describe('messages that come together', () => {
  test('are stored together, each chat without a gap and each sender in order', async () => {
    const chats = [await anAcceptedChat(), await anAcceptedChat()]
    const write = messageWriter(app.db, app.deps.config)
    const lines = chats.flatMap(({ chatId, by, other }) => [by, other].map((who) => ({ chatId, who })))
    const inTurn = async ({ chatId, who }: { chatId: string; who: Person }) => {
      for (let i = 0; i < 25; i++) {
        expect(await write(plain(who, chatId, `Message ${i}`, `id ${i}`))).toMatchObject({ unstored: null })
      }
    }
    await Promise.all(lines.map(inTurn))
    for (const { chatId, by, other } of chats) {
      const messages = await messagesOf(by, chatId)
      expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 3))
      for (const { _id } of [by, other]) {
        const order = messages
          .filter(({ sender }) => sender === _id)
          .map(({ content }) => Number(content.split(' ')[1]))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }
      expect(await messagesOf(other, chatId)).toHaveLength(50)
    }
    const { rows } = await app.pool.query('select employer_unread + seeker_unread as unread from chats')
    expect(rows.map(({ unread }) => unread)).toEqual([52, 52])
  })

  test('say of each why it was not stored: a repeat, also among themselves, a closed chat, and one of others', async () => {
    const [open, blocked, waiting] = [await anAcceptedChat(), await anAcceptedChat(), await aChat(app)]
    await blocked.other.call(decideChat, { params: { chatId: blocked.chatId }, body: { decision: 'block' } })
    const write = messageWriter(app.db, app.deps.config)
    const outcomes = await Promise.all([
      write(plain(open.by, open.chatId, 'First.')),
      write(plain(open.by, open.chatId, 'Hello.', 'hello')),
      write(plain(open.by, open.chatId, 'Once.', 'once')),
      write(plain(open.by, open.chatId, 'Once.', 'once')),
      write(plain(blocked.by, blocked.chatId, 'Blocked.')),
      write(plain(blocked.other, blocked.chatId, 'Blocked.')),
      write(plain(waiting.by, waiting.chatId, 'Not accepted yet.')),
      write(plain(waiting.other, waiting.chatId, 'This accepts.')),
      write(plain(blocked.by, open.chatId, 'Not mine.')),
      write(plain(open.other, open.chatId, 'Last.')),
    ])
    expect(outcomes.map((row) => (row?.unstored === null ? row.message_seq : row?.unstored))).toEqual([
      3,
      'repeated',
      4,
      'needs_transaction',
      'unavailable',
      'blocked',
      1,
      'needs_transaction',
      'not_found',
      5,
    ])
  })

  test('keep the warnings of each', async () => {
    const { chatId, by } = await anAcceptedChat()
    const write = messageWriter(app.db, app.deps.config)
    const warned = { ...plain(by, chatId, 'Send $50 by Zelle.'), warnings: ['money', 'other_messenger'] as const }
    await Promise.all([write(plain(by, chatId, 'Hello.')), write(warned), write(plain(by, chatId, 'Bye.'))])
    const { rows } = await app.pool.query('select warnings from messages where seq > 2 order by seq')
    expect(rows.map(({ warnings }) => warnings)).toEqual([[], ['money', 'other_messenger'], []])
  })

  test('are refused together when the database fails, and nothing of them is there', async () => {
    const { chatId, by } = await anAcceptedChat()
    const write = messageWriter(app.db, app.deps.config)
    const results = await Promise.allSettled([
      write(plain(by, chatId, 'Alone in its statement.')),
      write(plain(by, chatId, 'Beside one that is too long.')),
      write(plain(by, chatId, 'x'.repeat(5_001))),
    ])
    const kept = (await messagesOf(by, chatId)).map(({ content }) => content)
    const promised = results.filter(({ status }) => status === 'fulfilled')
    expect(kept).toHaveLength(promised.length)
    expect(kept).not.toContain('x'.repeat(5_001))
  })
})
