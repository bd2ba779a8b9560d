import type { Message } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { chatOf, otherOf } from './chat.queries.ts'
import { firstWords, senderName } from './chat-words.ts'
import { mayNotify, notify } from './notifications.ts'

let shown: string | undefined

/** Sets the chat shown in this tab; it raises no alerts while the tab is visible. */
export function showChat(chatId: string | undefined): void {
  shown = chatId
}

const isVisible = () => document.visibilityState === 'visible'
const announced = new Map<string, number>()

/** Alerts once to a message of the other user, unless a visible tab shows it. */
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
  const name = senderName(message, otherOf(chat).name)
  const words = firstWords(message)
  if (chatId !== shown)
    toast({
      text: { of: (who) => `${who}: ${words}`, names: [name] },
      key: chatId,
      action: { label: t.open, run: () => open(chatId) },
    })
  if (isVisible() || !mayNotify() || (await isShownElsewhere(message._id))) return
  notify({ title: name, body: words, about: chatId, onClick: () => open(chatId) })
}

let tabs: BroadcastChannel | undefined
const seenElsewhere = new Set<string>()

/** Listens for messages that other tabs already show. Returns a function that stops it. */
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

/** Waits 500 ms for a visible tab to report the message. */
async function isShownElsewhere(id: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return seenElsewhere.has(id)
}
