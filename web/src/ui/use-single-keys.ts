import { useSyncExternalStore } from 'react'
import { SINGLE_KEYS, singleKeys } from './single-keys.ts'

const listeners = new Set<() => void>()

/** Turns the shortcuts of a single key on or off, for as long as the device remembers. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SINGLE_KEYS)
    else localStorage.setItem(SINGLE_KEYS, 'off')
  } catch {
    // Nothing can be kept here; they stay on.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeys, () => true)
