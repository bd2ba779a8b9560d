import { listChats, listMessages, readChat, sendMessage, startChat } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const start = (by: Person, other: Person) => by.call(startChat, { body: { profileId: other._id } })
const page = (who: Person, chatId: string, query: Record<string, unknown> = {}) =>
  who.call(listMessages, { params: { chatId }, query })

describe('starting a chat', () => {
  test('answers the one there is, whoever asks again', async () => {
    const { chatId, by, other } = await aChat(app)
    expect((await start(by, other)).data._id).toBe(chatId)
    expect((await start(other, by)).data._id).toBe(chatId)
  })

  test('from both sides concurrently gives one chat', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const started = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? start(hana, ana) : start(ana, hana))),
    )
    expect(new Set(started.map(({ data }) => data._id)).size).toBe(1)
  })

  test('uses an outreach credit of the employer, 5 a month, however many start concurrently', async () => {
    const hana = await anEmployer(app)
    const seekers = await Promise.all(Array.from({ length: 8 }, () => aSeeker(app)))
    const results = await Promise.allSettled(seekers.map((seeker) => start(hana, seeker)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const [refused] = results.filter((result) => result.status === 'rejected')
    expect(refused?.reason.body).toMatchObject({ code: 'outreach_limit_reached', limit: 5, used: 5 })
    expect((await hana.call(listChats)).total).toBe(5)
  })

  test('costs nothing with somebody who applied', async () => {
    const hana = await anEmployer(app)
    for (let i = 0; i < 6; i++) {
      const ana = await aSeeker(app)
      await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) }).catch(() => {})
      await start(hana, ana)
    }
    expect(await app.db.selectFrom('usage_counters').selectAll().where('meter', '=', 'outreach').execute()).toEqual([])
  })

  test('gives the credit back when the seeker answers, once', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(by, chatId, 'We like your profile.')
    const used = async () =>
      (await app.db.selectFrom('usage_counters').select('used').where('meter', '=', 'outreach').execute())[0]?.used
    expect(await used()).toBe(1)
    await Promise.all([say(other, chatId, 'Hello.'), say(other, chatId, 'Hello again.')])
    expect(await used()).toBe(0)
  })

  test('is a request of one message for a seeker who has not applied, 5 a day', async () => {
    const ana = await aSeeker(app)
    const hana = await anEmployer(app)
    const { chatId } = await aChat(app, { by: ana, with: hana })
    await say(ana, chatId, 'Do you hire bakers?')
    await expect(say(ana, chatId, 'Hello?')).toBeRefused('chat_request_pending')
    await say(hana, chatId, 'Yes, do apply.')
    await say(ana, chatId, 'I will.')
    for (let i = 0; i < 4; i++) await start(ana, await anEmployer(app))
    await expect(start(ana, await anEmployer(app))).toBeRefused('request_limit_reached')
  })

  test('is refused with oneself, with one’s own side, without a profile, and with whom one may not see', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    await expect(start(hana, hana)).toBeRefused('invalid_input', 'profileId')
    await expect(start(hana, await anEmployer(app))).toBeRefused('not_found')
    await expect(start(ana, await aSeeker(app))).toBeRefused('not_found')
    await expect(start(await anAccount(app, 'jobseeker'), hana)).toBeRefused('profile_required')
    await expect(start(await anAccount(app, 'employer'), ana)).toBeRefused('profile_required')
    await app.pool.query('update seekers set published_at = null')
    await expect(start(hana, ana)).toBeRefused('not_found')
  })
})

