import { decideChat, startChat, unblock } from '@hearback/contract/hiring/chat.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { patchChat, refreshChat, refreshInbox } from './cached-chats.ts'
import { chatOf } from './chat.queries.ts'

/** Returns the existing chat with a person, or creates one. */
export function useStartChat() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profileId: string) => call(startChat, { body: { profileId } }),
    onSuccess: ({ data }) => {
      client.setQueryData(chatOf(data._id).queryKey, data)
      refreshInbox()
    },
  })
}

export type Decision = 'accept' | 'decline' | 'block'

/** Accepts or declines a request, or blocks at any time. Refetches the chat after a conflict with the other side. */
export const useDecide = (chatId: string) =>
  useMutation({
    mutationFn: (decision: Decision) => call(decideChat, { params: { chatId }, body: { decision } }),
    onSuccess: ({ chat }) => {
      patchChat(chatId, () => chat)
      refreshInbox()
    },
    onError: () => refreshChat(chatId),
  })

export const useUnblock = (chatId: string) =>
  useMutation({
    mutationFn: () => call(unblock, { params: { id: chatId } }),
    onSettled: () => {
      refreshChat(chatId)
      refreshInbox()
    },
  })
