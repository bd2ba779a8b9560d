import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { MessageTarget } from '../finding/message-target.ts'
import type { LogItem } from './message-items.ts'

/** Distance from the end, in pixels, within which new messages are followed. */
const AT_END = 80
/** Distance from the start, in pixels, within which older messages are fetched. */
const NEAR_START = 600

interface LogScroll {
  items: readonly LogItem[]
  /** Called with the highest sequence number of the other user's messages that is visible. */
  onSeen: (seq: number) => void
  onNearStart: () => void
  /** A loaded message to scroll to. */
  target: MessageTarget | undefined
}

/**
 * Scroll state of the log: starts at the target or the first unread message, follows the end while there, and reports what was seen.
 */
export function useLogScroll(
  log: RefObject<VirtualizerHandle | null>,
  { items, onSeen, onNearStart, target }: LogScroll,
) {
  const atEnd = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [seenSeq, setSeenSeq] = useState(0)
  const latest = useRef({ items, onSeen, onNearStart, target })
  latest.current = { items, onSeen, onNearStart, target }

  const toEnd = useCallback(() => {
    log.current?.scrollToIndex(latest.current.items.length - 1, { align: 'end' })
  }, [log])

  const look = useCallback(() => {
    const view = log.current
    if (!view || document.visibilityState !== 'visible') return
    const seq = lastSeen(latest.current.items, view)
    if (!seq) return
    setSeenSeq((before) => Math.max(before, seq))
    latest.current.onSeen(seq)
  }, [log])

  const onScroll = useCallback(() => {
    const view = log.current
    if (!view) return
    atEnd.current = view.scrollSize - view.scrollOffset - view.viewportSize < AT_END
    setIsAtEnd(atEnd.current)
    if (view.scrollOffset < NEAR_START) latest.current.onNearStart()
    look()
  }, [log, look])

  const onResize = useCallback(() => {
    if (atEnd.current) toEnd()
    look()
  }, [toEnd, look])

  useLayoutEffect(() => {
    if (latest.current.target) return
    const unread = latest.current.items.findIndex(({ kind }) => kind === 'unread')
    if (unread > 0) log.current?.scrollToIndex(unread, { align: 'start', offset: -48 })
    else toEnd()
  }, [log, toEnd])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation to a message
  useLayoutEffect(() => {
    const index = items.findIndex((item) => item.kind === 'message' && item.message.seq === target?.seq)
    if (index < 0) return
    atEnd.current = false
    setIsAtEnd(false)
    log.current?.scrollToIndex(index, { align: 'center' })
  }, [log, target?.seq, target?.key])

  const lastKey = items.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last row changes
  useEffect(() => {
    if (atEnd.current) toEnd()
    // Rows are measured after this effect.
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [lastKey, toEnd, look])

  useEffect(() => {
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [look])

  const goToEnd = () => {
    atEnd.current = true
    setIsAtEnd(true)
    toEnd()
  }
  return { isAtEnd, seenSeq, onScroll, onResize, goToEnd }
}

/** Highest sequence number of the other user's messages whose end, or a full screen, is in view. */
function lastSeen(items: readonly LogItem[], view: VirtualizerHandle): number {
  const end = view.scrollOffset + view.viewportSize
  let at = Math.min(view.findItemIndex(end), items.length - 1)
  const fillsScreen = view.getItemOffset(at) <= view.scrollOffset
  if (!fillsScreen && view.getItemOffset(at) + view.getItemSize(at) > end + 8) at -= 1
  for (; at >= 0; at -= 1) {
    const item = items[at]
    if (item?.kind === 'message' && !item.isOwn) return item.message.seq
  }
  return 0
}
