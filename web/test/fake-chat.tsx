import type { Chat, Message } from '@hearback/contract/hiring/chat.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { queryClient } from '../src/api/query-client.ts'
import { clearSession, type SessionUser, setSession } from '../src/api/session.ts'
import { keepConnected } from '../src/api/socket.ts'
import { listenToChat } from '../src/features/chat/chat.live.ts'
import { aChat, aMessage, ana } from './chat-fixtures.ts'
import { fakeServer } from './fake-socket.ts'
import { renderUi } from './render-ui.tsx'

/** State of the fake server, and the requests it received; tests may change it. */
export const held = {
  chat: aChat(),
  messages: [] as Message[],
  calls: [] as { method: string; path: string; query: URLSearchParams; body: unknown }[],
  /** Responses by method and path, which override the defaults. */
  answers: {} as Record<string, (body: unknown, query: URLSearchParams) => Response | Promise<Response>>,
}

function fetchFake(address: string, request: RequestInit = {}): Promise<Response> {
  const { pathname: path, searchParams: query } = new URL(address, location.origin)
  const method = request.method ?? 'GET'
  const body = typeof request.body === 'string' ? JSON.parse(request.body) : undefined
  held.calls.push({ method, path, query, body })
  const own = held.answers[`${method} ${path}`]
  return Promise.resolve(own ? own(body, query) : usual(path, query))
}

function usual(path: string, query: URLSearchParams): Response {
  if (path.startsWith('/api/chat/messages/')) return messagesFor(query)
  if (path.startsWith('/api/chat/chat/')) return Response.json({ chat: held.chat, applications: [] })
  if (path === '/api/chat/unread') return Response.json({ messages: held.chat.unreadCount, chats: 1 })
  if (path === '/api/chat/chats') return Response.json({ chats: [held.chat], total: 1, totalPages: 1 })
  return Response.json({ message: 'Not found.' }, { status: 404 })
}

export function messagesFor(query: URLSearchParams): Response {
  const [after, before] = [query.get('after'), query.get('before')]
  const limit = Number(query.get('limit'))
  const fit = held.messages.filter(({ seq }) => seq > Number(after ?? 0) && (!before || seq < Number(before)))
  const messages = after === null ? fit.slice(-limit) : fit.slice(0, limit)
  return Response.json({ messages, lastSeq: held.messages.length, total: fit.length, totalPages: 1 })
}

/** Stores a message like the server does: once per clientMessageId. */
export function takeIn({ content, clientMessageId }: { content: string; clientMessageId: string }) {
  const known = held.messages.find((one) => one.clientMessageId === clientMessageId)
  const message = known ?? aMessage(held.messages.length + 1, { sender: ana, content, clientMessageId })
  if (!known) held.messages.push(message)
  return { success: true, data: message }
}

export const acknowledge = (answer: (payload: { content: string; clientMessageId: string }) => unknown): void =>
  fakeServer.answer({ sendMessage: answer as never })

let stops: (() => void)[] = []

const anaUser: SessionUser = { _id: ana, email: 'ana@x.example', userType: 'jobseeker', emailVerified: true }

/** Signs Ana in, or another user, with the chat listening and the socket connected. */
export async function beginChat(chat: Partial<Chat> = {}, messages: Message[] = [], user = anaUser): Promise<void> {
  vi.stubGlobal('fetch', fetchFake)
  fakeServer.reset()
  const lastSeq = messages.length
  Object.assign(held, { messages, calls: [], answers: {}, chat: aChat({ lastSeq, readSeq: lastSeq, ...chat }) })
  fakeServer.answer({
    openChat: () => ({ success: true, data: { presence: null, lastSeq: held.messages.length } }),
    read: ({ seq }: { seq: number }) => ({ success: true, data: { readSeq: seq, unreadCount: 0 } }),
  })
  setSession({ token: 'a', user })
  startChat(user._id)
  await connected()
}

export function startChat(userId = ana): void {
  stops = [listenToChat(userId, () => undefined), keepConnected()]
}

export function stopChat(): void {
  for (const stop of stops.toReversed()) stop()
  stops = []
}

export function endChat(): void {
  stopChat()
  clearSession()
  queryClient().clear()
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
}

export const connected = () => vi.waitFor(() => fakeServer.connect())

export const renderChat = (ui: ReactNode, at?: string) =>
  renderUi(
    <QueryClientProvider client={queryClient()}>
      <div style={{ height: 640 }}>{ui}</div>
    </QueryClientProvider>,
    at,
  )
