import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aMessage, bob, chatId } from '../../../../test/chat-fixtures.ts'
import {
  acknowledge,
  beginChat,
  connected,
  endChat,
  held,
  messagesFor,
  startChat,
  stopChat,
  takeIn,
} from '../../../../test/fake-chat.tsx'
import { fakeServer } from '../../../../test/fake-socket.ts'
import { queryClient } from '../../../api/query-client.ts'
import { allOutgoing, type Outgoing } from '../composer/outbox.ts'
import { discard, retry, sendText } from '../composer/send.ts'
import { messagesOf, reach } from './conversation.ts'
import type { History } from './history.ts'

vi.mock('socket.io-client', () => import('../../../../test/fake-socket.ts'))

const messages = (count: number) => Array.from({ length: count }, (_, index) => aMessage(index + 1))
beforeEach(() => beginChat({}, messages(3)))
afterEach(endChat)

const load = () => queryClient().fetchQuery(messagesOf(chatId))
const seqs = () =>
  queryClient()
    .getQueryData<History>(['messages', chatId])
    ?.messages.map(({ seq }) => seq)
const asked = () =>
  held.calls.filter(({ path }) => path.startsWith('/api/chat/messages/')).map(({ query }) => `${query}`)

describe('a pushed message', () => {
  test('is appended if it is the next one', async () => {
    await load()
    fakeServer.push('receiveMessage', aMessage(4))
    expect(seqs()).toEqual([1, 2, 3, 4])
    expect(asked()).toHaveLength(1)
  })

  test('is stored once, however often it arrives', async () => {
    await load()
    for (let time = 0; time < 3; time += 1) fakeServer.push('receiveMessage', aMessage(4))
    fakeServer.push('receiveMessage', aMessage(2))
    expect(seqs()).toEqual([1, 2, 3, 4])
  })

  test('behind a gap fetches the missing messages first, in order', async () => {
    await load()
    held.messages = messages(6)
    fakeServer.push('receiveMessage', aMessage(6))
    expect(seqs()).toEqual([1, 2, 3])
    await vi.waitFor(() => expect(seqs()).toEqual([1, 2, 3, 4, 5, 6]))
    expect(asked().at(-1)).toContain('after=3')
  })

  test('during a gap fetch is appended without another fetch', async () => {
    await load()
    held.messages = messages(6)
    let answer = (_: Response) => {}
    held.answers[`GET /api/chat/messages/${chatId}`] = () => new Promise((resolve) => (answer = resolve))
    fakeServer.push('receiveMessage', aMessage(6))
    await vi.waitFor(() => expect(asked()).toHaveLength(2))
    const late = messagesFor(new URLSearchParams({ after: '3', limit: '500' }))
    held.messages = messages(8)
    fakeServer.push('receiveMessage', aMessage(8))
    fakeServer.push('receiveMessage', aMessage(7))
    answer(late)
    await vi.waitFor(() => expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]))
    expect(asked()).toHaveLength(2)
  })

  test('during the first page load is not lost', async () => {
    const loading = load()
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    held.messages.push(aMessage(4))
    fakeServer.push('receiveMessage', aMessage(4))
    await loading
    await vi.waitFor(() => expect(seqs()).toEqual([1, 2, 3, 4]))
  })

  test('is left out when it is malformed', async () => {
    await load()
    fakeServer.push('receiveMessage', { ...aMessage(4), seq: 'four' })
    fakeServer.push('somethingElse', {})
    expect(seqs()).toEqual([1, 2, 3])
  })
})

test('after a reconnect fetches everything up to the server’s sequence number', async () => {
  await load()
  fakeServer.disconnect()
  held.messages = messages(1200)
  await connected()
  await reach(chatId, 1200)
  expect(seqs()).toEqual(held.messages.map(({ seq }) => seq))
})

describe('a sent message', () => {
  test('is in the outbox immediately, and a message once acknowledged', async () => {
    await load()
    acknowledge(takeIn)
    sendText(chatId, 'Hello')
    expect(allOutgoing().map(({ state, content }) => [state, content])).toEqual([['sending', 'Hello']])
    await vi.waitFor(() => expect(allOutgoing()).toEqual([]))
    expect(seqs()).toEqual([1, 2, 3, 4])
  })

  test('is retried with the same id if the connection broke before the acknowledgement', async () => {
    await load()
    sendText(chatId, 'Hello')
    fakeServer.disconnect()
    await vi.waitFor(() => expect(allOutgoing()[0]?.state).toBe('waiting'))
    acknowledge(takeIn)
    await connected()
    await vi.waitFor(() => expect(allOutgoing()).toEqual([]))
    const ids = fakeServer.eventsOf<{ clientMessageId: string }>('sendMessage').map((one) => one.clientMessageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(held.messages.filter(({ content }) => content === 'Hello')).toHaveLength(1)
  })

  test('keeps its order while the first one has to wait', async () => {
    await load()
    sendText(chatId, 'first')
    sendText(chatId, 'second')
    fakeServer.disconnect()
    await vi.waitFor(() => expect(allOutgoing()[0]?.state).toBe('waiting'))
    acknowledge(takeIn)
    await connected()
    await vi.waitFor(() => expect(allOutgoing()).toEqual([]))
    expect(held.messages.slice(3).map(({ content }) => content)).toEqual(['first', 'second'])
  })

  test('stays with its error when rejected, and can be retried or discarded', async () => {
    await load()
    acknowledge(() => ({ success: false, code: 'chat_closed', message: 'You can’t write in this chat anymore.' }))
    sendText(chatId, 'Hello')
    sendText(chatId, 'Anybody?')
    await vi.waitFor(() => expect(allOutgoing().map(({ state }) => state)).toEqual(['failed', 'failed']))
    const [hello, anybody] = allOutgoing() as [Outgoing, Outgoing]
    expect(hello.problem).toBe('You can’t write in this chat anymore.')
    discard(anybody)
    acknowledge(takeIn)
    retry(hello)
    await vi.waitFor(() => expect(allOutgoing()).toEqual([]))
    expect(held.messages.at(-1)).toMatchObject({ content: 'Hello', clientMessageId: hello.id })
  })

  test('survives a reload of the tab', async () => {
    sendText(chatId, 'Hello')
    const [{ id }] = allOutgoing() as [Outgoing]
    const kept = sessionStorage.getItem('hearback.outbox') ?? ''
    stopChat()
    sessionStorage.setItem('hearback.outbox', kept)
    acknowledge(takeIn)
    startChat()
    expect(allOutgoing().map((one) => one.id)).toEqual([id])
    await connected()
    await vi.waitFor(() => expect(allOutgoing()).toEqual([]))
    expect(held.messages.at(-1)?.clientMessageId).toBe(id)
  })
})

test('sends delivery receipts in batches', async () => {
  await load()
  for (const seq of [4, 5, 6]) fakeServer.push('receiveMessage', aMessage(seq, { sender: bob }))
  await vi.waitFor(() => expect(fakeServer.eventsOf('delivered')).toEqual([{ chatId, seq: 6 }]))
})
