import type { Message } from '@hearback/contract/hiring/chat.ts'
import type { Presence, Receipt } from '@hearback/contract/hiring/chat-events.ts'
import type * as z from 'zod/mini'
import { queryClient } from '../../api/query-client.ts'
import { onConnected, onSocket } from '../../api/socket.ts'
import { listenToApplicants } from './applicants.live.ts'
import { noteRead, patchChat, refreshChat, refreshInbox } from './cached-chats.ts'
import { ownId, ownUserId, presenceOf } from './chat.queries.ts'
import { keepOutbox } from './composer/outbox.ts'
import { sendWhenConnected } from './composer/send.ts'
import { endTyping, listenToTyping } from './composer/typing.ts'
import { forgetConversations, takeMessage } from './conversation/conversation.ts'
import { alertNewMessage, listenToTabs } from './new-message-alert.ts'
import { clearReceipts, markDelivered, sendReceiptsSoon } from './read-receipts.ts'

/**
 * Writes chat events of the socket into the query cache for the signed-in user. `open` navigates to a chat. Returns a
 * function that stops listening and clears the user's state.
 */
export function listenToChat(userId: string, open: (chatId: string) => void): () => void {
  const hear = (message: Message) => {
    takeMessage(message)
    if (message.sender === ownId()) {
      if (message.writer && message.writer._id !== ownUserId()) endTyping(message.chatId, writerOf(message))
      return
    }
    endTyping(message.chatId, writerOf(message))
    markDelivered(message.chatId, message.seq)
    void alertNewMessage(message, open)
  }
  const stops = [
    listenToTabs(),
    listenToTyping(),
    keepOutbox(userId),
    sendWhenConnected(),
    onSocket('receiveMessage', hear),
    onSocket('receiveFileMessage', hear),
    onSocket('receipt', takeReceipt),
    onSocket('presence', takePresence),
    onSocket('chatChanged', ({ chatId }) => {
      refreshChat(chatId)
      refreshInbox()
    }),
    listenToApplicants(),
    onSocket('applicationChanged', refreshStatuses),
    onConnected(afterConnecting),
  ]
  return () => {
    for (const stop of stops) stop()
    forgetConversations()
    clearReceipts()
  }
}

const writerOf = ({ sender, writer }: Message) => ({ userId: sender, writer })

function takeReceipt({ chatId, userId, deliveredSeq, readSeq }: z.infer<typeof Receipt>) {
  if (userId === ownId()) {
    // Read on another device of the same user.
    return noteRead(chatId, readSeq)
  }
  patchChat(chatId, (chat) => ({
    ...chat,
    othersDeliveredSeq: Math.max(chat.othersDeliveredSeq, deliveredSeq, readSeq),
    othersReadSeq: Math.max(chat.othersReadSeq, readSeq),
  }))
}

function takePresence(presence: Presence) {
  queryClient().setQueryData(presenceOf(presence.userId).queryKey, presence)
}

/** Keeps the latest status in the inbox current. */
function refreshStatuses() {
  void queryClient().invalidateQueries({ queryKey: ['chats', 'list'] })
}

let wasConnected = false

/** Refetches what was missed while disconnected. */
function afterConnecting() {
  sendReceiptsSoon()
  refreshStatuses()
  if (wasConnected) {
    refreshInbox()
    void queryClient().invalidateQueries({ queryKey: ['chats', 'one'] })
  }
  wasConnected = true
}
