import { unblock } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { aChat, decide } from '../../../test/chat-factory.ts'
import type { TestSocket } from '../../../test/sockets.ts'

const app = testApp()

const typed = (client: TestSocket) => client.heard('typing').map(({ isTyping }) => isTyping)
const seen = (client: TestSocket) => client.heard('presence').map(({ online }) => online)
const presence = async (client: TestSocket, chatId: string) =>
  (await client.ask<{ presence: { online: boolean } | null }>('openChat', { chatId })).presence

describe('somebody who types', () => {
  test('and whose machine then stops is known to have stopped within 6 seconds, with nothing stored', async () => {
    const { chatId, by, other } = await aChat(app)
    const [hana, ana] = [await app.connect(by), await app.connect(other)]
    await ana.ask('openChat', { chatId })
    const start = Date.now()
    await hana.ask('typing', { chatId, isTyping: true })
    await eventually(() => typed(ana).at(-1) === false)
    expect(typed(ana)).toEqual([true, false])
    expect(Date.now() - start).toBeLessThan(6_000)
    const { rows } = await app.pool.query('select last_seq, updated_at = created_at as untouched from chats')
    expect(rows).toEqual([{ last_seq: 0, untouched: true }])
  }, 10_000)

  test('is heard by the other person alone, on screens that show the chat or another', async () => {
    const { chatId, by, other } = await aChat(app)
    const { chatId: another, other: bea } = await aChat(app, { by })
    const [hana, hanaElsewhere] = [await app.connect(by), await app.connect(by)]
    const [ana, anaElsewhere, stranger] = [await app.connect(other), await app.connect(other), await app.connect(bea)]
    await ana.ask('openChat', { chatId })
    await hanaElsewhere.ask('openChat', { chatId })
    await stranger.ask('openChat', { chatId: another })
    await hana.ask('typing', { chatId, isTyping: true })
    await eventually(() => typed(ana).length + anaElsewhere.heard('notifyTyping').length === 2)
    for (const client of [hana, hanaElsewhere, stranger]) {
      expect([client.heard('typing'), client.heard('notifyTyping')]).toEqual([[], []])
    }
  })
})

describe('a screen that wrote in a chat shows it', () => {
  const file = { file: Buffer.from('Shifts of June'), name: 'shifts.txt' }
  test.each([
    ['sendMessage', { content: 'Hello' }],
    ['sendFileMessage', file],
  ] as const)('by %s, with a client that never says what it shows', async (event, message) => {
    const { chatId, by, other } = await aChat(app)
    const [hana, ana] = [await app.connect(by), await app.connect(other)]
    await ana.ask(event, { chatId, ...message })
    await hana.ask('typing', { chatId, isTyping: true })
    await eventually(() => typed(ana).length > 0)
    expect(ana.heard('notifyTyping')).toEqual([])
  })

  test('but not with one that says so: it may send what waited for another chat', async () => {
    const { chatId, by, other } = await aChat(app)
    const { chatId: another } = await aChat(app, { with: other })
    const [hana, ana] = [await app.connect(by), await app.connect(other)]
    await ana.ask('openChat', { chatId })
    await ana.ask('sendMessage', { chatId: another, content: 'Late' })
    await hana.ask('typing', { chatId, isTyping: true })
    await eventually(() => typed(ana).length > 0)
    expect(ana.heard('notifyTyping')).toEqual([])
  })
})

describe('presence', () => {
  test('is who has any screen: closing one of two changes nothing, closing both does', async () => {
    const { chatId, by, other } = await aChat(app)
    const [hana, first, second] = [await app.connect(by), await app.connect(other), await app.connect(other)]
    expect(await presence(hana, chatId)).toMatchObject({ userId: other._id, online: true })
    first.disconnect()
    // Waits longer than the delay before a person counts as offline.
    const later = Date.now() + 3_500
    await eventually(() => Date.now() > later)
    expect(seen(hana)).toEqual([])
    expect(await presence(hana, chatId)).toMatchObject({ online: true })
    second.disconnect()
    await eventually(() => seen(hana).length > 0)
    expect(seen(hana)).toEqual([false])
    expect(await presence(hana, chatId)).toMatchObject({ online: false })
    await app.connect(other)
    await eventually(() => seen(hana).length > 1)
    expect(seen(hana)).toEqual([false, true])
  }, 15_000)

  test('and who types is hidden from whoever is blocked, from then on, until the block is taken back', async () => {
    const { chatId, by, other } = await aChat(app)
    const [hana, ana] = [await app.connect(by), await app.connect(other)]
    for (const client of [hana, ana]) expect(await presence(client, chatId)).toMatchObject({ online: true })
    await decide(other, chatId, 'block')
    await eventually(() => hana.heard('chatChanged').length > 0)
    const before = [seen(hana), typed(hana)]
    await ana.ask('typing', { chatId, isTyping: true })
    await app.connect(other)
    expect(await presence(hana, chatId)).toBeNull()
    expect([seen(hana), typed(hana)]).toEqual(before)
    await other.call(unblock, { params: { id: chatId } })
    expect(await presence(hana, chatId)).toMatchObject({ online: true })
    await app.connect(other)
    const [seenBefore = [], typedBefore = []] = before
    await eventually(async () => {
      // Presence events are volatile, so single ones may be dropped.
      await ana.ask('typing', { chatId, isTyping: true })
      return seen(hana).length > seenBefore.length && typed(hana).length > typedBefore.length
    })
  })
})
