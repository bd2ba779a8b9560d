import { createContext, useContext, useSyncExternalStore } from 'react'

/** The instant at which the server made the page, so that the first client render says the same words. */
export const PageMadeAt = createContext<number | undefined>(undefined)

const MINUTE = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const one of listeners) one()
  }, MINUTE / 4)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    clearInterval(timer)
    timer = undefined
  }
}

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE

/** The present, in milliseconds, rounded down to the minute; renews what uses it once a minute. */
export function useNow(): number {
  const madeAt = useContext(PageMadeAt)
  return useSyncExternalStore(subscribe, thisMinute, () => madeAt ?? thisMinute())
}

const never = () => () => undefined

/** False on the server and in the first client render: then times are UTC, afterwards those of the device. */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
