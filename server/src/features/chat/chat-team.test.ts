import { countUnread, listChats, readChat } from '@hearback/contract/hiring/chat.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { aChat, messagesOf, say } from '../../../test/chat-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let founder: EmployerPerson
let dana: EmployerPerson
let ana: Person
let chatId: string

beforeEach(async () => {
  founder = await anEmployer(app, { businessName: 'Crust' })
  dana = await anEmployer(app)
  await app.pool.query('update company_members set company_id = $1 where user_id = $2', [founder._id, dana._id])
  ana = await aSeeker(app)
  ;({ chatId } = await aChat(app, { by: founder, with: ana }))
  await say(ana, chatId, 'Hi.')
})

type Client = Awaited<ReturnType<typeof app.connect>>
const numbersOn = (client: Client) => client.heard('receiveMessage').map(({ seq }) => seq)
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => index + from)

describe('two members who write in one chat concurrently', () => {
  test('have one order without a gap, and each screen gets every message once', async () => {
    const clients = await Promise.all([app.connect(founder), app.connect(dana), app.connect(ana)])
    const texts = upTo(20).map((n) => `Message ${n}`)
    const acknowledged = await Promise.all(
      clients.map((client, by) =>
        Promise.all(
          texts.map((content) =>
            client.ask<{ seq: number }>('sendMessage', { chatId, content, clientMessageId: `${by} ${content}` }),
          ),
        ),
      ),
    )
    const all = upTo(60, 2)
    for (const [index, client] of clients.entries()) {
      const own = acknowledged[index]?.map(({ seq }) => seq) ?? []
      expect(own).toEqual(own.toSorted((a, b) => a - b))
      await eventually(() => numbersOn(client).length >= 40)
      expect([...own, ...numbersOn(client)].toSorted((a, b) => a - b)).toEqual(all)
    }
    for (const who of [founder, dana, ana]) {
      const { messages } = await messagesOf(who, chatId, { after: 1 })
      expect(messages.map(({ seq }) => seq)).toEqual(all)
    }
  })

  test('miss nothing of each other after a lost connection', async () => {
    const [founders, danas] = [await app.connect(founder), await app.connect(dana)]
    await founders.ask('sendMessage', { chatId, content: 'Before.' })
    await eventually(() => numbersOn(danas).length === 1)
    danas.disconnect()
    await founders.ask('sendMessage', { chatId, content: 'Meanwhile.' })
    const back = await app.connect(dana)
    const { lastSeq } = await back.ask<{ lastSeq: number }>('openChat', { chatId })
    await founders.ask('sendMessage', { chatId, content: 'After.' })
    await eventually(() => numbersOn(back).length === 1)
    const { messages } = await messagesOf(dana, chatId, { after: 2 })
    expect(messages.map(({ content }) => content)).toEqual(['Meanwhile.', 'After.'])
    expect([lastSeq, numbersOn(back)]).toEqual([3, [4]])
  })
})

describe('a member who is removed', () => {
  test('gets no message or event on any screen that was open, and can send none', async () => {
    const [danas, elsewhere, founders] = [await app.connect(dana), await app.connect(dana), await app.connect(founder)]
    await danas.ask('openChat', { chatId })
    await app.pool.query('delete from company_members where user_id = $1', [dana._id])
    await expect(danas.ask('sendMessage', { chatId, content: 'Still here.' })).toBeRefused('not_found')
    app.deps.events.emit('sessions.ended', { userId: dana._id })
    await eventually(() => !danas.connected && !elsewhere.connected)
    const anas = await app.connect(ana)
    await anas.ask('openChat', { chatId })
    await anas.ask('typing', { chatId, isTyping: true })
    await say(ana, chatId, 'Is anyone there?')
    await eventually(() => numbersOn(founders).length === 1)
    for (const client of [danas, elsewhere])
      expect([...numbersOn(client), ...client.heard('typing'), ...client.heard('notifyTyping')]).toEqual([])
  })
})

