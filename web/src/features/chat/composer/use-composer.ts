import { limits } from '@hearback/contract/values/limits.ts'
import { isVisible, normalizeText } from '@hearback/contract/values/text.ts'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { isConnected, useConnection } from '../../../api/socket.ts'
import { useDisconnected } from '../use-disconnected.ts'
import { keepDraft, keptDraft, onDraftOfOtherTab } from './drafts.ts'
import { sendFile, sendText } from './send.ts'
import { tellTyping } from './typing.ts'
import type { StagedFiles } from './use-staged-files.ts'

const COUNTED_FROM = limits.message - 500

/** State of the composer; the draft is kept on the device until it is sent. */
export function useComposer(chatId: string, files: StagedFiles, area: RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useState(() => keptDraft(chatId))
  const [isPressed, setPressed] = useState(false)
  const connection = useConnection()
  const isOffline = useDisconnected()
  const room = limits.message - text.trim().length
  const isEmpty = !isVisible(text) && files.files.length === 0
  useGrowing(area, text)
  useEffect(() => () => tellTyping(chatId, false), [chatId])
  // A message that another tab has sent must not wait here to be sent again. Text that differs from the draft stays.
  useEffect(
    () => onDraftOfOtherTab(chatId, (before, now) => setText((here) => (here === before ? now : here))),
    [chatId],
  )
  const write = (next: string) => {
    setText(next)
    setPressed(false)
    keepDraft(chatId, next)
    tellTyping(chatId, isVisible(next))
  }
  const send = () => {
    if (isEmpty || room < 0) return
    // Nothing is sent while not connected (product.md 5). A press while the page connects is kept until then.
    if (!isConnected()) return setPressed(true)
    const content = normalizeText(text).trim()
    for (const [index, file] of files.files.entries()) sendFile(chatId, file, index === 0 ? content : '')
    if (files.files.length === 0) sendText(chatId, content)
    files.clear()
    write('')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends what is written when the connection comes
  useEffect(() => {
    if (isOffline) setPressed(false)
    else if (isPressed && connection) send()
  }, [isPressed, connection, isOffline])
  return {
    text,
    write,
    send,
    isEmpty,
    /** Without a connection for so long that the draft stays where it is. */
    isOffline,
    room: text.length >= COUNTED_FROM ? room : undefined,
    stopTyping: () => tellTyping(chatId, false),
  }
}

/** Grows the textarea with its text, up to the maximum height of the style sheet. */
function useGrowing(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the text changes
  useLayoutEffect(() => {
    if (!area.current) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight}px`
  }, [area, text])
}
