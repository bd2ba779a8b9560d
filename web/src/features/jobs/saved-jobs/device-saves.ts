import { saveJob } from '@hearback/contract/jobs/jobs.ts'
import { useSyncExternalStore } from 'react'
import { ApiError, call } from '../../../api/call.ts'
import { localDeviceStorage } from '../../../api/device-storage.ts'
import { parseRecord } from '../../../api/parse-record.ts'

const KEY = 'hearback.saved-jobs'
const MAX = 30

const listeners = new Set<() => void>()
const stored = () => localDeviceStorage.getItem(KEY)

/** Ids of jobs that a visitor saved on this device, latest first; at most 30. */
export const deviceSaves = (): readonly string[] => idsIn(stored())

function idsIn(text: string | null): readonly string[] {
  const ids = parseRecord(text)?.ids
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX) : []
}

/** Saves a job on this device, or removes it. The oldest one makes room. */
export function setDeviceSave(id: string, save: boolean): void {
  const others = deviceSaves().filter((one) => one !== id)
  const ids = save ? [id, ...others].slice(0, MAX) : others
  if (ids.length > 0) localDeviceStorage.setItem(KEY, JSON.stringify({ ids }))
  else localDeviceStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

/** Whether this device saved the job; false on the server and in the first client render. */
export function useDeviceSave(id: string): boolean {
  return idsIn(useSyncExternalStore(onChange, stored, () => null)).includes(id)
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Moves the jobs of this device into the signed-in account, oldest first. Jobs that are gone are dropped; after any
 * other failure the rest stays for the next time.
 */
export async function uploadDeviceSaves(): Promise<void> {
  for (const id of deviceSaves().toReversed()) {
    try {
      await call(saveJob, { params: { id } })
    } catch (error) {
      if (!(error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code))) return
    }
    setDeviceSave(id, false)
  }
}
