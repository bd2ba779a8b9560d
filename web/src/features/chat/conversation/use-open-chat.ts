import { OpenedChat } from '@hearback/contract/hiring/chat-events.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { useEffect } from 'react'
import { ApiError } from '../../../api/call.ts'
import { note } from '../../../api/log.ts'
import { queryClient } from '../../../api/query-client.ts'
import { sendSocket, tellSocket, useConnection } from '../../../api/socket.ts'
import { presenceOf } from '../chat.queries.ts'
import { showChat } from '../new-message-alert.ts'
import { reach } from './conversation.ts'

const TRY_AGAIN = 3_000

/**
 * Subscribes to the chat at each connect, and only then fetches missed messages. The other order would lose messages in
 * between.
 */
export function useOpenChat(chatId: string): void {
  const connection = useConnection()
  useEffect(() => {
    showChat(chatId)
    return () => showChat(undefined)
  }, [chatId])
  useEffect(() => {
    if (!connection) return
    let again: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const open = async () => {
      if (!isOver && !(await openChat(chatId)) && !isOver) again = setTimeout(() => void open(), TRY_AGAIN)
    }
    void open()
    return () => {
      isOver = true
      clearTimeout(again)
      tellSocket('openChat', { chatId: null })
    }
  }, [chatId, connection])
}

/** Returns false if opening should be retried. */
async function openChat(chatId: string): Promise<boolean> {
  try {
    const { presence, lastSeq } = await sendSocket('openChat', { chatId }, OpenedChat)
    if (presence) queryClient().setQueryData(presenceOf(presence.userId).queryKey, presence)
    await reach(chatId, lastSeq)
    return true
  } catch (cause) {
    note(t.chatOpenFailed((cause as Error).message))
    return cause instanceof ApiError && [403, 404, 422].includes(cause.status)
  }
}
