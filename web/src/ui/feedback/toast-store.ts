import type { SentenceProps } from '../text/Sentence.tsx'

export interface ToastMessage {
  /** A text with names is given by its parts, so that browsers translate the sentence without the names. */
  text: string | SentenceProps
  /** Action while the toast is visible, usually undo. */
  action?: { label: string; run: () => void }
  /** Language of text and action, unless it is that of the page. */
  lang?: string
  /** Duration in milliseconds; longer by default when there is an action. */
  stays?: number
  /** A later toast with the same key replaces it. */
  key?: string
  /** Device time in milliseconds until which the action is possible: shows a countdown and can't be dismissed. */
  until?: number
}

export interface ShownToast extends ToastMessage {
  id: number
}

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast with one sentence; at most three without a countdown are visible at a time. */
export function toast(message: ToastMessage | string): void {
  const said = typeof message === 'string' ? { text: message } : message
  lastId += 1
  const others = shown.filter(({ key }) => key === undefined || key !== said.key)
  const all = [...others, { ...said, id: lastId }]
  const passing = all.filter(({ until }) => until === undefined).slice(-3)
  change(all.filter((one) => one.until !== undefined || passing.includes(one)))
}

export const dismissToast = (id: number): void => change(shown.filter((one) => one.id !== id))
export const dismissToastOf = (key: string): void => change(shown.filter((one) => one.key !== key))
export const shownToasts = (): readonly ShownToast[] => shown

/** Runs the action of the latest toast with a countdown. */
export function undoLatest(): void {
  const latest = shown.findLast(({ until }) => until !== undefined)
  if (!latest) return
  latest.action?.run()
  dismissToast(latest.id)
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
