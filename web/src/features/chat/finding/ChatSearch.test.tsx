import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChat, aMessage, ana, bob, chatId } from '../../../../test/chat-fixtures.ts'
import { beginChat, endChat, held, renderChat } from '../../../../test/fake-chat.tsx'
import { expectAccessible } from '../../../../test/render-ui.tsx'
import { Conversation } from '../conversation/Conversation.tsx'
import { Inbox } from '../inbox/Inbox.tsx'

vi.mock('socket.io-client', () => import('../../../../test/fake-socket.ts'))
afterEach(endChat)

const box = () => page.getByRole('searchbox', { name: 'Search your messages' })
const found = (content: string, seq = 7) => ({
  message: aMessage(seq, { sender: bob, content }),
  other: aChat().participants.find(({ _id }) => _id !== ana),
})
const reply = (part: object) => () => Response.json({ chats: [], messages: [], next: null, isComplete: true, ...part })

test('typing shows conversations and messages with the words marked, instead of the inbox', async () => {
  await beginChat()
  held.answers['GET /api/chat/search'] = reply({ chats: [held.chat], messages: [found('Can you start on Mónday?')] })
  await renderChat(<Inbox selected={undefined} />)
  await expect
    .element(page.getByRole('navigation', { name: 'Filter chats' }).or(page.getByRole('list', { name: 'Chats' })))
    .toBeVisible()
  await userEvent.type(box(), 'monday')
  const hit = page.getByRole('link', { name: /Can you start on Mónday/ })
  await expect.element(hit).toHaveAttribute('href', `/messages/${chatId}?find=monday&message=7`)
  expect(hit.element().querySelector('mark')?.textContent).toBe('Mónday')
  await expect.element(page.getByRole('heading', { name: 'Conversations' })).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: '1 conversation, 1 message' })).toBeInTheDocument()
  expect(page.getByRole('list', { name: 'Chats' }).query()).toBeNull()
  await expectAccessible()
  await userEvent.clear(box())
  await expect.element(page.getByRole('list', { name: 'Chats' })).toBeVisible()
})

test('a search without results, and one that does not reach all messages, say so', async () => {
  await beginChat()
  held.answers['GET /api/chat/search'] = reply({ isComplete: false })
  await renderChat(<Inbox selected={undefined} />)
  await userEvent.type(box(), 'zzz{Enter}')
  await expect.element(page.getByRole('heading', { name: 'No messages match your search' })).toBeVisible()
  await expect.element(page.getByText('20,000 messages', { exact: false })).toBeVisible()
})

test('a link to an old message fetches back to it, and shows it marked in the middle', async () => {
  const messages = Array.from({ length: 700 }, (_, index) =>
    aMessage(index + 1, { sender: index % 2 ? ana : bob, content: `Message ${index + 1}` }),
  )
  await beginChat({}, messages)
  await renderChat(<Conversation chatId={chatId} onContext={() => undefined} />, `/messages/${chatId}?message=20`)
  const log = page.getByRole('log')
  await expect.element(log.getByText('Message 20', { exact: true })).toBeInViewport()
  await expect.element(log.getByText('Message from your search. ')).toBeInTheDocument()
  const { top, bottom } = log.element().getBoundingClientRect()
  await vi.waitFor(() => {
    const row = log.getByText('Message 20', { exact: true }).element().getBoundingClientRect()
    expect(row.top).toBeGreaterThan(top + 40)
    expect(row.bottom).toBeLessThan(bottom - 40)
  })
})

test('a link to a message that does not exist shows the latest ones', async () => {
  await beginChat({}, [aMessage(1, { sender: bob, content: 'Hello' })])
  await renderChat(<Conversation chatId={chatId} onContext={() => undefined} />, `/messages/${chatId}?message=99`)
  await expect.element(page.getByRole('log').getByText('Hello')).toBeVisible()
})
