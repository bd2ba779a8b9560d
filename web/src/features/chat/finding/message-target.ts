import * as t from '@hearback/texts/web/chat.ts'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { note } from '../../../api/log.ts'
import { fetchBackTo } from '../conversation/conversation.ts'
import { type History, oldestSeq } from '../conversation/history.ts'

export const FIND = 'find'
export const MESSAGE = 'message'

/** The number of the message that the URL leads to; undefined without one. */
export function readTarget(query: URLSearchParams): number | undefined {
  const seq = Number(query.get(MESSAGE))
  return Number.isSafeInteger(seq) && seq > 0 ? seq : undefined
}

/** The query of the inbox with its filter and search, without the message. */
export function withoutTarget(query: URLSearchParams): string {
  const next = new URLSearchParams(query)
  next.delete(MESSAGE)
  return next.toString()
}

export interface MessageTarget {
  seq: number
  /** Changes with each navigation, so that the same result can be followed again. */
  key: string
}

/** The message of the URL once it is loaded with everything after it. Fetches it if it is older than what is cached. */
export function useMessageTarget(chatId: string, history: History): MessageTarget | undefined {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const seq = readTarget(query)
  const exists = seq !== undefined && seq <= history.lastSeq
  const isLoaded = exists && history.messages.length > 0 && oldestSeq(history) <= seq
  useEffect(() => {
    if (!exists || isLoaded) return
    fetchBackTo(chatId, seq).catch((error: Error) => note(t.olderMessagesFailed(error.message)))
  }, [chatId, exists, isLoaded, seq])
  return isLoaded ? { seq, key } : undefined
}
