import { countUnread, listChats, readChat } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anApplication } from '../../../../test/application-factory.ts'
import { aChat, chatOf, decide, messagesOf, say } from '../../../../test/chat-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../../test/factories.ts'
import { aJob } from '../../../../test/job-factory.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()

const inbox = (who: Person, query: Record<string, unknown> = {}) => who.call(listChats, { query })
const idsOf = async (who: Person, query: Record<string, unknown> = {}) =>
  (await inbox(who, query)).chats.map(({ _id }) => _id)
const read = (who: Person, chatId: string, seq: number) => who.call(readChat, { body: { chatId, seq } })
const nameOf = async (who: Person, chatId: string, of: Person) =>
  (await chatOf(who, chatId)).participants.find(({ _id }) => _id === of._id)?.name

/** Chats of one employer with `count` seekers, each with one message of the seeker, oldest first. */
async function someChats(count: number) {
  const hana = await anEmployer(app)
  const chats: Awaited<ReturnType<typeof aChat>>[] = []
  for (let i = 0; i < count; i++) {
    const chat = await aChat(app, { by: hana })
    await say(chat.other, chat.chatId, `Message ${i}`)
    chats.push(chat)
  }
  return { hana, chats, ids: chats.map(({ chatId }) => chatId) }
}

describe('the inbox', () => {
  test('has the chat with the latest message first, whoever sent it', async () => {
    const { hana, chats, ids } = await someChats(3)
    expect(await idsOf(hana)).toEqual(ids.toReversed())
    await say(hana, ids[0] ?? '', 'Hello.')
    expect(await idsOf(hana)).toEqual([ids[0], ids[2], ids[1]])
    const [, second] = chats
    if (second) await say(second.other, second.chatId, 'Hello?')
    expect(await idsOf(hana)).toEqual([ids[1], ids[0], ids[2]])
    await read(hana, ids[2] ?? '', 1)
    expect(await idsOf(hana)).toEqual([ids[1], ids[0], ids[2]])
  })

  test('comes in pages, which together are all of it', async () => {
    const { hana, ids } = await someChats(5)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => inbox(hana, { page, limit: 2 })))
    for (const page of pages) expect(page).toMatchObject({ total: 5, totalPages: 3 })
    expect(pages.flatMap(({ chats }) => chats.map(({ _id }) => _id))).toEqual(ids.toReversed())
    await expect(inbox(hana, { page: 0 })).toBeRefused('invalid_input', 'page')
    await expect(inbox(hana, { limit: 101 })).toBeRefused('invalid_input', 'limit')
    await expect(inbox(hana, { filter: 'none' })).toBeRefused('invalid_input', 'filter')
  })

  test('shows what is unread alone when asked, and counts it', async () => {
    const { hana, ids } = await someChats(3)
    const [first = '', second = '', third = ''] = ids
    await read(hana, second, 1)
    await decide(hana, third, 'block')
    expect(await idsOf(hana, { filter: 'unread' })).toEqual([first])
    expect(await hana.call(countUnread)).toMatchObject({ messages: 1, chats: 1 })
    await read(hana, first, 1)
    expect(await inbox(hana, { filter: 'unread' })).toMatchObject({ chats: [], total: 0, totalPages: 0 })
    expect(await hana.call(countUnread)).toMatchObject({ messages: 0, chats: 0 })
  })

  test('shows requests until each is decided, whichever way', async () => {
    const hana = await anEmployer(app)
    const asked = async () => {
      const { chatId, by } = await aChat(app, { by: await aSeeker(app), with: hana })
      await say(by, chatId, 'Do you hire?')
      return { chatId, by }
    }
    const [accepted, answered, declined, blocked, applied, waiting] = [
      await asked(),
      await asked(),
      await asked(),
      await asked(),
      await asked(),
      await asked(),
    ]
    expect((await inbox(hana, { filter: 'requests' })).total).toBe(6)
    await decide(hana, accepted.chatId, 'accept')
    await say(hana, answered.chatId, 'Yes.')
    await decide(hana, declined.chatId, 'decline')
    await decide(hana, blocked.chatId, 'block')
    await anApplication(app, { by: applied.by, to: await aJob(app, { by: hana }) })
    expect(await idsOf(hana, { filter: 'requests' })).toEqual([waiting.chatId])
    expect(await inbox(hana, { filter: 'requests' })).toMatchObject({ total: 1, totalPages: 1 })
    expect((await inbox(waiting.by, { filter: 'requests' })).total).toBe(0)
    expect((await inbox(hana)).total).toBe(5)
  })

  test('leaves out a chat without a message, except for whoever started it', async () => {
    const { chatId, by, other } = await aChat(app)
    expect([await idsOf(by), await idsOf(other)]).toEqual([[chatId], []])
    expect((await inbox(other, { filter: 'requests' })).total).toBe(0)
    await say(by, chatId, 'Hello.')
    expect(await idsOf(other)).toEqual([chatId])
    expect(await chatOf(other, chatId)).toMatchObject({ lastMessage: { content: 'Hello.', seq: 1 }, unreadCount: 1 })
  })

  test('says what the latest application between the two is about', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
    const application = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Miller' }) })
    const { chatId } = await aChat(app, { by: hana, with: ana })
    expect((await inbox(hana)).chats[0]).toMatchObject({ _id: chatId, about: { application, jobTitle: 'Miller' } })
  })

  test('is no one else’s, and a moderator has none', async () => {
    const { ids } = await someChats(1)
    const otto = await anEmployer(app)
    expect(await idsOf(otto)).toEqual([])
    await expect(chatOf(otto, ids[0] ?? '')).toBeRefused('not_found')
    await expect(messagesOf(await aSeeker(app), ids[0] ?? '')).toBeRefused('not_found')
    await expect(inbox(await anAccount(app, 'admin'))).toBeRefused('not_allowed')
  })
})

