import { useSyncExternalStore } from 'react'

export type Badge = 'applicants' | 'messages' | 'notifications' | 'offers'

let counts: Readonly<Partial<Record<Badge, number>>> = {}
const listeners = new Set<() => void>()

/** Sets the count shown on a navigation entry; features set it, the layouts show it. */
export function setBadge(badge: Badge, count: number): void {
  if (counts[badge] === count) return
  counts = { ...counts, [badge]: count }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const NONE = {}

export const useBadges = (): Readonly<Partial<Record<Badge, number>>> =>
  useSyncExternalStore(
    subscribe,
    () => counts,
    () => NONE,
  )
