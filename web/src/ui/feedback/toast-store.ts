export interface ToastMessage {
  text: string
  /** Offered for as long as the toast stands; an undo is the usual one. */
  action?: { label: string; run: () => void }
  /** Milliseconds until it leaves by itself; longer when there is something to press. */
  stays?: number
  /** A later one with the same key takes its place. */
  key?: string
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

/** Says in one sentence what just happened. Call it from anywhere; at most three stand at once. */
export function toast(message: ToastMessage | string): void {
  const said = typeof message === 'string' ? { text: message } : message
  lastId += 1
  const others = shown.filter(({ key }) => key === undefined || key !== said.key)
  change([...others, { ...said, id: lastId }].slice(-3))
}

export const dismissToast = (id: number): void => change(shown.filter((one) => one.id !== id))
export const shownToasts = (): readonly ShownToast[] => shown

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
