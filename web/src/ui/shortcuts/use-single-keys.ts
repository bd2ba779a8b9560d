import { useSyncExternalStore } from 'react'
import { localDeviceStorage } from '../../api/device-storage.ts'
import { SINGLE_KEYS, singleKeys } from './single-keys.ts'

const listeners = new Set<() => void>()

/** Turns the shortcuts of a single key on or off, for as long as the device remembers. */
export function setSingleKeys(on: boolean): void {
  if (on) localDeviceStorage.removeItem(SINGLE_KEYS)
  else localDeviceStorage.setItem(SINGLE_KEYS, 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeys, () => true)
