import { sendMessage } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { aChat } from '../../../test/chat-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()

async function twoScreens() {
  const { chatId, by, other } = await aChat(app)
  return { chatId, by, other, hana: await app.connect(by), ana: await app.connect(other) }
}

describe('over the socket', () => {
  test('a message is acknowledged, and reaches the other and the sender’s other screens', async () => {
    const { chatId, by, hana, ana } = await twoScreens()
    const second = await app.connect(by)
    const sent = await hana.ask<{ _id: string }>('sendMessage', { chatId, content: 'Hello', clientMessageId: 'one' })
    const received = await eventually(() => ana.heard('receiveMessage')[0])
    expect(received).toMatchObject({ _id: sent._id, seq: 1, content: 'Hello', clientMessageId: null })
    expect(await eventually(() => second.heard('receiveMessage')[0])).toMatchObject({ clientMessageId: 'one' })
    expect(hana.heard('receiveMessage')).toEqual([])
  })

  test('a message of REST is pushed too, and the event with its id is only a hint', async () => {
    const { chatId, by, hana, ana } = await twoScreens()
    const { data } = await by.call(sendMessage, { body: { chatId, content: 'Hello' } })
    expect(await hana.ask('sendMessage', { chatId, _id: data._id })).toMatchObject({ _id: data._id, seq: 1 })
    expect(await hana.ask('sendMessage', { chatId, content: 'Next' })).toMatchObject({ seq: 2 })
    await eventually(() => (ana.heard('receiveMessage').length === 2 ? true : undefined))
    await expect(ana.ask('sendMessage', { chatId, _id: data._id })).toBeRefused('not_found')
  })

  test('typing goes to the screen that shows the chat, and notifyTyping to the others', async () => {
    const { chatId, other, hana, ana } = await twoScreens()
    const elsewhere = await app.connect(other)
    expect(await ana.ask('openChat', { chatId })).toMatchObject({ presence: { online: true }, lastSeq: 0 })
    await hana.ask('typing', { chatId, isTyping: true })
    expect(await eventually(() => ana.heard('typing')[0])).toMatchObject({ chatId, isTyping: true })
    await eventually(() => elsewhere.heard('notifyTyping')[0])
    expect([ana.heard('notifyTyping'), elsewhere.heard('typing'), hana.heard('typing')]).toEqual([[], [], []])
    hana.disconnect()
    expect(await eventually(() => ana.heard('typing')[1])).toMatchObject({ isTyping: false })
    expect(await eventually(() => ana.heard('presence')[0])).toMatchObject({ online: false })
  })

  test('reading is told to both', async () => {
    const { chatId, hana, ana } = await twoScreens()
    await hana.ask('sendMessage', { chatId, content: 'Hello' })
    expect(await ana.ask('delivered', { chatId, seq: 1 })).toEqual({ readSeq: 0, unreadCount: 1 })
    expect(await ana.ask('read', { chatId, seq: 1 })).toEqual({ readSeq: 1, unreadCount: 0 })
    const receipts = await eventually(() => (hana.heard('receipt').length === 2 ? hana.heard('receipt') : undefined))
    expect(receipts.map(({ deliveredSeq, readSeq }) => [deliveredSeq, readSeq])).toEqual([
      [1, 0],
      [1, 1],
    ])
  })

  test('nothing works for whom the chat is none of', async () => {
    const { chatId } = await twoScreens()
    const otto = await app.connect((await aChat(app)).by)
    for (const [event, payload] of [
      ['sendMessage', { chatId, content: 'Hello' }],
      ['typing', { chatId, isTyping: true }],
      ['openChat', { chatId }],
      ['read', { chatId, seq: 1 }],
      ['delivered', { chatId, seq: 1 }],
    ] as const) {
      await expect(otto.ask(event, payload)).toBeRefused('not_found')
    }
    await expect(otto.ask('sendMessage', { chatId, content: '' })).toBeRefused('invalid_input', 'content')
  })
})
