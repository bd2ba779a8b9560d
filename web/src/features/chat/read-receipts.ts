import { readChat } from '@hearback/contract/hiring/chat.ts'
import type { ApiError } from '../../api/call.ts'
import { isConnected, sendSocket, tellSocket } from '../../api/socket.ts'
import { cachedChat, noteRead } from './cached-chats.ts'

const TOGETHER = 300

const arrived = new Map<string, number>()
const seen = new Map<string, number>()
/** Delivery receipts already sent to the server. */
const told = new Map<string, number>()
let isDue = false

/** Queues a delivery receipt for a message of the other user. */
export function markDelivered(chatId: string, seq: number): void {
  if (seq <= (told.get(chatId) ?? 0)) return
  arrived.set(chatId, Math.max(seq, arrived.get(chatId) ?? 0))
  soon()
}

/** Queues a read receipt; the read position never moves back. */
export function markRead(chatId: string, seq: number): void {
  if (seq <= Math.max(seen.get(chatId) ?? 0, cachedChat(chatId)?.readSeq ?? 0)) return
  seen.set(chatId, seq)
  soon()
}

/** Sends receipts that were queued while offline. */
export const sendReceiptsSoon = soon

function soon() {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    if (isConnected()) tell()
  }, TOGETHER)
}

function tell() {
  for (const [chatId, seq] of arrived) {
    // A read receipt implies delivery.
    if (seq > (seen.get(chatId) ?? 0)) tellSocket('delivered', { chatId, seq })
    told.set(chatId, seq)
  }
  arrived.clear()
  for (const [chatId, seq] of seen) void tellRead(chatId, seq)
}

async function tellRead(chatId: string, seq: number): Promise<void> {
  try {
    const { readSeq, unreadCount } = await sendSocket('read', { chatId, seq }, readChat.reply)
    noteRead(chatId, readSeq, unreadCount)
  } catch (cause) {
    // Retried with the next receipt or connect, unless the server rejected it for good.
    if ((cause as ApiError).status === 0) return
  }
  if (seen.get(chatId) === seq) seen.delete(chatId)
}

export function clearReceipts(): void {
  arrived.clear()
  seen.clear()
  told.clear()
}
