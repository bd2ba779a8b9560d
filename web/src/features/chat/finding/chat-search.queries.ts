import { searchChats } from '@hearback/contract/hiring/chat-search.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Chats and messages with the words, latest first; an infinite query. */
export const chatSearch = (words: string) =>
  infiniteQueryOptions({
    queryKey: ['chats', 'search', words],
    queryFn: ({ pageParam, signal }) =>
      call(searchChats, { query: { query: words, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
