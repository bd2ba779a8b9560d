import { listChats, readChat } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test, vi } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { aChat, chatOf, holdChat, messagesOf, say } from '../../../test/chat-factory.ts'
import type { Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()

const read = (who: Person, chatId: string, seq: number) => who.call(readChat, { body: { chatId, seq } })

/** Counts chats whose counters and receipts contradict their messages. */
async function drifted(): Promise<number> {
  const { rows } = await app.pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from chats c where
       employer_unread <> (select count(*) from messages m
         where m.chat_id = c.id and m.sender_id = c.seeker_id and m.seq > c.employer_read_seq)
       or seeker_unread <> (select count(*) from messages m
         where m.chat_id = c.id and m.sender_id = c.employer_id and m.seq > c.seeker_read_seq)
       or exists (select from messages m where m.chat_id = c.id and (m.read_at is null)
         = (m.seq <= case when m.sender_id = c.seeker_id then c.employer_read_seq else c.seeker_read_seq end))
       or exists (select from messages m where m.chat_id = c.id and m.read_at is not null and m.delivered_at is null)`,
  )
  return rows[0]?.wrong ?? -1
}

describe('unread messages', () => {
  test('never drifts from what was not read, though reading and sending race for 200 rounds', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(other, chatId, 'Hello.')
    for (let round = 1; round <= 200; round++) {
      const seq = (round * 7) % (2 * round + 1)
      await Promise.all([
        say(by, chatId, `Question ${round}`),
        say(other, chatId, `Answer ${round}`),
        read(round % 3 ? other : by, chatId, seq),
        read(other, chatId, Math.max(0, seq - (round % 2))),
      ])
      if (round % 20 === 0) expect(await drifted()).toBe(0)
    }
    expect(await drifted()).toBe(0)
    const { unreadCount, readSeq, lastSeq } = await chatOf(other, chatId)
    const { messages } = await messagesOf(other, chatId, { after: readSeq })
    expect(lastSeq).toBe(401)
    expect(unreadCount).toBe(messages.filter(({ sender }) => sender === by._id).length)
  }, 90_000)

  test('is what the other wrote: one’s own messages are read', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(by, chatId, 'One')
    await say(other, chatId, 'Two')
    await say(by, chatId, 'Three')
    const unread = async (who: Person) => (await who.call(listChats)).chats[0]?.unreadCount
    expect([await unread(by), await unread(other)]).toEqual([1, 2])
    expect(await read(other, chatId, 2)).toMatchObject({ readSeq: 2, unreadCount: 1 })
    expect([await unread(by), await unread(other)]).toEqual([1, 1])
  })
})

describe('marks', () => {
  test('of several tabs never go back, in whatever order they come', async () => {
    const { chatId, by, other } = await aChat(app)
    for (let i = 1; i <= 10; i++) await say(by, chatId, `Message ${i}`)
    const tabs = await Promise.all([app.connect(other), app.connect(other), app.connect(other)])
    const hana = await app.connect(by)
    await Promise.all(
      [3, 9, 1, 7, 5, 8].map((seq, i) => tabs[i % 3]?.ask(i % 2 ? 'read' : 'delivered', { chatId, seq })),
    )
    expect(await chatOf(by, chatId)).toMatchObject({ othersReadSeq: 9, othersDeliveredSeq: 9 })
    expect(await chatOf(other, chatId)).toMatchObject({ readSeq: 9, unreadCount: 1 })
    const last = await eventually(() => hana.heard('receipt').find(({ readSeq }) => readSeq === 9))
    expect(last).toMatchObject({ chatId, userId: other._id })
    const progress = hana.heard('receipt').map(({ readSeq, deliveredSeq }) => readSeq + deliveredSeq)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    for (const tab of tabs) await eventually(() => tab.heard('receipt').some(({ readSeq }) => readSeq === 9))
    expect(await drifted()).toBe(0)
  })

  test('beyond the newest message mean that one, and before the first none', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(by, chatId, 'Hello.')
    expect(await read(other, chatId, 0)).toMatchObject({ readSeq: 0, unreadCount: 1 })
    expect(await read(other, chatId, 2_147_483_647)).toMatchObject({ readSeq: 1, unreadCount: 0 })
    await say(by, chatId, 'Are you there?')
    expect(await chatOf(other, chatId)).toMatchObject({ readSeq: 1, unreadCount: 1 })
    for (const seq of [-1, 1.5, 2_147_483_648, 'x']) {
      await expect(read(other, chatId, seq as number)).toBeRefused('invalid_input', 'seq')
    }
  })

  test.each([
    ['read', 'read_at'],
    ['delivered', 'delivered_at'],
  ] as const)(
    'beyond the newest message (%s) stop at the newest that is there, also while the next is being stored',
    async (event, stamp) => {
      const { chatId, by, other } = await aChat(app)
      await say(by, chatId, 'Hello.')
      const ana = await app.connect(other)
      const letGo = await holdChat(app, chatId)
      const marked = ana.ask(event, { chatId, seq: 999 })
      await letGo(
        1,
        `with next as (update chats set last_seq = 2, seeker_unread = seeker_unread + 1 where id = $1)
       insert into messages (chat_id, seq, sender_id, content) values ($1, 2, $2, 'Are you there?')`,
        [chatId, by._id],
      )
      await marked
      const { othersReadSeq, othersDeliveredSeq } = await chatOf(by, chatId)
      const { rows } = await app.pool.query<{ count: number }>(`select count(${stamp})::int as count from messages`)
      expect(rows[0]?.count).toBe(event === 'read' ? othersReadSeq : othersDeliveredSeq)
      expect(await drifted()).toBe(0)
    },
  )

  test('of delivery stand on the messages of the other, and reading keeps their time', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(by, chatId, 'One')
    await say(other, chatId, 'Two')
    const ana = await app.connect(other)
    await ana.ask('delivered', { chatId, seq: 2 })
    const [one, two] = (await messagesOf(by, chatId)).messages
    expect([one?.deliveredAt, one?.readAt, two?.deliveredAt]).toEqual([expect.any(String), null, null])
    await ana.ask('read', { chatId, seq: 2 })
    const [again] = (await messagesOf(by, chatId)).messages
    expect(again).toMatchObject({ deliveredAt: one?.deliveredAt, readAt: expect.any(String) })
  })
})
