import { deviceNow } from '../clock.ts'
import type { localDeviceStorage } from './device-storage.ts'
import { parseRecord } from './parse-record.ts'
import { currentSession } from './session.ts'

type Fields = Record<string, unknown>

interface OwnItem {
  /**
   * The value stored by this account, with its time in milliseconds. Undefined when missing, invalid, or of another
   * account.
   */
  read(userId?: string): (Fields & { at: number }) | undefined
  /** Returns whether the browser stored it; false without an account. */
  write(fields: Fields, userId?: string): boolean
  remove(): void
}

/** An object stored on this device that only the same account can read; by default the signed-in account. */
export function ownItem(
  storage: typeof localDeviceStorage,
  key: string,
  options: { keepsOlder?: boolean } = {},
): OwnItem {
  return {
    read(userId = currentSession()?.user._id) {
      const { at, ...stored } = parseRecord(storage.getItem(key)) ?? {}
      const isOwn = userId !== undefined && stored.userId === userId
      return isOwn && isInstant(at) ? { ...stored, at } : undefined
    },
    write(fields, userId = currentSession()?.user._id) {
      if (userId === undefined) return false
      return storage.setItem(key, JSON.stringify({ ...fields, userId, at: deviceNow() }), options)
    },
    remove: () => storage.removeItem(key),
  }
}

/** Whether it is a valid time value (ECMA-262, 21.4.1.1). */
const isInstant = (at: unknown): at is number => typeof at === 'number' && Math.abs(at) <= 8.64e15
