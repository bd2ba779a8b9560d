import { deviceNow } from '../clock.ts'
import type { localDeviceStorage } from './device-storage.ts'
import { parseRecord } from './parse-record.ts'
import { currentSession } from './session.ts'

type Fields = Record<string, unknown>

interface OwnItem {
  /** The value that this account stored, and the time in milliseconds. Undefined when absent, unreadable, or another account's. */
  read(userId?: string): (Fields & { at: number }) | undefined
  /** Returns whether the browser stored it; false without an account. */
  write(fields: Fields, userId?: string): boolean
  remove(): void
}

/** An object on this device that only the account that stored it reads back; by default the account that is signed in. */
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

/** Whether it is a time that Date can show (ECMA-262, 21.4.1.1). */
const isInstant = (at: unknown): at is number => typeof at === 'number' && Math.abs(at) <= 8.64e15