describe('the unread messages of a member', () => {
  const read = (who: Person, seq: number) => who.call(readChat, { body: { chatId, seq } })
  const unreadBy = async (who: Person) => {
    const { messages, chats } = await who.call(countUnread)
    const { chats: listed } = await who.call(listChats, { query: { filter: 'unread' } })
    const [chat] = (await who.call(listChats)).chats
    expect([chats, listed.length]).toEqual(messages > 0 ? [1, 1] : [0, 0])
    expect(chat?.unreadCount).toBe(messages)
    return [messages, chat?.readSeq]
  }

  test('are their own, whoever of them reads first and in which steps', async () => {
    await say(ana, chatId, 'Second.')
    expect([await unreadBy(founder), await unreadBy(dana)]).toEqual([
      [2, 0],
      [2, 0],
    ])
    expect(await read(dana, 1)).toMatchObject({ readSeq: 1, unreadCount: 1 })
    expect([await unreadBy(founder), await unreadBy(dana)]).toEqual([
      [2, 0],
      [1, 1],
    ])
    expect(await read(founder, 2)).toMatchObject({ readSeq: 2, unreadCount: 0 })
    expect([await unreadBy(founder), await unreadBy(dana)]).toEqual([
      [0, 2],
      [1, 1],
    ])
    await say(founder, chatId, 'Answer.')
    await say(ana, chatId, 'Third.')
    expect([await unreadBy(founder), await unreadBy(dana)]).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(await read(dana, 2)).toMatchObject({ readSeq: 2, unreadCount: 1 })
    expect(await read(dana, 4)).toMatchObject({ readSeq: 4, unreadCount: 0 })
    expect(await read(founder, 4)).toMatchObject({ readSeq: 4, unreadCount: 0 })
    const { rows } = await app.pool.query('select * from chat_reads')
    expect(rows).toEqual([])
  })

  test('are none for a new member, until the next message', async () => {
    const emil = await anEmployer(app)
    await app.pool.query('update company_members set company_id = $1 where user_id = $2', [founder._id, emil._id])
    expect([await unreadBy(emil), await unreadBy(founder)]).toEqual([
      [0, 1],
      [1, 0],
    ])
    await say(ana, chatId, 'Second.')
    expect(await unreadBy(emil)).toEqual([1, 1])
    await read(founder, 1)
    expect(await unreadBy(emil)).toEqual([1, 1])
  })

  test('are none once both have read concurrently', async () => {
    for (let round = 2; round <= 12; round++) {
      await say(ana, chatId, `Round ${round}.`)
      await Promise.all([read(founder, round), read(dana, round)])
      expect([await unreadBy(founder), await unreadBy(dana)]).toEqual([
        [0, round],
        [0, round],
      ])
    }
  })

  test('stay unread on their screens when a colleague reads, and go on all of their own', async () => {
    const [danas, own, other, anas] = [
      await app.connect(dana),
      await app.connect(dana),
      await app.connect(founder),
      await app.connect(ana),
    ]
    await danas.ask('read', { chatId, seq: 1 })
    for (const client of [own, anas])
      expect(await eventually(() => client.heard('receipt')[0])).toMatchObject({ userId: founder._id, readSeq: 1 })
    await other.ask('read', { chatId, seq: 1 })
    expect(await eventually(() => other.heard('receipt')[0])).toMatchObject({ readSeq: 1 })
    expect(other.heard('receipt')).toHaveLength(1)
    expect(anas.heard('receipt')).toHaveLength(1)
  })
})

describe('typing of a member', () => {
  test('is told to the job seeker with a first name, and to colleagues but not to their own screens', async () => {
    const [founders, elsewhere, danas, anas] = [
      await app.connect(founder),
      await app.connect(founder),
      await app.connect(dana),
      await app.connect(ana),
    ]
    await anas.ask('openChat', { chatId })
    await danas.ask('openChat', { chatId })
    await founders.ask('typing', { chatId, isTyping: true })
    const writer = { _id: founder._id, firstName: 'Harriet' }
    for (const client of [anas, danas])
      expect(await eventually(() => client.heard('typing')[0])).toMatchObject({ userId: founder._id, writer })
    expect([...elsewhere.heard('typing'), ...elsewhere.heard('notifyTyping')]).toEqual([])
  })

  test('is told to job seekers without a writer where the member has no first name', async () => {
    const [danas, anas] = [await app.connect(dana), await app.connect(ana)]
    await danas.ask('typing', { chatId, isTyping: true })
    expect(await eventually(() => anas.heard('notifyTyping')[0])).toMatchObject({ isTyping: true })
  })
})

describe('presence of a company', () => {
  const seen = (client: Client) => client.heard('presence').map(({ userId, online }) => ({ userId, online }))
  const isOnline = async (client: Client) =>
    (await client.ask<{ presence: { online: boolean } }>('openChat', { chatId })).presence.online

  test('is that of any member: job seekers hear when the first comes and the last goes', async () => {
    const anas = await app.connect(ana)
    expect(await isOnline(anas)).toBe(false)
    const danas = await app.connect(dana)
    await eventually(() => seen(anas).length > 0)
    expect(await isOnline(anas)).toBe(true)
    const founders = await app.connect(founder)
    await eventually(() => seen(anas).length > 1)
    danas.disconnect()
    // Waits longer than the delay before a person counts as offline.
    const later = Date.now() + 3_500
    await eventually(() => Date.now() > later)
    expect(await isOnline(anas)).toBe(true)
    founders.disconnect()
    await eventually(() => seen(anas).at(-1)?.online === false)
    expect(seen(anas)).toEqual([true, true, false].map((online) => ({ userId: founder._id, online })))
    expect(await isOnline(anas)).toBe(false)
  }, 15_000)

  test('of a colleague is not told to members', async () => {
    const danas = await app.connect(dana)
    await danas.ask('openChat', { chatId })
    const founders = await app.connect(founder)
    await app.connect(ana)
    await eventually(() => seen(danas).length > 0)
    founders.disconnect()
    expect(seen(danas)).toEqual([{ userId: ana._id, online: true }])
  })
})
