import * as locale from '@hearback/texts/web/locale.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { onClockChange, serverNow } from '../clock.ts'
import { readerDates } from './text/reader-dates.ts'

/** Render time of the server, so that the first client render shows the same text (hydration). */
export const PageMadeAt = createContext<number | undefined>(undefined)

const MINUTE = 60_000
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  stop ??= follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    stop?.()
    stop = undefined
  }
}

function follow(): () => void {
  const renew = () => {
    for (const one of listeners) one()
  }
  const timer = setInterval(renew, MINUTE / 4)
  const ignoreClock = onClockChange(renew)
  document.addEventListener('visibilitychange', renew)
  return () => {
    clearInterval(timer)
    ignoreClock()
    document.removeEventListener('visibilitychange', renew)
  }
}

const thisMinute = () => Math.floor(serverNow() / MINUTE) * MINUTE

/** Current server time in milliseconds, rounded down to the minute; re-renders once a minute. */
export function useNow(): number {
  const madeAt = useContext(PageMadeAt)
  return useSyncExternalStore(subscribe, thisMinute, () => madeAt ?? thisMinute())
}

const never = () => () => undefined

/**
 * False on the server and in the first client render, where times are in UTC; then true, with times in the device's
 * zone.
 */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Locale of dates in components that the server renders: that of the catalog, then the reader's. */
export const useDates = (): string => useSyncExternalStore(never, readerDates, () => locale.dates)
