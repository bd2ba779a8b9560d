import type { Message } from '@hearback/contract/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { chatOf, otherOf } from './chat.queries.ts'
import { firstWords } from './chat-words.ts'
import { mayNotify, notify } from './notifications.ts'

let shown: string | undefined

/** The chat that this tab shows; its messages need no announcement while the tab is visible. */
export function showChat(chatId: string | undefined): void {
  shown = chatId
}

const isVisible = () => document.visibilityState === 'visible'
const announced = new Map<string, number>()

/** Tells of a message of the other person, once, unless it can be seen anyway. */
export async function alertNewMessage(message: Message, open: (chatId: string) => void): Promise<void> {
  const { chatId, seq } = message
  if (seq <= (announced.get(chatId) ?? 0)) return
  announced.set(chatId, seq)
  if (isVisible()) tabs?.postMessage(message._id)
  if (chatId === shown && isVisible()) return
  const chat = await queryClient()
    .ensureQueryData(chatOf(chatId))
    .catch(() => undefined)
  if (!chat) return
  const { name } = otherOf(chat)
  const words = firstWords(message)
  if (chatId !== shown)
    toast({ text: `${name}: ${words}`, key: chatId, action: { label: t.open, run: () => open(chatId) } })
  if (isVisible() || !mayNotify() || (await isShownElsewhere(message._id))) return
  notify({ title: name, body: words, about: chatId, onClick: () => open(chatId) })
}

let tabs: BroadcastChannel | undefined
const seenElsewhere = new Set<string>()

/** Hears what other tabs of this browser show already. Answers how to stop. */
export function listenToTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel('hearback.seen-messages')
  tabs = channel
  channel.onmessage = ({ data }) => seenElsewhere.add(String(data))
  return () => {
    tabs = undefined
    channel.close()
    seenElsewhere.clear()
    announced.clear()
  }
}

/** The tab that the person is looking at says so within a moment. */
async function isShownElsewhere(id: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return seenElsewhere.has(id)
}
