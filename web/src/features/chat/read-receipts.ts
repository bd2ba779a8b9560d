import { readChat } from '@hearback/contract/chat.ts'
import type { ApiError } from '../../api/call.ts'
import { isConnected, sendSocket, tellSocket } from '../../api/socket.ts'
import { cachedChat, noteRead } from './cached-chats.ts'

const TOGETHER = 300

const arrived = new Map<string, number>()
const seen = new Map<string, number>()
/** What the server knows to have arrived. */
const told = new Map<string, number>()
let isDue = false

/** A message of the other person has reached this device. */
export function markDelivered(chatId: string, seq: number): void {
  if (seq <= (told.get(chatId) ?? 0)) return
  arrived.set(chatId, Math.max(seq, arrived.get(chatId) ?? 0))
  soon()
}

/** A message of the other person was on a visible screen; reading never goes back. */
export function markRead(chatId: string, seq: number): void {
  if (seq <= Math.max(seen.get(chatId) ?? 0, cachedChat(chatId)?.readSeq ?? 0)) return
  seen.set(chatId, seq)
  soon()
}

/** Marks that could not be sent without a connection go out with the next one. */
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
    // Reading says it, too.
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
    // Tried again with the next mark or connection, unless the server says that it never will.
    if ((cause as ApiError).status === 0) return
  }
  if (seen.get(chatId) === seq) seen.delete(chatId)
}

export function clearReceipts(): void {
  arrived.clear()
  seen.clear()
  told.clear()
}
