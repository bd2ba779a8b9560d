import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aChat, bob } from '../../../test/chat-fixtures.ts'
import { beginChat, endChat, held, renderChat } from '../../../test/fake-chat.tsx'
import { MessageCompanyButton } from './MessageCompanyButton.tsx'

vi.mock('socket.io-client', () => import('../../../test/fake-socket.ts'))
afterEach(endChat)

const chats = (list: unknown[]) => () => Response.json({ chats: list, total: list.length, totalPages: 1 })
const applications = (list: unknown[]) => () => Response.json({ applications: list, total: list.length, totalPages: 1 })
const started = () => held.calls.some(({ method, path }) => method === 'POST' && path === '/api/chat/startchat')

async function press(known: { chats?: unknown[]; applications?: unknown[] }) {
  await beginChat()
  held.answers['GET /api/chat/chats'] = chats(known.chats ?? [])
  held.answers['GET /api/jobapplication/mine'] = applications(known.applications ?? [])
  await renderChat(<MessageCompanyButton id={bob} name="Copper Kettle" />)
  await page.getByRole('button', { name: /^Message/ }).click()
}

test.each([
  ['a chat', { chats: [aChat()] }],
  ['an application', { applications: [{ hr: bob }] }],
])('after %s the chat opens without a question', async (_, known) => {
  await press(known)
  await expect.poll(started).toBe(true)
})

test('explains the rules of requests to those who neither applied nor wrote before', async () => {
  await press({})
  await expect.element(page.getByText(/You haven’t applied here yet/)).toBeVisible()
  expect(started()).toBe(false)
})
