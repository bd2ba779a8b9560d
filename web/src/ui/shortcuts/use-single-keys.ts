import { useSyncExternalStore } from 'react'
import { localDeviceStorage } from '../../api/device-storage.ts'
import { SINGLE_KEYS, singleKeys } from './single-keys.ts'

const listeners = new Set<() => void>()

/** Turns single-key shortcuts on or off; stored on the device. */
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
