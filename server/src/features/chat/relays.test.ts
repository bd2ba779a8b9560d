import '../../../test/matchers.ts'
import { sendFileMessage, sendMessage } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test, vi } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { aChat, holdChat, messagesOf, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'

const app = testApp()
const content = 'Hello there.'
const byHttp = async (who: Person, chatId: string) => (await who.call(sendMessage, { body: { chatId, content } })).data
const total = async (who: Person, chatId: string) => (await messagesOf(who, chatId)).total

describe('an older client that sends a message by HTTP and over the socket', () => {
  test('sends it once when it emits afterwards, and the other hears it once', async () => {
    const { chatId, by, other } = await aChat(app)
    const [own, others] = [await app.connect(by), await app.connect(other)]
    const { _id } = await byHttp(by, chatId)
    expect(await own.ask('sendMessage', { chatId, content, sender: by._id })).toMatchObject({
      _id,
      clientMessageId: null,
    })
    await own.ask('sendMessage', { chatId, content: 'Next.', clientMessageId: 'next' })
    await eventually(() => others.heard('receiveMessage').some((message) => message.content === 'Next.'))
    expect(others.heard('receiveMessage').map((message) => message.content)).toEqual([content, 'Next.'])
  })

  test('sends it once when it emits first', async () => {
    const { chatId, by } = await aChat(app)
    const own = await app.connect(by)
    const { _id, clientMessageId } = await own.ask<{ _id: string; clientMessageId: unknown }>('sendMessage', {
      chatId,
      content,
    })
    expect(clientMessageId).toBeNull()
    expect(await byHttp(by, chatId)).toMatchObject({ _id })
    expect(await total(by, chatId)).toBe(1)
  })

  test('sends each of 20 once when both ways run at the same time', async () => {
    const { chatId, by } = await aChat(app)
    const own = await app.connect(by)
    const texts = Array.from({ length: 20 }, (_, i) => `Message ${i}`)
    const both = texts.flatMap((text) => [
      by.call(sendMessage, { body: { chatId, content: text } }),
      own.ask('sendMessage', { chatId, content: text }),
    ])
    await Promise.all(both)
    expect(await total(by, chatId)).toBe(20)
  })

  test('sends a file once, in either order', async () => {
    for (const isFirst of [true, false]) {
      const { chatId, by } = await aChat(app)
      const own = await app.connect(by)
      const upload = () =>
        by.call(sendFileMessage, { body: { chatId }, file: new File(['A note.'], 'note.txt') } as never)
      const emit = () => own.ask('sendFileMessage', { chatId, file: Buffer.from('A note.'), name: 'note.txt' })
      for (const send of isFirst ? [upload, emit] : [emit, upload]) await send()
      expect(await total(by, chatId)).toBe(1)
    }
  })
})

/** The use case with separate module state on the same database, as in another process. */
async function asAnotherProcess() {
  vi.resetModules()
  return (await import('./sending/send-message.service.ts')).sendMessage
}

describe('two processes that get the same message in the same instant', () => {
  const rounds = Array.from({ length: 20 }, (_, n) => `Message ${n}`)

  test('store it once, whichever of its two ways reached which', async () => {
    const { chatId, by } = await aChat(app)
    const [here, there] = [await asAnotherProcess(), await asAnotherProcess()]
    const viewer = {
      userId: by._id,
      companyId: by._id,
      role: 'owner',
      userType: 'employer',
      sessionId: by._id,
      isFormerMember: false,
      pending: false,
      suspended: false,
    } as const
    for (const text of rounds) {
      const sent = { chatId, content: text }
      const both = await Promise.all([
        here(app.deps, viewer, sent),
        there(app.deps, viewer, sent, { connectionId: 'screen' }),
        there(app.deps, viewer, sent, { connectionId: 'other screen' }),
      ])
      expect(new Set(both.map(({ _id }) => _id)).size, text).toBe(1)
    }
    expect(await total(by, chatId)).toBe(rounds.length)
  })

  test('number what somebody writes without ids in its order', async () => {
    const { chatId, by } = await aChat(app)
    const own = await app.connect(by)
    await Promise.all(rounds.map((text) => own.ask('sendMessage', { chatId, content: text })))
    const { messages } = await messagesOf(by, chatId, { after: 0 })
    expect(messages.map((message) => message.content)).toEqual(rounds)
  })
})

test('a stranger takes no lock of a chat that they are not in', async () => {
  const { chatId, by } = await aChat(app)
  const stranger = await anEmployer(app)
  const release = await holdChat(app, chatId)
  await expect(byHttp(stranger, chatId)).toBeRefused('not_found')
  await expect(say(stranger, chatId, content)).toBeRefused('not_found')
  const waiting = byHttp(by, chatId)
  await release(1)
  expect(await waiting).toMatchObject({ content, seq: 1 })
})

describe('the same text', () => {
  test('is two messages after 10 seconds', async () => {
    const { chatId, by } = await aChat(app)
    const own = await app.connect(by)
    await byHttp(by, chatId)
    await app.pool.query(`update messages set created_at = created_at - interval '10 seconds'`)
    await own.ask('sendMessage', { chatId, content })
    expect(await total(by, chatId)).toBe(2)
  })

  test('is two messages by HTTP, of two people, in two chats, and with ids of their own', async () => {
    const { chatId, by, other } = await aChat(app)
    const elsewhere = await aChat(app, { by })
    const own = await app.connect(by)
    await byHttp(by, chatId)
    await byHttp(by, chatId)
    expect(await total(by, chatId)).toBe(2)
    const theirs = await app.connect(other)
    await theirs.ask('sendMessage', { chatId, content })
    expect(await total(by, chatId)).toBe(3)
    await own.ask('sendMessage', { chatId: elsewhere.chatId, content })
    expect(await total(by, elsewhere.chatId)).toBe(1)
    for (const clientMessageId of ['one', 'two']) await own.ask('sendMessage', { chatId, content, clientMessageId })
    expect(await total(by, chatId)).toBe(5)
  })
})
