import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aChat, chatId } from '../../../../test/chat-fixtures.ts'
import { beginChat, endChat, held, renderChat } from '../../../../test/fake-chat.tsx'
import { Inbox } from './Inbox.tsx'

vi.mock('socket.io-client', () => import('../../../../test/fake-socket.ts'))
afterEach(endChat)

test.each(['unread', 'blocked'] as const)(
  'the open chat stays in its place in a list that leaves it out: %s',
  async (why) => {
    await beginChat({ lastMessageAt: '2026-03-02T12:00:00.000Z', ...(why === 'blocked' && { closed: 'blocked' }) })
    const others = ['2026-03-02T13:00:00.000Z', '2026-03-02T11:00:00.000Z'].map((lastMessageAt, index) =>
      aChat({ _id: `01890000-0000-7000-8000-00000000000${index}`, lastMessageAt }),
    )
    held.answers['GET /api/chat/chats'] = () => Response.json({ chats: others, total: 2, totalPages: 1 })
    await renderChat(<Inbox selected={chatId} />)
    const links = page.getByRole('list', { name: 'Chats' }).getByRole('link')
    await expect.element(links.nth(1)).toHaveAttribute('aria-current', 'page')
    expect(links.elements()).toHaveLength(3)
  },
)