describe('the other side of a chat', () => {
  test('is the company, and of the seeker the short name until the seeker accepts or answers', async () => {
    const { chatId, by: hana, other: ana } = await aChat(app, { by: await anEmployer(app, { businessName: 'Crust' }) })
    await say(hana, chatId, 'Hello.')
    expect(await nameOf(ana, chatId, hana)).toBe('Crust')
    expect(await nameOf(hana, chatId, ana)).toBe('Ana R.')
    expect(await nameOf(ana, chatId, ana)).toBe('Ana Ruiz')
    await say(ana, chatId, 'Hello.')
    expect(await nameOf(hana, chatId, ana)).toBe('Ana Ruiz')
    await decide(ana, chatId, 'block')
    expect(await nameOf(hana, chatId, ana)).toBe('Ana R.')
  })

  test('is the short name of a seeker who asks, until the employer accepts, and the whole one after an application', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const { chatId } = await aChat(app, { by: ana, with: hana })
    await say(ana, chatId, 'Do you hire?')
    expect(await nameOf(hana, chatId, ana)).toBe('Ana R.')
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
    expect(await nameOf(hana, chatId, ana)).toBe('Ana Ruiz')
  })

  test('holds neither email nor phone nor place', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(other, chatId, 'Hello.')
    const answer = JSON.stringify([await chatOf(by, chatId), await messagesOf(by, chatId), await inbox(other)])
    for (const secret of [by.email, other.email, '+12085550100', '43.6', 'password'])
      expect(answer).not.toContain(secret)
  })

  test('is no name of somebody who may not be seen any more, and their words stay', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(by, chatId, 'Hello.')
    await app.pool.query('update seekers set published_at = null')
    expect(await nameOf(by, chatId, other)).toBe('Job seeker')
    expect((await messagesOf(by, chatId)).messages).toHaveLength(1)
  })
})

describe('somebody who is suspended', () => {
  test('reads and writes nothing, and what they said stays with the other', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(other, chatId, 'Hello.')
    await app.pool.query('update users set suspended_at = now() where id = $1', [other._id])
    await expect(say(other, chatId, 'Hello?')).toBeRefused('account_suspended')
    await expect(messagesOf(other, chatId)).toBeRefused('account_suspended')
    await expect(inbox(other)).toBeRefused('account_suspended')
    expect((await messagesOf(by, chatId)).messages[0]).toMatchObject({ content: 'Hello.' })
    expect((await inbox(by)).total).toBe(1)
  })
})

describe('somebody whose account is deleted', () => {
  test('takes the chat along, and nothing fails for the other', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(other, chatId, 'Hello.')
    const client = await app.connect(by)
    await client.ask('openChat', { chatId })
    await app.pool.query('delete from users where id = $1', [other._id])
    expect(await inbox(by)).toMatchObject({ chats: [], total: 0 })
    expect(await by.call(countUnread)).toMatchObject({ messages: 0, chats: 0 })
    await expect(messagesOf(by, chatId)).toBeRefused('not_found')
    await expect(say(by, chatId, 'Hello?')).toBeRefused('not_found')
    await expect(client.ask('sendMessage', { chatId, content: 'Hello?' })).toBeRefused('not_found')
    await expect(client.ask('read', { chatId, seq: 1 })).toBeRefused('not_found')
  })
})