describe('a message', () => {
  test('is stored once per clientMessageId, and a repeat answers the first', async () => {
    const { chatId, by } = await aChat(app)
    const first = await say(by, chatId, 'Hello.', 'one')
    const repeats = await Promise.all(Array.from({ length: 10 }, () => say(by, chatId, ' Hello. ', 'one')))
    expect(new Set(repeats.map(({ _id, seq }) => `${_id} ${seq}`))).toEqual(new Set([`${first._id} 1`]))
    await expect(say(by, chatId, 'Good bye.', 'one')).toBeRefused('message_id_reused')
    expect((await say(by, chatId, 'Next.')).seq).toBe(2)
  })

  test('keeps its id to its sender', async () => {
    const { chatId, by, other } = await aChat(app)
    const [first, second] = [await say(by, chatId, 'Hello.', 'one'), await say(other, chatId, 'Hi.', 'one')]
    expect(second._id).not.toBe(first._id)
  })

  test('is numbered without a gap in one order for both, however many send concurrently', async () => {
    const { chatId, by, other } = await aChat(app)
    const senders = Array.from({ length: 40 }, (_, i) => (i % 2 ? by : other))
    await Promise.all(senders.map((who, i) => say(who, chatId, `Message ${i}`, `id ${i}`)))
    await Promise.all(senders.map((who, i) => say(who, chatId, `Message ${i}`, `id ${i}`)))
    const mine = (await page(by, chatId, { after: 0 })).messages
    const theirs = (await page(other, chatId, { after: 0 })).messages
    expect(mine.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    expect(theirs.map(({ _id }) => _id)).toEqual(mine.map(({ _id }) => _id))
    expect(mine.map(({ createdAt }) => createdAt)).toEqual(mine.map(({ createdAt }) => createdAt).toSorted())
  })

  test('is refused empty, too long, and to those outside', async () => {
    const { chatId, by } = await aChat(app)
    await expect(say(by, chatId, '  ')).toBeRefused('invalid_input', 'content')
    await expect(say(by, chatId, 'x'.repeat(5_001))).toBeRefused('invalid_input', 'content')
    await expect(say(await aSeeker(app), chatId, 'Hello.')).toBeRefused('not_found')
    expect((await say(by, chatId, 'x'.repeat(5_000))).content).toHaveLength(5_000)
    const { data } = await by.call(sendMessage, { body: { chatId, content: 'Without an id.' } })
    expect(data).toMatchObject({ seq: 2, clientMessageId: null })
  })
})

describe('the messages of a chat', () => {
  test('come in pages of 10, the newest first and each oldest first, or after a number', async () => {
    const { chatId, by, other } = await aChat(app)
    for (let i = 1; i <= 13; i++) await say(by, chatId, `Message ${i}`)
    const numbers = async (query: Record<string, unknown>) =>
      (await page(other, chatId, query)).messages.map(({ seq }) => seq)
    expect(await page(other, chatId)).toMatchObject({
      total: 13,
      totalPages: 2,
      lastSeq: 13,
      recipient: { _id: by._id },
    })
    expect(await numbers({})).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(await numbers({ page: 2 })).toEqual([1, 2, 3])
    expect(await numbers({ page: 3 })).toEqual([])
    expect(await numbers({ after: 11 })).toEqual([12, 13])
    expect(await numbers({ before: 4, limit: 2 })).toEqual([2, 3])
    expect(await numbers({ after: 3, limit: 2 })).toEqual([4, 5])
  })

  test('count as unread until they are read, and marks never go back', async () => {
    const { chatId, by, other } = await aChat(app)
    for (const text of ['One', 'Two', 'Three']) await say(by, chatId, text)
    const unread = async () => (await other.call(listChats)).chats[0]?.unreadCount
    const read = (seq: number) => other.call(readChat, { body: { chatId, seq } })
    expect(await unread()).toBe(3)
    expect(await read(2)).toMatchObject({ readSeq: 2, unreadCount: 1 })
    expect(await read(1)).toMatchObject({ readSeq: 2, unreadCount: 1 })
    expect(await read(999)).toMatchObject({ readSeq: 3, unreadCount: 0 })
    expect(await unread()).toBe(0)
    const { messages } = await page(by, chatId)
    expect(messages.every(({ readAt, deliveredAt }) => readAt !== null && deliveredAt !== null)).toBe(true)
  })
})
